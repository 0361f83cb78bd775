import type { Stay } from '@talaan/payroll/rules/halves.ts';

/** Days that are paid, both counted, at a monthly salary in centavos. */
export interface ServedDays extends Stay {
  monthly: number;
}

export interface Service {
  year: number;
  /** What a fund source pays of the year, in order, none twice. */
  paid: readonly ServedDays[];
  /** All government service of the person, of which bonuses ask how long it lasts; in order, none twice. */
  stays: readonly Stay[];
}
