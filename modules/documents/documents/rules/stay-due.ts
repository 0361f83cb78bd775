import { countedDay, CLOSING_TIME, dueDay } from './due-day.ts';
import { dueDayFollowed, dueMinuteFollowed, type Changed } from './follow-calendar.ts';
import { ONE_DAY } from './next-hop.ts';
import { afterOfficeMinutes, type LocalMinute, type WorkedSpans } from './office-minutes.ts';

const CLOSING_MINUTE = minuteOf(CLOSING_TIME);

/**
 * The moment until which an office has a paper. Whole working days end at 17:00 of the last of them, the day of the beginning not counted; other
 * limits count office minutes (domain page, A7.1). `began` is local, as `2026-04-10T14:00:00`; `limit` are office minutes, 480 a working day.
 */
export function stayDue(began: string, limit: number, worked: WorkedSpans): LocalMinute {
  if (limit % ONE_DAY > 0) return afterOfficeMinutes(minuteAt(began), limit, worked);
  return { day: dueDay(began, limit / ONE_DAY, isFreeIn(worked)), minute: CLOSING_MINUTE };
}

/**
 * The due moment of a stay after the days or hours of its office changed: whole working days keep their number, what ends within a day its
 * office minutes. `began` is its receipt, or its last resumption.
 */
export function stayFollowed(began: string, due: LocalMinute, limit: number, { before, after }: Changed<WorkedSpans>): LocalMinute {
  if (limit % ONE_DAY > 0 || due.minute !== CLOSING_MINUTE) return dueMinuteFollowed(minuteAt(began), due, { before, after });
  const isFree = { before: isFreeIn(before), after: isFreeIn(after) };
  const first = { before: countedDay(began, isFree.before), after: countedDay(began, isFree.after) };
  return { day: dueDayFollowed(first, due.day, isFree), minute: CLOSING_MINUTE };
}

/** A day on which an office works no minute does not count for it. */
function isFreeIn(worked: WorkedSpans): (day: string) => boolean {
  return (day) => worked(day).length === 0;
}

function minuteAt(local: string): LocalMinute {
  return { day: local.slice(0, 10), minute: minuteOf(local.slice(11)) };
}

function minuteOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
}
