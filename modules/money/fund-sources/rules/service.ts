import type { Applied, FigureKind } from '@talaan/payroll/rules/rates.ts';

/** Days of service from the first to the day before `until`; null while it lasts. */
export interface Days {
  from: string;
  until: string | null;
}

/** Days that are paid, at a monthly salary in centavos. */
export interface ServedDays {
  from: string;
  until: string;
  monthly: number;
}

export interface Service {
  year: number;
  /** What a fund source pays of the year, in order. */
  paid: readonly ServedDays[];
  /** All government service of the person, of which bonuses ask how long it lasts. */
  service: readonly Days[];
}

/** Under which law or circular, and from when. */
export function sourceOf({ source, effective_on: from }: Applied<FigureKind>): string {
  return `${source}, from ${from}`;
}

export function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
