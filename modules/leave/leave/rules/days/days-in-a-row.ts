import type { DayPart } from '../parts.ts';

/** A date of leave as a calendar shows it. */
export interface FeedDay {
  /** The application. */
  id: number;
  date: string;
  part: DayPart;
  what: string;
  isDecided: boolean;
}

export interface FeedRun {
  id: number;
  from: string;
  to: string;
  title: string;
  isDecided: boolean;
}

/** Whole days that follow one another are one entry, half days one each. The days come by application and date. */
export function daysInARow(days: readonly FeedDay[]): FeedRun[] {
  const runs: (FeedRun & { isWhole: boolean })[] = [];
  for (const { id, date, part, what, isDecided } of days) {
    const last = runs.at(-1);
    const isWhole = part === 'DAY';
    if (last?.id === id && last.isWhole && isWhole && dayAfter(last.to) === date) last.to = date;
    else runs.push({ id, from: date, to: date, title: isWhole ? what : `${what}, ${part}`, isDecided, isWhole });
  }
  return runs.map(({ id, from, to, title, isDecided }) => ({ id, from, to, title, isDecided }));
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
