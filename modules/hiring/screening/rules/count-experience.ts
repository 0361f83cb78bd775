import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import type { CountedRow, Judgment, Marks } from './elements.ts';
import { keyOfRow } from './row-key.ts';

/** A day in hundredths. */
const DAY = 100;
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
  /** HR says that it is relevant. */
  isSure: boolean;
}

/**
 * Relevant experience up to a day (domain page, sections 6, 14.1 and 14.7), in hundredths of a day: calendar days between inclusive dates, a
 * day at most once, part time by weekly hours ÷ 40. Work in government or not, under contract of service or job order, counts alike, and so
 * does full-time volunteer work. What HR has not said to be relevant may be enough after verification, and never makes the standard met.
 */
export function countExperience(
  { work, voluntary }: Pick<SheetOnPaper, 'work' | 'voluntary'>,
  { years, marks, on }: { years: number; marks: Marks; on: string },
): Judgment {
  const rows: CountedRow[] = [];
  const spans: Span[] = [];
  const end = dayNumber(on);
  const take = (span: Omit<Span, 'isSure'>) => {
    const said = marks.get(span.row)?.is_relevant ?? null;
    if (said === false) return rows.push({ row: span.row, counted: 0, why: 'Not relevant' });
    return spans.push({ ...span, isSure: said === true });
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
  const sure = mergedDays(spans.filter(({ isSure }) => isSure));
  const all = mergedDays(spans);
  const needed = DAY * daysOfYears(years);
  const result = sure >= needed ? 'MET' : all >= needed ? 'FOR_VERIFICATION' : 'NOT_MET';
  return {
    result,
    figure: result === 'MET' ? sure : all,
    note: formatFoundYears({ years, sure, all, result }),
    rows: [
      ...spans.map(({ row, first, last, weekly, why, isSure }) => ({
        row,
        counted: last < first ? 0 : Math.floor(((last - first + 1) * DAY * weekly) / FULL_WEEK),
        why: last < first ? 'After the closing day' : [why, isSure ? '' : 'Is it relevant?'].filter(Boolean).join('. '),
      })),
      ...rows,
    ],
  };
}

/** ⌊365.25 × years⌋ days. */
export function daysOfYears(years: number): number {
  return Math.floor((1461 * years) / 4);
}

/** Years with two decimals, of hundredths of days; days are what is compared. */
export function formatYears(hundredths: number): string {
  return (Math.round((hundredths * 100) / 36_525) / 100).toFixed(2);
}

/** `182.50` of 18250 and `365` of 36500: part days with two decimals. */
export function formatDays(hundredths: number): string {
  return (hundredths / DAY).toLocaleString('en-PH', { minimumFractionDigits: hundredths % DAY === 0 ? 0 : 2 });
}

function formatFoundDays(hundredths: number): string {
  return hundredths === DAY ? '1 day' : `${formatDays(hundredths)} days`;
}

function formatFoundYears({ years, sure, all, result }: { years: number; sure: number; all: number; result: Judgment['result'] }): string {
  if (years === 0) return 'None required';
  const asked = formatYearsNeeded(years);
  if (result === 'FOR_VERIFICATION')
    return `${formatYears(all)} years (${formatFoundDays(all)}) of ${asked} claimed, ${formatYears(sure)} of them checked`;
  const days = result === 'MET' ? sure : all;
  return `${formatYears(days)} years (${formatFoundDays(days)}) of ${asked}`;
}

function formatYearsNeeded(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** Hundredths of days; of several at once the part times are added, never above one. */
function mergedDays(spans: readonly Span[]): number {
  const bounds = [...new Set(spans.flatMap(({ first, last }) => (last < first ? [] : [first, last + 1])))].toSorted((a, b) => a - b);
  let total = 0;
  for (const [at, from] of bounds.slice(0, -1).entries()) {
    const weekly = spans.reduce((sum, span) => (span.first <= from && from <= span.last ? sum + span.weekly : sum), 0);
    total += (bounds[at + 1]! - from) * Math.min(FULL_WEEK, weekly);
  }
  return Math.floor((total * DAY) / FULL_WEEK);
}

const DAY_MS = 86_400_000;

export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
