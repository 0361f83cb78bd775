import type { LeaveDate } from '../parts.ts';

/** What becomes of the dates of an application when some are given back. */
export interface DatesLeft {
  /** As they were. */
  kept: LeaveDate[];
  /** No longer leave. */
  gone: LeaveDate[];
  /** Halves that are left of whole days. */
  halves: LeaveDate[];
  /** What is to be given back and is no date of the application. */
  unknown: LeaveDate[];
}

/** Gives dates back: a whole day as one, or a half of it, which leaves the other half. */
export function giveBack(dates: readonly LeaveDate[], back: readonly LeaveDate[]): DatesLeft {
  const left: DatesLeft = { kept: [], gone: [], halves: [], unknown: [] };
  const asked = Map.groupBy(back, ({ date }) => date);
  for (const one of dates) {
    const parts = new Set(asked.get(one.date)?.map(({ part }) => part));
    const isWhole = parts.has(one.part) || parts.has('DAY') || (parts.has('AM') && parts.has('PM'));
    if (parts.size === 0 || (!isWhole && one.part !== 'DAY')) left.kept.push(one);
    else {
      left.gone.push(one);
      if (!isWhole) left.halves.push({ date: one.date, part: parts.has('AM') ? 'PM' : 'AM' });
    }
  }
  left.unknown = back.filter(({ date, part }) => !dates.some((one) => one.date === date && meets(one.part, part)));
  return left;
}

function meets(one: LeaveDate['part'], other: LeaveDate['part']): boolean {
  return one === 'DAY' || other === 'DAY' || one === other;
}

/** Dates in stretches of days that follow each other with the same part, in order. */
export function stretchesOf(dates: readonly LeaveDate[]): { from: string; to: string; part: LeaveDate['part'] }[] {
  const stretches: { from: string; to: string; part: LeaveDate['part'] }[] = [];
  for (const { date, part } of dates.toSorted((one, other) => (one.part + one.date < other.part + other.date ? -1 : 1))) {
    const open = stretches.at(-1);
    if (open?.part === part && dayAfter(open.to) === date) open.to = date;
    else stretches.push({ from: date, to: date, part });
  }
  return stretches.toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
