import type { CalendarDay } from '../parts.ts';

/**
 * The most of these dates in a row, with the dates of other leave that they join: consecutive working days, halves as dates. Rest days, holidays and
 * days of suspended work between do not break a run (domain page, section 6). `days` are in order and reach beyond the dates on both sides.
 */
export function longestRun(
  dates: readonly string[],
  joined: readonly string[],
  days: readonly Pick<CalendarDay, 'date' | 'kind'>[],
): number {
  const own = new Set(dates);
  const taken = new Set([...dates, ...joined]);
  let longest = 0;
  let run: string[] = [];
  for (const { date, kind } of days) {
    if (kind !== 'WORK') continue;
    run = taken.has(date) ? [...run, date] : [];
    if (run.some((one) => own.has(one))) longest = Math.max(longest, run.length);
  }
  return longest;
}

/** The calendar days from the first to the last of the dates that are joined to these, without a working day between. */
export function joinedDays(
  dates: readonly string[],
  taken: ReadonlySet<string>,
  days: readonly Pick<CalendarDay, 'date' | 'kind'>[],
): number {
  const first = dates[0]!;
  const last = dates.at(-1)!;
  const all = new Set([...taken, ...dates]);
  const from = walk(days.filter(({ date }) => date < first).toReversed(), all) ?? first;
  const to =
    walk(
      days.filter(({ date }) => date > last),
      all,
    ) ?? last;
  return Temporal.PlainDate.from(from).until(to).days + 1;
}

/** The farthest date that is reached over free days and dates on leave. */
function walk(days: readonly Pick<CalendarDay, 'date' | 'kind'>[], taken: ReadonlySet<string>): string | null {
  let reached: string | null = null;
  for (const { date, kind } of days) {
    if (taken.has(date)) reached = date;
    else if (kind === 'WORK') return reached;
  }
  return reached;
}
