import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readOwnDay, type DtrDayDetail } from '../../contract/days.ts';
import { appearanceOf } from '../days/day-appearance.ts';

/** One's own punches of today in one line; follows the devices live. */
export function Card() {
  const { personnel } = useCurrentUser();
  return personnel && <OwnToday personnelId={personnel.id} />;
}

function OwnToday({ personnelId }: { personnelId: number }) {
  const date = useToday();
  const detail = useCall(readOwnDay, { params: { date } }, { search: true }).data;
  useLiveRefresh(`private-person-${personnelId}`, 'days', '/api/account/dtr');
  if (!detail) return null;
  return (
    <Text size="sm">
      <Anchor component={Link} to={`/account/dtr/${date}`} size="sm" fw={500} underline="always">
        {say('Today')}
      </Anchor>
      : {formatToday(detail.day)}
    </Text>
  );
}

function formatToday(day: DtrDayDetail['day']): string {
  if (!day) return say('no punch yet');
  const punches = [
    ['in', day.am_in],
    ['out', day.am_out],
    ['in', day.pm_in],
    ['out', day.pm_out],
  ] as const;
  const made = punches.flatMap(([way, minutes]) => (minutes === null ? [] : [{ way, at: clockTime(minutes) }]));
  const words = made.map(({ way, at }) => `${way} ${at}`);
  if (words.length === 0) return appearanceOf(day).label;
  return [...words, ...(made.at(-1)!.way === 'in' ? [say('out not yet')] : [])].join(' · ');
}
