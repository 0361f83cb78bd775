import { useState } from 'react';
import { Alert, Anchor, Button, Card, Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { printCommittee, readCommittee, type SeatRow } from '../../contract/committees.ts';
import type { MeetingState } from '../../workflow.ts';
import { MeetingBadge } from '../meetings/meeting-badge.tsx';
import { PlanDialog } from '../meetings/plan-dialog.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { SeatTable } from './seat-table.tsx';

type Opened = 'seat' | 'print' | 'meeting' | SeatRow | null;

/** Who sits on a committee, by which order and until when; its quorum and its meetings. */
export function CommitteePage({ id }: { id: number }) {
  const answer = useCall(readCommittee, { params: { id } });
  const [opened, setOpened] = useState<Opened>(null);
  if (answer.isError) return <RecordFailed title="Committee" list="/lnd/manage/committee/members" answer={answer} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { committee, seats, meetings, version } = answer.data;
  const close = () => setOpened(null);
  return (
    <Page
      title={committee.name}
      actions={
        <>
          <Button variant="default" onClick={() => setOpened('meeting')}>
            Plan a meeting
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setOpened('print')}>
            Print the members
          </Button>
        </>
      }
      main={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('seat')}>
          Seat a member
        </Button>
      }
    >
      {committee.missing.length > 0 && (
        <Alert color="yellow" title="The committee is not complete">
          It still needs {committee.missing.join(', ')}.
        </Alert>
      )}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 9 }}>
          <Card withBorder padding={0}>
            {seats.length > 0 ? (
              <SeatTable kind={committee.kind} seats={seats} onEdit={setOpened} />
            ) : (
              <NothingHere title="No members yet" description="The chair first, then the members and the secretary." />
            )}
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 3 }}>
          <Stack gap="md">
            <Card withBorder>
              <Facts
                facts={[
                  ['Seats with a vote', String(committee.seats)],
                  ['Quorum', committee.seats === 0 ? 'None yet' : `${committee.needed} of them`],
                  ['A term ends on', committee.next_end && longDate(committee.next_end)],
                ]}
              />
            </Card>
            <Card withBorder>
              <Stack gap="xs">
                <Title order={2} size="h4">
                  Meetings
                </Title>
                {meetings.length === 0 && (
                  <Text size="sm" c="dimmed">
                    None yet.
                  </Text>
                )}
                {meetings.map((meeting) => (
                  <Group key={meeting.id} gap="xs">
                    <Anchor component={Link} to={`/lnd/manage/committee/meetings/${meeting.id}`} size="sm" py={4}>
                      {longDate(meeting.date)}, {clockTime(meeting.begins)}
                    </Anchor>
                    <MeetingBadge state={meeting.state as MeetingState} />
                  </Group>
                ))}
              </Stack>
            </Card>
          </Stack>
        </Grid.Col>
      </Grid>
      {opened === 'seat' && <SeatDialog committee={committee} seat={null} onClose={close} />}
      {opened === 'meeting' && <PlanDialog committee={committee} onClose={close} />}
      {opened !== null && typeof opened === 'object' && <SeatDialog committee={committee} seat={opened} onClose={close} />}
      {opened === 'print' && (
        <Dialog title="Members of the committee" size="paper" onClose={close}>
          <PdfView
            of={['print', id, version]}
            name={`${committee.name}.pdf`}
            fetchPdf={() => fetchFile(printCommittee, { params: { id } })}
          />
        </Dialog>
      )}
    </Page>
  );
}
