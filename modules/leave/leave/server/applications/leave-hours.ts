import type { HoursOfPerson } from '@talaan/attendance/server/public.ts';
import type { DayPart, LeaveDate } from '../../rules/parts.ts';

const NOON = 720;
const MIDNIGHT = 1440;

export const MINUTES: Record<DayPart, { from: number; to: number }> = {
  DAY: { from: 0, to: MIDNIGHT },
  AM: { from: 0, to: NOON },
  PM: { from: NOON, to: MIDNIGHT },
};

/** Dates of the same part that follow each other, from the first to the last. */
export function spansOf(dates: readonly LeaveDate[]): { from: string; to: string; part: DayPart }[] {
  const spans: { from: string; to: string; part: DayPart }[] = [];
  for (const { date, part } of dates) {
    const open = spans.findLast((one) => one.part === part);
    if (open && Temporal.PlainDate.from(open.to).add({ days: 1 }).toString() === date) open.to = date;
    else spans.push({ from: date, to: date, part });
  }
  return spans;
}

/** The hours that dates take of a person. */
export function hoursOf(personnelId: number, dates: readonly LeaveDate[]): HoursOfPerson[] {
  return spansOf(dates).map(({ part, ...span }) => ({ personnelId, ...span, minutes: MINUTES[part] }));
}
