import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { FilterOption } from '@talaan/kernel/web/lists/filters/list-filters.ts';

const YEARS_BACK = 4;
const MONTHS = 12;

/** The years of which figures are read, this one first. */
export function yearsUntil(year: number): FilterOption[] {
  return Array.from({ length: YEARS_BACK }, (_, back) => String(year - back)).map((value) => ({ value, label: value }));
}

/** The months of those years, the last one first. */
export function monthsUntil(year: number): FilterOption[] {
  return yearsUntil(year).flatMap(({ value }) =>
    Array.from({ length: MONTHS }, (_, at) => `${value}-${String(MONTHS - at).padStart(2, '0')}`).map((month) => ({
      value: month,
      label: monthName(month),
    })),
  );
}
