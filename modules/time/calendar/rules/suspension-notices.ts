import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';

/** When and why work is suspended: what those concerned are told. */
export interface SuspendedHours {
  date: string;
  /** Minutes after midnight; null for the whole day. */
  from_minute: number | null;
  /** When work goes on; null where it does not on that day. */
  to_minute: number | null;
  reason: string;
  issued_by: string;
}

interface Notice {
  title: string;
  description: string;
}

/** What is told to those who are newly free, to those who stay so, and to those who are so no longer; null where there is nothing to tell. */
export interface SuspensionNotices {
  joined: Notice | null;
  stayed: Notice | null;
  left: Notice | null;
}

/** What a change of a suspension tells, from what it was (null: new) to what it is (null: taken back), on the day `today`. */
export function noticesOf(before: SuspendedHours | null, after: SuspendedHours | null, today: string): SuspensionNotices {
  const hasMoved = before !== null && after !== null && formatHours(before) !== formatHours(after);
  return {
    joined: after && { title: `Work ${isOf(after, today)} suspended ${formatHours(after)}`, description: formatReason(after) },
    stayed: hasMoved
      ? {
          title: `Changed: work ${isOf(after, today)} suspended ${formatHours(after)}`,
          description: `Not ${formatHours(before)}. ${formatReason(after)}`,
        }
      : null,
    left: before && {
      title: `Work ${isOf(before, today)} not suspended ${formatHours(before)}`,
      description: 'The suspension was taken back: your day counts as usual.',
    },
  };
}

/** `on 24 Nov 2026`, `from 12:00 PM on 24 Nov 2026`, `from 10:00 AM to 2:00 PM on 24 Nov 2026`. */
function formatHours({ date, from_minute, to_minute }: SuspendedHours): string {
  const day = `on ${longDate(date)}`;
  if (from_minute === null) return day;
  return `from ${clockTime(from_minute)}${to_minute === null ? '' : ` to ${clockTime(to_minute)}`} ${day}`;
}

function isOf({ date }: SuspendedHours, today: string): 'is' | 'was' {
  return date < today ? 'was' : 'is';
}

function formatReason({ reason, issued_by }: SuspendedHours): string {
  return `${reason.replace(/\.$/, '')}.${issued_by === '' ? '' : ` Issued by ${issued_by.replace(/\.$/, '')}.`}`;
}
