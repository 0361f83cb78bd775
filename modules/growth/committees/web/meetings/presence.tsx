import { useState } from 'react';
import { Button, Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { REPRESENTED_NAMES, SEAT_NAMES } from '../../contract/codes.ts';
import { readMeeting, recordPresence, type Meeting } from '../../contract/meetings.ts';

/** Who sits on the day of the meeting and who was there; marked by who keeps it, until something was decided. */
export function Presence({ answer }: { answer: Meeting }) {
  const { meeting, seats, quorum, is_kept: isKept } = answer;
  const isOpen = isKept && meeting.decided === 0 && ['CALLED', 'HELD'].includes(meeting.state) && meeting.date <= today().toString();
  const isHeld = meeting.state === 'HELD' || meeting.state === 'MINUTES_APPROVED';
  return (
    <Card withBorder component="section" aria-label={isHeld ? 'Present' : 'Members'}>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {isHeld ? 'Present' : 'Members'}
        </Title>
        <Text size="sm" c="dimmed">
          {isHeld ? `${quorum.voting} of ${quorum.seats} with a vote; ` : `${quorum.seats} with a vote; `}
          {`${quorum.needed} are a quorum.`}
        </Text>
        {isOpen ? (
          <Marks key={meeting.state} answer={answer} />
        ) : (
          seats.map((seat) => (
            <Group key={seat.id} justify="space-between" wrap="nowrap" gap="xs">
              <Who seat={seat} />
              {isHeld && <Text size="sm">{seat.is_present ? 'Present' : 'Absent'}</Text>}
            </Group>
          ))
        )}
      </Stack>
    </Card>
  );
}

function Marks({ answer: { meeting, seats } }: { answer: Meeting }) {
  const [marked, setMarked] = useState(() => new Set(seats.filter((seat) => seat.is_present).map(({ id }) => id)));
  const sending = useSend(recordPresence, { alsoRefresh: [readMeeting], onDone: ({ message }) => showSuccess(message) });
  const mark = (id: number, isPresent: boolean) => {
    const next = new Set(marked);
    if (isPresent) next.add(id);
    else next.delete(id);
    setMarked(next);
  };
  return (
    <>
      {seats.map((seat) => (
        <Checkbox
          key={seat.id}
          checked={marked.has(seat.id)}
          onChange={({ currentTarget }) => mark(seat.id, currentTarget.checked)}
          label={<Who seat={seat} />}
        />
      ))}
      <Group justify="flex-end">
        <Button
          loading={sending.isPending}
          disabled={marked.size === 0}
          onClick={() => sending.mutate({ params: { id: meeting.id }, body: { seats: [...marked] } })}
        >
          {meeting.state === 'CALLED' ? 'Open the meeting' : 'Save who is present'}
        </Button>
      </Group>
    </>
  );
}

function Who({ seat }: { seat: Meeting['seats'][number] }) {
  return (
    <span>
      <Text size="sm" span>
        {seat.fullname}
      </Text>
      <Text size="xs" c="dimmed" display="block" span>
        {SEAT_NAMES[seat.role]}
        {seat.represents !== null && `, ${REPRESENTED_NAMES[seat.represents].toLowerCase()}`}
      </Text>
    </span>
  );
}
