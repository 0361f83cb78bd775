import type { AttendanceSettings, DayModifier, Schedule, Span } from './types.ts';

/** The first and the last scheduled minute of a weekday, or null on a rest day. */
export function scheduledSpan(schedule: Schedule, isoWeekday: number): Span | null {
  switch (schedule.kind) {
    case 'FLEXI': {
      const hours = schedule.weekdays[isoWeekday - 1];
      if (!hours) return null;
      const latestOut = hours.latestIn + hours.workMinutes + hours.lunchEnd - hours.lunchStart;
      return { from: hours.earliestIn, to: latestOut };
    }
    case 'SHIFT':
    case 'NIGHT': {
      const hours = schedule.weekdays[isoWeekday - 1];
      return hours ? { from: hours.start, to: hours.end } : null;
    }
    default: {
      const hours = schedule.weekdays[isoWeekday - 1];
      return hours ? { from: hours.amIn, to: hours.pmOut } : null;
    }
  }
}

/**
 * The stretch whose punches belong to the day (section 5.1 step 1), `to` not included. Where it would overlap
 * a neighbour's, the two part halfway between the shifts; a rest day keeps of its calendar day what is left.
 */
export function dayWindow(own: Span | null, settings: AttendanceSettings, before: Span | null = null, after: Span | null = null): Span {
  const endBefore = before ? before.to - 1440 : null;
  const startAfter = after ? after.from + 1440 : null;
  if (!own) {
    const from = endBefore === null ? 0 : Math.max(0, endBefore + settings.windowAfter + 1);
    const to = startAfter === null ? 1440 : Math.min(1440, startAfter - settings.windowBefore);
    return { from, to: Math.max(from, to) };
  }
  let from = own.from - settings.windowBefore;
  let to = own.to + settings.windowAfter + 1;
  if (endBefore !== null && endBefore + settings.windowAfter + 1 > from) {
    from = Math.max(from, Math.floor((endBefore + own.from) / 2));
  }
  if (startAfter !== null && startAfter - settings.windowBefore < to) {
    to = Math.min(to, Math.floor((own.to + startAfter) / 2));
  }
  return { from, to };
}

/** The end of the approved overtime among the modifiers of a day, or null. */
export function overtimeEnd(modifiers: readonly DayModifier[]): number | null {
  let end: number | null = null;
  for (const modifier of modifiers) if (modifier.kind === 'OVERTIME' && (end === null || modifier.to > end)) end = modifier.to;
  return end;
}

/** So long after the end of approved overtime its last punch may come (section 5.1 step 1). */
const AFTER_OVERTIME = 60;

/**
 * Where the punches of overtime that ends at `end` stop belonging to its day, not included: an hour after it, over midnight too; before
 * that where the next day's hours begin soon, halfway to them.
 */
export function overtimeUntil(end: number, after: Span | null): number {
  const until = end + AFTER_OVERTIME + 1;
  if (!after) return until;
  const start = after.from + 1440;
  return Math.min(until, Math.floor((end + start) / 2), start);
}

/** The stretch of a day after one whose overtime went on over midnight. */
export function windowAfterOvertime(window: Span, end: number, own: Span | null): Span {
  const from = Math.max(window.from, overtimeUntil(end, own) - 1440);
  return { from, to: Math.max(from, window.to) };
}

/** To which of three neighbouring days a punch belongs (-1 the day before, 0, 1 the day after), or null to none. */
export function workDayOffset(minutes: number, before: Span, own: Span, after: Span): -1 | 0 | 1 | null {
  if (minutes >= own.from && minutes < own.to) return 0;
  if (minutes + 1440 >= before.from && minutes + 1440 < before.to) return -1;
  if (minutes - 1440 >= after.from && minutes - 1440 < after.to) return 1;
  return null;
}
