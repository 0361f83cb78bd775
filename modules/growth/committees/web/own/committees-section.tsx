import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { SEAT_NAMES } from '../../contract/codes.ts';
import { listOwnSeats } from '../../contract/committees.ts';
import type { MeetingState } from '../../workflow.ts';
import { MeetingBadge } from '../meetings/meeting-badge.tsx';

/** Where one sits, and the meetings of these committees. */
export function Section() {
  const answer = useCall(listOwnSeats, {});
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={80} aria-busy />;
  const { seats, meetings } = answer.data;
  if (seats.length === 0)
    return <NothingHere title="You sit on no committee" description="Once an order names you, its meetings and minutes are here." />;
  return (
    <Stack gap="sm">
      {seats.map((seat) => (
        <Text key={seat.committee_id} size="sm">
          <strong>{seat.name}</strong>, {SEAT_NAMES[seat.role].toLowerCase()} by {seat.order_no}, since {longDate(seat.from)}
          {seat.to !== null && ` until ${longDate(seat.to)}`}
        </Text>
      ))}
      {meetings.map((meeting) => (
        <Group key={meeting.id} gap="sm">
          <Anchor component={Link} to={`/lnd/manage/committee/meetings/${meeting.id}`} size="sm" py={4}>
            {longDate(meeting.date)}, {clockTime(meeting.begins)}: {meeting.name}
          </Anchor>
          {meeting.is_mine ? (
            <StatusBadge tone="waiting">Minutes to approve</StatusBadge>
          ) : (
            <MeetingBadge state={meeting.state as MeetingState} />
          )}
        </Group>
      ))}
    </Stack>
  );
}
