import type { Stay } from '../halves.ts';
import type { Unpaid } from '../month-facts.ts';

/** In thousandths of a day: a month of service has thirty days. */
const MONTH = 30_000;

/** Service as the record has it: stays in order, none twice, and days without pay. */
export interface Service {
  stays: readonly Stay[];
  unpaid: readonly Pick<Unpaid, 'date' | 'thousandths'>[];
}

/** Whole months of service between two days, and what they are counted from. */
export interface MonthsOfService {
  days: number;
  /** Thousandths of a day. */
  unpaid: number;
  months: number;
}

/** Days of service less days without pay, in whole months of thirty days (domain page, part C5b.6). */
export function monthsOfService({ stays, unpaid }: Service, from: string, to: string): MonthsOfService {
  const days = stays.reduce((sum, stay) => sum + daysBetween(stay.from > from ? stay.from : from, stay.to < to ? stay.to : to), 0);
  const off = unpaid.reduce((sum, { date, thousandths }) => (date >= from && date <= to ? sum + thousandths : sum), 0);
  return { days, unpaid: off, months: Math.floor(Math.max(days * 1000 - off, 0) / MONTH) };
}

export function servesOn({ stays }: Pick<Service, 'stays'>, day: string): boolean {
  return stays.some(({ from, to }) => from <= day && to >= day);
}

/** Stays of which one begins the day after another ends are one. */
export function joinStays(stays: readonly Stay[]): Stay[] {
  const joined: Stay[] = [];
  for (const { from, to } of stays) {
    const last = joined.at(-1);
    if (last && dayAfter(last.to) >= from) last.to = to > last.to ? to : last.to;
    else joined.push({ from, to });
  }
  return joined;
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

/** Both days counted; none where the last is before the first. */
function daysBetween(from: string, to: string): number {
  return to < from ? 0 : Temporal.PlainDate.from(from).until(to).days + 1;
}
