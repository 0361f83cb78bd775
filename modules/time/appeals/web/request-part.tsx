import { Alert, Card, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { APPEAL_REASONS, readAppeal, readProof, type Appeal } from '../contract/appeals.ts';
import { DayComparison } from './day-comparison.tsx';
import { formatClaims } from './list/appeals-list.tsx';
import { PunchLines } from './punch-lines.tsx';

export const readAhead = partAhead(readAppeal);

/** What the one who decides sees: what is claimed and why, the day as it is, what was punched, and what the day would come to. */
export function Part({ recordId }: RequestPartProps) {
  const answer = useCall(readAppeal, { params: { id: recordId } });
  const appeal = answer.data?.appeal;
  if (answer.isError && !appeal) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (appeal?.id !== recordId) return <Skeleton h={240} aria-busy />;
  return (
    <Stack gap="md">
      {appeal.scheduled_then !== null && (
        <Alert color="yellow" title={say('The schedule of this day has changed since the appeal was filed')}>
          {say('Then: {scheduledThen}. Now: {scheduled}.', {
            scheduledThen: appeal.scheduled_then,
            scheduled: appeal.now?.scheduled ?? '—',
          })}
        </Alert>
      )}
      <Facts
        facts={[
          ['Date', longDate(appeal.date)],
          ['Claimed', formatClaims(appeal)],
          ['Reason', formatReason(appeal)],
          ['Explanation', appeal.explanation],
          ['Proof', appeal.proof && <Proof appeal={appeal} />],
        ]}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Card withBorder padding="md">
          <Stack gap="xs">
            <Title order={3} size="h5">
              {say('What the day comes to')}
            </Title>
            <DayComparison now={appeal.now} wouldBe={appeal.would_be} />
          </Stack>
        </Card>
        <Card withBorder padding="md">
          <Stack gap="xs">
            <Title order={3} size="h5">
              {say('Punched')}
            </Title>
            <PunchLines punches={appeal.punches} />
          </Stack>
        </Card>
      </SimpleGrid>
    </Stack>
  );
}

function formatReason({ reason, forgot_in_month }: Appeal): string {
  if (reason !== 'FORGOT') return APPEAL_REASONS[reason];
  return `${APPEAL_REASONS.FORGOT}, ${forgot_in_month === 1 ? 'the only one' : `one of ${forgot_in_month}`} this month`;
}

function Proof({ appeal: { id, proof } }: { appeal: Appeal }) {
  return (
    <FileLink py={4} endpoint={readProof} input={{ params: { id } }}>
      <IconPaperclip size={14} aria-hidden /> {proof}
    </FileLink>
  );
}
