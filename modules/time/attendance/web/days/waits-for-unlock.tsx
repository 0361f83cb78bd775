import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DtrDay } from '../../contract/days.ts';
import { appearanceOf } from './day-appearance.ts';

/** What came in after the lock of the month, and what the day would come to. */
export function WaitsForUnlock({ day, wouldBe }: { day: DtrDay; wouldBe: DtrDay }) {
  return (
    <Alert color="yellow" p="xs" icon={<IconLock size={18} />} title={say('Pending: arrived after the lock')}>
      {say('While the month is locked this day stays: {date}. With what arrived since, it would be: {date2}. HR can reopen the month.', {
        date: formatDay(day),
        date2: formatDay(wouldBe),
      })}
    </Alert>
  );
}

/** `Late 12 min (8:12 AM, 12:01 PM, 12:58 PM, 5:03 PM)`. */
export function formatDay(day: DtrDay): string {
  const times = [day.am_in, day.am_out, day.pm_in, day.pm_out].flatMap((time) => (time === null ? [] : [clockTime(time)]));
  return `${appearanceOf(day).label}${times.length > 0 ? ` (${times.join(', ')})` : ''}`;
}
