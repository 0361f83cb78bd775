import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatAmount } from '@talaan/leave/rules/format-days.ts';
import type { CalendarDay } from '@talaan/leave/rules/parts.ts';
import { FORCED_DAYS } from './forced-leave.ts';

/** A planned date with what it counts, in thousandths of a day of 8 hours. */
export interface PlannedDate {
  date: string;
  thousandths: number;
}

export interface AskedPlan {
  year: number;
  dates: readonly string[];
  /** The days of the person's own schedule, of the asked dates at least. */
  calendar: ReadonlyMap<string, CalendarDay>;
  /** Approved before and not cancelled by order. */
  approved: readonly string[];
  /** Of the five days, what was taken on other dates or cancelled by order. */
  done: number;
  today: string;
}

const MINUTES_OF_A_DAY = 480;

/** What a date of the own schedule counts: 10 hours are 1.250 days; nothing where there is no work. */
export function countPlannedDate({ kind, minutes }: CalendarDay): number {
  return kind === 'WORK' ? Math.round((minutes * 1000) / MINUTES_OF_A_DAY) : 0;
}

/** The dates of a plan with what they count, in their order. */
export function countPlan({ dates, calendar }: Pick<AskedPlan, 'dates' | 'calendar'>): PlannedDate[] {
  return dates.toSorted().map((date) => ({ date, thousandths: countPlannedDate(calendar.get(date)!) }));
}

/**
 * Why a plan cannot be filed, or null: its dates are days of work of the year, so many that the five days are full and none is too many, and
 * what it changes lies so many days ahead (domain page, section 7).
 */
export function faultOfPlan(plan: AskedPlan, changeDays: number): string | null {
  const { year, dates, calendar, approved, done, today } = plan;
  const other = dates.find((date) => !date.startsWith(`${year}-`));
  if (other) return `${longDate(other)} is not in ${year}.`;
  if (new Set(dates).size < dates.length) return 'A date is named twice.';
  const free = dates.map((date) => calendar.get(date)!).find(({ kind }) => kind !== 'WORK');
  if (free) return `${longDate(free.date)} is not a day of work: ${free.name || 'a rest day of the schedule'}.`;
  const first = Temporal.PlainDate.from(today).add({ days: changeDays }).toString();
  const near = changedDates(dates, approved).find((date) => date < first);
  if (near) return `${longDate(near)} can no longer be changed: the plan is changed ${changeDays} days before.`;
  return faultOfCount(countPlan(plan), done);
}

/** What is named anew or left out. */
function changedDates(dates: readonly string[], approved: readonly string[]): string[] {
  return [...dates.filter((date) => !approved.includes(date)), ...approved.filter((date) => !dates.includes(date))].toSorted();
}

function faultOfCount(planned: readonly PlannedDate[], done: number): string | null {
  const needed = Math.max(0, FORCED_DAYS - done);
  const sum = planned.reduce((all, { thousandths }) => all + thousandths, 0);
  const least = Math.min(...planned.map(({ thousandths }) => thousandths));
  if (sum < needed) return `These dates are ${formatAmount(sum)}; ${formatAmount(needed)} are needed.`;
  if (sum - least >= needed) return `These dates are ${formatAmount(sum)}; ${formatAmount(needed)} are enough.`;
  return null;
}
