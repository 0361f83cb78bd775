import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Dated } from '@talaan/performance/rules/dated.ts';
import { addDays, addMonths } from '@talaan/performance/rules/period/days.ts';
import type { Degree, Stretch } from './grant.ts';

/** How long a grant lasts at most, in months, from a day on. */
export interface LengthTable extends Dated {
  most: Readonly<Record<Degree, number>>;
  /** Of the one extension, for the dissertation or thesis. */
  extension: number;
}

/** With what a university begins (domain page, A4). */
export const DEFAULT_LENGTHS: LengthTable = {
  effective_on: '2012-01-01',
  source: 'Scholarship policy of the university',
  most: { MASTERS: 24, DOCTORATE: 36 },
  extension: 12,
};

/** Why study cannot be granted for these days, or null. The most of a degree is of full-time study. */
export function whyNotLength(degree: Degree, { mode, from, to }: Stretch, { most }: LengthTable): string | null {
  if (to < from) return 'The last day must not be before the first.';
  const last = addDays(addMonths(from, most[degree]), -1);
  return mode === 'FULL_TIME' && to > last
    ? `Full-time study for this degree is granted for at most ${most[degree]} months, here until ${longDate(last)}.`
    : null;
}

/** Why a grant cannot be extended to a day, or null: once, from its last day on, by the months of the table at most. */
export function whyNotExtended(grant: { last_day: string; is_extended: boolean }, to: string, { extension }: LengthTable): string | null {
  if (grant.is_extended) return 'The grant was extended once; there is no second extension.';
  if (to <= grant.last_day) return `The grant lasts until ${longDate(grant.last_day)}. Enter a later day.`;
  const last = addDays(addMonths(addDays(grant.last_day, 1), extension), -1);
  return to > last ? `A grant is extended by at most ${extension} months, here until ${longDate(last)}.` : null;
}
