import { MONTHS } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DayPart } from './parts.ts';

const MINUTES_OF_DAY = 480;

interface DatedPart {
  date: string;
  part: DayPart;
}

interface Run {
  first: string;
  last: string;
  part: DayPart;
}

/** The particulars of leave as the card prints them: `VL 5–6 Feb`, `SL 9–10, 11 AM Sep`, `ML 2 Mar–14 Jun`. */
export function leaveParticulars(code: string, dates: readonly DatedPart[]): string {
  return `${code} ${formatDates(dates)}`;
}

/** Leave in hours: `CTO 8 h 20 Aug`, `CTO 4 h 20 AM Aug`. */
export function hoursParticulars(code: string, seconds: number, dates: readonly DatedPart[]): string {
  const minutes = Math.round(seconds / 60);
  const said = [minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : ''].filter(Boolean);
  return `${code} ${said.join(' ')} ${formatDates(dates)}`;
}

/** Late and undertime of a month in days, hours and minutes: `Late 0-0-37`, `UT 0-1-15`, `Late 0-0-20 + UT 0-2-5 = 0-2-25`. */
export function shortParticulars(lateMinutes: number, undertimeMinutes: number): string {
  const late = `Late ${daysHoursMinutes(lateMinutes)}`;
  const undertime = `UT ${daysHoursMinutes(undertimeMinutes)}`;
  if (undertimeMinutes === 0) return late;
  if (lateMinutes === 0) return undertime;
  return `${late} + ${undertime} = ${daysHoursMinutes(lateMinutes + undertimeMinutes)}`;
}

const WHOLE_MONTH = 60;

/** What a month earned, by its half days of presence: `Earned`, `Earned (27 days)`, `Earned (28.5 days)`. */
export function earnedParticulars(presentHalfDays: number): string {
  return presentHalfDays === WHOLE_MONTH ? 'Earned' : `Earned (${presentHalfDays / 2} day${presentHalfDays === 2 ? '' : 's'})`;
}

/** Minutes as days of 8 hours, hours and minutes: 75 as `0-1-15`. */
export function daysHoursMinutes(minutes: number): string {
  return `${Math.floor(minutes / MINUTES_OF_DAY)}-${Math.floor((minutes % MINUTES_OF_DAY) / 60)}-${minutes % 60}`;
}

/** Dates as short as they allow: days that follow each other as `5–6`, a half with `AM` or `PM`, the month once. */
export function formatDates(dates: readonly DatedPart[]): string {
  const runs = runsOf(dates);
  const isOneYear = new Set(runs.flatMap(({ first, last }) => [first.slice(0, 4), last.slice(0, 4)])).size < 2;
  return runs.map((run, index) => formatRun(run, runs[index + 1], isOneYear)).join(', ');
}

function runsOf(dates: readonly DatedPart[]): Run[] {
  const runs: Run[] = [];
  for (const { date, part } of dates.toSorted((one, other) => (one.date + one.part < other.date + other.part ? -1 : 1))) {
    const open = runs.at(-1);
    if (open && open.part === 'DAY' && part === 'DAY' && dayAfter(open.last) === date) open.last = date;
    else runs.push({ first: date, last: date, part });
  }
  return runs;
}

function formatRun({ first, last, part }: Run, next: Run | undefined, isOneYear: boolean): string {
  const isOneMonth = monthOf(first) === monthOf(last);
  const begin = isOneMonth ? dayOf(first) : `${dayOf(first)} ${nameOf(first, isOneYear)}`;
  const days = first === last ? String(begin) : `${begin}–${dayOf(last)}`;
  const said = part === 'DAY' ? days : `${days} ${part}`;
  const monthFollows = isOneMonth && next && monthOf(next.first) === monthOf(last) && monthOf(next.last) === monthOf(last);
  return monthFollows ? said : `${said} ${nameOf(last, isOneYear)}`;
}

function nameOf(date: string, isOneYear: boolean): string {
  const name = say(MONTHS[Number(date.slice(5, 7)) - 1]!);
  return isOneYear ? name : `${name} ${date.slice(0, 4)}`;
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
