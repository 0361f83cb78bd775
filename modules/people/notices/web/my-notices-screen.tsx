import { useState } from 'react';
import { Button, Card, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { fetchFile, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { listOwnNotices, printOwnNotice } from '../contract/notices.ts';
import { KIND_WORDS, formatGrade } from '../rules/format-notice.ts';

type OwnNotice = Answer<typeof listOwnNotices>['notices'][number];

/** What was released to oneself: to be read, printed and saved. */
export function Screen() {
  const answer = useCall(listOwnNotices, {});
  const [shown, setShown] = useState<OwnNotice>();
  const notices = answer.data?.notices;
  return (
    <Page title={say('My notices')} intro={say('Your notices of salary adjustment and step increment, once they are released.')}>
      {answer.isError && !notices ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : !notices ? (
        <Skeleton h={240} aria-busy />
      ) : notices.length === 0 ? (
        <Card withBorder>
          <NothingHere
            title={say('No notice yet')}
            description={say('When HR releases a notice to you, you get a notification and the notice appears here.')}
          />
        </Card>
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {notices.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} onShow={() => setShown(notice)} />
          ))}
        </SimpleGrid>
      )}
      {shown && (
        <Dialog onClose={() => setShown(undefined)} title={KIND_WORDS[shown.kind]} size="paper">
          <IssuedPaper
            code={shown.code}
            of={['own notice', shown.id]}
            fetchPdf={() => fetchFile(printOwnNotice, { params: { id: shown.id } })}
            name={`${KIND_WORDS[shown.kind]} ${shown.effective_on}.pdf`}
          />
        </Dialog>
      )}
    </Page>
  );
}

function NoticeCard({ notice, onShow }: { notice: OwnNotice; onShow: () => void }) {
  const { salary_grade: grade, step_before: before, step_after: after } = notice;
  return (
    <Card withBorder component="article" aria-label={`${KIND_WORDS[notice.kind]}, ${longDate(notice.effective_on)}`}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Stack gap={0}>
            <Text fw={600}>{KIND_WORDS[notice.kind]}</Text>
            <Text size="sm" c="dimmed">
              {say('Effective {effectiveOn}, released {releasedAt}', {
                effectiveOn: longDate(notice.effective_on),
                releasedAt: formatDay(notice.released_at),
              })}
            </Text>
          </Stack>
          <Button variant="default" flex="none" leftSection={<IconFileText size={16} />} onClick={onShow}>
            {say('Show')}
          </Button>
        </Group>
        <Text size="sm">
          {say('SG {before}, {amountBefore} → SG {after}, {amountAfter}: {difference} more a month.', {
            before: formatGrade(grade, before),
            amountBefore: formatMoney(notice.amount_before),
            after: formatGrade(grade, after),
            amountAfter: formatMoney(notice.amount_after),
            difference: formatMoney(notice.amount_after - notice.amount_before),
          })}
        </Text>
      </Stack>
    </Card>
  );
}
