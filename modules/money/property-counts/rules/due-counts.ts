import { longDate } from '@talaan/kernel/contract/dates.ts';

export type CountKind = 'PPE' | 'SEMI';

/** A count that is to be made: as at the end of a period, its report due a month later (B5.8). */
export interface DueCount {
  kind: CountKind;
  as_at: string;
  due_on: string;
}

/** So long before the end of the period it is announced, and the report before its day. */
const ANNOUNCED_DAYS = 14;
const REMINDED_DAYS = 7;

/** The last day of the report of a count: 31 January or 31 July. */
export function reportDue(asAt: string): string {
  const [year, month] = asAt.split('-');
  return month === '12' ? `${Number(year) + 1}-01-31` : `${year}-07-31`;
}

/** The days as at which a kind is counted in a year. */
export function countDays(kind: CountKind, year: number): string[] {
  return kind === 'PPE' ? [`${year}-12-31`] : [`${year}-06-30`, `${year}-12-31`];
}

/** The count of each kind that concerns this day: from two weeks before the end of its period until that of the next one. */
export function dueCounts(today: string): DueCount[] {
  const until = Temporal.PlainDate.from(today).add({ days: ANNOUNCED_DAYS }).toString();
  const year = Number(today.slice(0, 4));
  return (['PPE', 'SEMI'] as const).map((kind) => {
    const as_at = [...countDays(kind, year - 1), ...countDays(kind, year)].findLast((day) => day <= until)!;
    return { kind, as_at, due_on: reportDue(as_at) };
  });
}

export type Stage = 'BEGIN' | 'DUE' | 'LATE';

/** How far a due count is on a day; null while there is nothing to remind of. */
export function stageOf({ as_at: asAt, due_on: dueOn }: DueCount, today: string): Stage | null {
  if (today > dueOn) return 'LATE';
  if (today >= Temporal.PlainDate.from(dueOn).subtract({ days: REMINDED_DAYS }).toString()) return 'DUE';
  return today <= asAt ? 'BEGIN' : null;
}

export const STAGE_WORDS: Readonly<Record<Stage, (due: DueCount) => string>> = {
  BEGIN: ({ as_at: asAt, due_on: dueOn }) => `is to be made as at ${longDate(asAt)}; its report is due on ${longDate(dueOn)}`,
  DUE: ({ as_at: asAt, due_on: dueOn }) => `as at ${longDate(asAt)} is due: its report is to be submitted by ${longDate(dueOn)}`,
  LATE: ({ as_at: asAt, due_on: dueOn }) => `as at ${longDate(asAt)} is late: its report was due on ${longDate(dueOn)}`,
};
