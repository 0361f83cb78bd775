import type { FlexiHours, OfficeHours, Schedule, ShiftHours, Span } from '@talaan/attendance/rules/types.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import type { RosterSettings } from './settings.ts';

export type RequestedHours = Pick<Schedule, 'kind' | 'weekdays'>;
type Row = OfficeHours | FlexiHours | ShiftHours;

/** What is asked for, as far as rules depend on it. */
export interface AskedSchedule {
  hours: RequestedHours;
  from: string;
  last: string | null;
  isPartTime: boolean;
  today: string;
}

/** Kinds that a person may ask for; an exemption is by order. */
export const REQUESTED_KINDS = ['REGULAR', 'FLEXI', 'COMPRESSED', 'SHIFT', 'NIGHT', 'NO_LUNCH_PUNCH'] as const;

/** What is wrong with a requested schedule, by the field (domain page, sections 1 and 3). */
export function faultsOfSchedule(
  { hours, from, last, isPartTime, today }: AskedSchedule,
  settings: RosterSettings,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  if (Temporal.PlainDate.from(from).dayOfWeek !== 1) faults['from'] = ['A schedule begins on a Monday.'];
  else if (from < nextMonday(today)) faults['from'] = [`The first day is ${longDate(nextMonday(today))} at the earliest.`];
  if (last !== null && last < from) faults['last'] = ['The last day must not be before the first.'];
  const wrong = faultOfHours(hours, isPartTime, settings);
  if (wrong) faults['hours'] = [wrong];
  return faults;
}

/** The Monday after a day. */
export function nextMonday(today: string): string {
  const date = Temporal.PlainDate.from(today);
  return date.add({ days: 8 - date.dayOfWeek }).toString();
}

function faultOfHours(
  { kind, weekdays }: RequestedHours,
  isPartTime: boolean,
  { weekMinutes, earliest, latest }: RosterSettings,
): string | null {
  if (kind === 'EXEMPT') return 'An exemption from punching is by order. Ask HR.';
  const minutes = minutesOfWeek(weekdays);
  if (minutes < weekMinutes && !isPartTime)
    return `These are ${formatHours(minutes)} a week; ${formatHours(weekMinutes)} are required (EO 292, Rule XVII, Sec. 5) unless the service is part-time.`;
  if (kind === 'SHIFT' || kind === 'NIGHT') return null;
  const spans = weekdays.flatMap((row) => (row ? [spanOf(row)] : []));
  return spans.some(({ from, to }) => from < earliest || to > latest)
    ? `The hours lie between ${clockTime(earliest)} and ${clockTime(latest)} (EO 292, Rule XVII, Sec. 6), the latest departure among them.`
    : null;
}

/** The working minutes of a week, lunch and breaks not counted. */
export function minutesOfWeek(weekdays: readonly (Row | null)[]): number {
  return weekdays.reduce((sum, row) => sum + (row ? minutesOf(row) : 0), 0);
}

function minutesOf(row: Row): number {
  if ('amIn' in row) return row.amOut - row.amIn + row.pmOut - row.pmIn;
  if ('start' in row) return row.end - row.start - row.breakMinutes;
  return row.workMinutes;
}

/** From the earliest arrival to the latest departure. */
function spanOf(row: Row): Span {
  if ('amIn' in row) return { from: row.amIn, to: row.pmOut };
  if ('start' in row) return { from: row.start, to: row.end };
  return { from: row.earliestIn, to: row.latestIn + row.workMinutes + row.lunchEnd - row.lunchStart };
}

function formatHours(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} hours${rest ? ` ${rest} minutes` : ''}`;
}
