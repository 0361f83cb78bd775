import { Alert, Grid, Group, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readOwnPaper, type OwnPaperPage } from '../../contract/own-papers.ts';
import { HOP_ENDS, INSTRUCTIONS, OWN_AS } from '../../contract/words.ts';
import { StateBadge } from '../page/state-badge.tsx';

/** A paper of the reader: where it is, and the offices on its way. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readOwnPaper, { params: { id } });
  const paper = answer.data?.paper;
  if (answer.isError) return <RecordFailed title={say('My paper')} list="/my/papers" answer={answer} />;
  if (paper?.id !== id) return <Skeleton h={320} aria-busy />;
  return (
    <Page title={paper.tracking_no} intro={paper.subject}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <RecordPart title={say('Where it is')}>
            <Stack gap="sm">
              <Group>
                <StateBadge state={paper.state} />
              </Group>
              <Text fw={600} size="lg">
                {formatPlace(paper)}
              </Text>
              {paper.said.map(({ at, label, reason }) => (
                <Alert key={at} title={label} color="gray">
                  {reason}
                </Alert>
              ))}
              <Facts
                facts={[
                  ['Yours', OWN_AS[paper.own_as]],
                  ['Type', paper.type],
                  ['Registered', `${formatInstant(paper.registered_at)}, ${paper.origin.fullname}`],
                  ['Due', paper.closed_at === null && formatInstant(paper.due_at)],
                  ['Closed', paper.closed_at !== null && formatInstant(paper.closed_at)],
                ]}
              />
            </Stack>
          </RecordPart>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <RecordPart title={say('Its way')}>
            <Way stays={paper.stays} />
          </RecordPart>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Way({ stays }: Pick<OwnPaperPage, 'stays'>) {
  return (
    <Timeline active={stays.length} bulletSize={12} lineWidth={2} aria-label={say('Its way')}>
      {stays.toReversed().map((stay) => (
        <Timeline.Item key={stay.no} title={stay.office.fullname}>
          {stay.instruction !== '' && (
            <Text size="sm">
              {say('For your attention: {instruction}', {
                instruction: [say(INSTRUCTIONS[stay.instruction as keyof typeof INSTRUCTIONS] ?? stay.instruction), stay.note]
                  .filter(Boolean)
                  .join('. '),
              })}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {stay.received_at === null
              ? say('Sent {sentAt}', { sentAt: formatInstant(stay.sent_at) })
              : say('Received {receivedAt}', { receivedAt: formatInstant(stay.received_at) })}
            {stay.ended_at !== null &&
              stay.ended_as !== null &&
              `; ${HOP_ENDS[stay.ended_as].toLowerCase()} ${formatInstant(stay.ended_at)}`}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function formatPlace({ state, holder }: OwnPaperPage): string {
  if (holder === null) return 'Closed';
  if (state === 'PICKUP') return `Ready for you at ${holder.fullname}`;
  return state === 'INCOMING' || state === 'RETURNED' ? `On its way to ${holder.fullname}` : `At ${holder.fullname}`;
}
