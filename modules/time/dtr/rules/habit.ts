import { HABITUAL_ABSENCE, HABITUAL_TIMES, type DtrSettings } from './settings.ts';

/** A month of the year (1 to 12) with what counts in it: times late or of undertime, or thousandths of a day of unauthorized absence. */
export interface CountedMonth {
  month: number;
  amount: number;
}

const SEMESTER_MONTHS = 6;

/**
 * Whether a person was habitually late in a year, or had habitual undertime: ten times or more in two months of one semester, or in two consecutive
 * months of the year (CSC MC 23 s.1998, MC 4 s.1991; undertime: MC 16 s.2010). The months of one year; which of them count, none where it is not habitual.
 */
export function habitualTimes(months: readonly CountedMonth[]): number[] {
  return monthsThatCount(months, (amount) => amount >= HABITUAL_TIMES, 2);
}

/**
 * Whether a person was habitually absent in a year: more than 2.5 days without leave in three months of one semester, or in three consecutive months of
 * the year (CSC MC 4 s.1991). As `habitualTimes`.
 */
export function habitualAbsence(months: readonly CountedMonth[]): number[] {
  return monthsThatCount(months, (amount) => amount > HABITUAL_ABSENCE, 3);
}

function monthsThatCount(months: readonly CountedMonth[], counts: (amount: number) => boolean, needed: number): number[] {
  const counted = months.filter(({ amount }) => counts(amount)).map(({ month }) => month);
  const semesters = [1, 2].map((semester) => counted.filter((month) => Math.ceil(month / SEMESTER_MONTHS) === semester));
  const runs = counted
    .map((first) => Array.from({ length: needed }, (_, at) => first + at))
    .filter((run) => run.every((month) => counted.includes(month)));
  const found = new Set([...semesters.filter((own) => own.length >= needed), ...runs].flat());
  return counted.filter((month) => found.has(month)).toSorted((one, other) => one - other);
}

/**
 * The months of the next notice of a habit, after those that were sent: all that make it habitual while none was sent, then again once another month
 * has been added to them; none where each was noticed.
 */
export function monthsToNotice(habitual: readonly number[], noticed: readonly (readonly number[])[]): number[] {
  const known = new Set(noticed.flat());
  return habitual.every((month) => known.has(month)) ? [] : [...habitual];
}

/** How an employee is warned after so many times in a month: not at all, for the first time, or again. */
export function warningAt(times: number, { warnAt, warnAgainAt }: Pick<DtrSettings, 'warnAt' | 'warnAgainAt'>): 'none' | 'first' | 'again' {
  if (times >= warnAgainAt) return 'again';
  return times >= warnAt ? 'first' : 'none';
}
