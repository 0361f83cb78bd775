import { isoWeekday } from '../calendar.ts';
import type { DayModifier, Schedule, Span } from '../types.ts';

/** A date as leave counts it: whether work is scheduled, and how much. Minutes without the break. */
export interface WorkDay {
  date: string;
  kind: 'WORK' | 'REST' | 'HOLIDAY' | 'SUSPENDED';
  /** The name of the holiday or why work is suspended; empty on other days. */
  name: string;
  minutes: number;
  morningMinutes: number;
  /** Where work is suspended from an hour on to the end of the day: the scheduled minutes before it. */
  minutesBeforeSuspension: number | null;
}

/** What a schedule, the holidays and suspensions of work make of a date; nothing of what the person does on it. */
export function workDayOf(date: string, schedule: Schedule, modifiers: readonly DayModifier[]): WorkDay {
  const hours = hoursOn(schedule, date);
  const rest = { date, minutes: 0, morningMinutes: 0, minutesBeforeSuspension: null };
  if (!hours) return { ...rest, kind: 'REST', name: '' };
  for (const one of modifiers)
    if (one.kind === 'HOLIDAY' && one.holidayType !== 'SPECIAL_WORKING') return { ...rest, kind: 'HOLIDAY', name: one.name };
  for (const one of modifiers) if (one.kind === 'SUSPENSION_WHOLE_DAY') return { ...rest, kind: 'SUSPENDED', name: one.reason };
  const until = modifiers.flatMap((one) => (one.kind === 'SUSPENSION_FROM_HOUR' && one.to === undefined ? [one] : []));
  const minutes = lengthOf(hours.am) + lengthOf(hours.pm);
  const from = Math.min(...until.map((one) => one.from));
  return {
    date,
    kind: 'WORK',
    name: until[0]?.reason ?? '',
    minutes,
    morningMinutes: lengthOf(hours.am),
    minutesBeforeSuspension: until.length > 0 ? before(hours.am, from) + before(hours.pm, from) : null,
  };
}

/** The two halves of the scheduled hours. A shift and flexible hours are parted in their middle. */
function hoursOn(schedule: Schedule, date: string): { am: Span; pm: Span } | null {
  const weekday = isoWeekday(date) - 1;
  switch (schedule.kind) {
    case 'FLEXI': {
      const hours = schedule.weekdays[weekday];
      if (!hours) return null;
      const half = Math.floor(hours.workMinutes / 2);
      const rest = hours.workMinutes - half;
      return { am: { from: hours.lunchStart - half, to: hours.lunchStart }, pm: { from: hours.lunchEnd, to: hours.lunchEnd + rest } };
    }
    case 'SHIFT':
    case 'NIGHT': {
      const hours = schedule.weekdays[weekday];
      if (!hours) return null;
      const half = Math.floor((hours.end - hours.start - hours.breakMinutes) / 2);
      return { am: { from: hours.start, to: hours.start + half }, pm: { from: hours.start + half + hours.breakMinutes, to: hours.end } };
    }
    default: {
      const hours = schedule.weekdays[weekday];
      return hours ? { am: { from: hours.amIn, to: hours.amOut }, pm: { from: hours.pmIn, to: hours.pmOut } } : null;
    }
  }
}

function lengthOf({ from, to }: Span): number {
  return Math.max(to - from, 0);
}

function before({ from, to }: Span, minute: number): number {
  return Math.max(Math.min(to, minute) - from, 0);
}
