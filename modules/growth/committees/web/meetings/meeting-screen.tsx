import { useState } from 'react';
import { Alert, Button, Card, Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { printMeeting, readMeeting, type Meeting } from '../../contract/meetings.ts';
import { Agenda } from './agenda.tsx';
import { MeetingActs } from './meeting-acts.tsx';
import { MeetingBadge } from './meeting-badge.tsx';
import { Minutes } from './minutes.tsx';
import { Presence } from './presence.tsx';

/** One meeting: its agenda with what was decided, who is present, its minutes; for who keeps it, who chairs it and who sits there. */
export function Screen() {
  const id = Number(useParams()['id']);
  const answer = useCall(readMeeting, { params: { id } });
  const [isPrinting, setPrinting] = useState(false);
  if (answer.isError && !answer.data) return <RecordFailed title={say('Meeting')} list="/account/development" answer={answer} />;
  if (!answer.data) return <Skeleton h={420} aria-busy />;
  const { meeting } = answer.data;
  const isHeld = meeting.state === 'HELD' || meeting.state === 'MINUTES_APPROVED';
  return (
    <Page
      title={meeting.committee}
      intro={`${longDate(meeting.date)}, ${clockTime(meeting.begins)}, ${meeting.place}`}
      actions={
        <>
          <MeetingBadge state={meeting.state} />
          <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
            {isHeld ? say('Minutes') : say('Agenda')}
          </Button>
          <MeetingActs answer={answer.data} />
        </>
      }
    >
      <Quorum answer={answer.data} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="md">
            <Agenda answer={answer.data} />
            {isHeld && <Minutes answer={answer.data} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="md">
            <Presence answer={answer.data} />
            <Steps steps={answer.data.steps} />
          </Stack>
        </Grid.Col>
      </Grid>
      {isPrinting && (
        <Dialog title={isHeld ? say('Minutes of the meeting') : say('Agenda')} size="paper" onClose={() => setPrinting(false)}>
          <PdfView
            of={['meeting', id, answer.data.version, answer.dataUpdatedAt]}
            name={`${meeting.committee}, ${meeting.date}.pdf`}
            fetchPdf={() => fetchFile(printMeeting, { params: { id } })}
          />
        </Dialog>
      )}
    </Page>
  );
}

function Quorum({ answer: { meeting, quorum } }: { answer: Meeting }) {
  if (meeting.state !== 'HELD' || quorum.holds) return null;
  return (
    <Alert color="yellow" title={say('No quorum')}>
      {say('{needed} members with a vote are needed, {voting} are present. Items can be deferred; or the meeting is put off.', {
        needed: quorum.needed,
        voting: quorum.voting,
      })}
    </Alert>
  );
}

function Steps({ steps }: Pick<Meeting, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {say('History')}
        </Title>
        {steps.map(({ label, by, at, reason }) => (
          <Group key={at + label} gap={4}>
            <Text size="sm">
              <strong>{label}</strong>
              {by !== null && `, ${by}`}, {formatInstant(at)}
              {reason !== '' && `: ${reason}`}
            </Text>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
