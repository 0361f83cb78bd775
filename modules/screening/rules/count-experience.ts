import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import type { CountedRow, Judgment, Marks } from './elements.ts';
import { keyOfRow } from './row-key.ts';

const FULL_WEEK = 4000;
/** Part-time work whose hours HR has not entered. */
const ASSUMED_WEEK = 2000;

interface Span {
  row: string;
  /** Days since the epoch, both inclusive. */
  first: number;
  last: number;
  /** In hundredths of an hour. */
  weekly: number;
  why: string;
}

/**
 * Relevant experience up to a day (domain page, sections 6 and 14.1): calendar days between inclusive dates, a day at most once, part time
 * by weekly hours ÷ 40. Work in government or not, under contract of service or job order, counts alike, and so does full-time volunteer work.
 */
export function countExperience(
  { work, voluntary }: Pick<SheetOnPaper, 'work' | 'voluntary'>,
  { years, marks, on }: { years: number; marks: Marks; on: string },
): Judgment {
  const rows: CountedRow[] = [];
  const spans: Span[] = [];
  const end = dayNumber(on);
  const take = (span: Span) => {
    if (marks.get(span.row)?.is_relevant === false) return rows.push({ row: span.row, counted: 0, why: 'Not relevant' });
    return spans.push(span);
  };
  for (const one of work) {
    const row = keyOfRow('work', one);
    if (one.from === null) {
      rows.push({ row, counted: 0, why: 'Without its first day' });
      continue;
    }
    const hours = marks.get(row)?.weekly_hours ?? (one.is_part_time ? ASSUMED_WEEK : FULL_WEEK);
    const weekly = Math.min(FULL_WEEK, hours);
    const last = Math.min(end, one.to === null ? end : dayNumber(one.to));
    take({ row, first: dayNumber(one.from), last, weekly, why: weekly < FULL_WEEK ? `Part time, ${weekly / 100} hours a week` : '' });
  }
  for (const one of voluntary) {
    if (one.from === null) continue;
    const row = keyOfRow('voluntary', one);
    const first = dayNumber(one.from);
    const until = one.to === null ? end : dayNumber(one.to);
    const isFull = (marks.get(row)?.weekly_hours ?? 0) >= FULL_WEEK || (one.hours ?? 0) * 7 >= FULL_WEEK * (until - first + 1);
    if (isFull) take({ row, first, last: Math.min(end, until), weekly: FULL_WEEK, why: 'Volunteer, full time' });
    else rows.push({ row, counted: 0, why: 'Volunteer, not full time' });
  }
  const days = mergedDays(spans);
  const needed = daysOfYears(years);
  return {
    result: days >= needed ? 'MET' : 'NOT_MET',
    figure: days,
    note: needed === 0 ? 'None required' : `${formatYears(days)} years (${formatDays(days)}) of ${formatYearsNeeded(years)}`,
    rows: [
      ...spans.map(({ row, first, last, weekly, why }) => ({
        row,
        counted: last < first ? 0 : Math.floor(((last - first + 1) * weekly) / FULL_WEEK),
        why: last < first ? 'After the closing day' : why,
      })),
      ...rows,
    ],
  };
}

/** ⌊365.25 × years⌋ days. */
export function daysOfYears(years: number): number {
  return Math.floor((1461 * years) / 4);
}

/** Years with two decimals; days are what is compared. */
export function formatYears(days: number): string {
  return (Math.round((days * 10_000) / 36_525) / 100).toFixed(2);
}

function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-PH')} days`;
}

function formatYearsNeeded(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** Whole days; of several at once the part times are added, never above one. */
function mergedDays(spans: readonly Span[]): number {
  const bounds = [...new Set(spans.flatMap(({ first, last }) => (last < first ? [] : [first, last + 1])))].toSorted((a, b) => a - b);
  let total = 0;
  for (const [at, from] of bounds.slice(0, -1).entries()) {
    const weekly = spans.reduce((sum, span) => (span.first <= from && from <= span.last ? sum + span.weekly : sum), 0);
    total += (bounds[at + 1]! - from) * Math.min(FULL_WEEK, weekly);
  }
  return Math.floor(total / FULL_WEEK);
}

const DAY_MS = 86_400_000;

export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
