import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { FilterOption } from '@talaan/kernel/web/lists/filters/list-filters.ts';

const YEARS = 3;
const QUARTERS = 4;
const MONTHS = 12;

/** Years, quarters and months that have begun, the latest first; the value says both days: `2026-01-01..2026-12-31`. */
export function periodsUntil(today: string): FilterOption[] {
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => span(year - back, 1, 12, String(year - back)));
  const quarters = Array.from({ length: QUARTERS }, (_, at) =>
    span(year, 3 * (QUARTERS - at) - 2, 3, `Quarter ${QUARTERS - at} of ${year}`),
  );
  const months = Array.from({ length: MONTHS }, (_, at) =>
    span(year, MONTHS - at, 1, monthName(`${year}-${String(MONTHS - at).padStart(2, '0')}`)),
  );
  return [...years, ...quarters, ...months].filter(({ value }) => value <= today);
}

export function daysOf(period: string): { from: string; to: string } {
  const [from, to] = period.split('..') as [string, string];
  return { from, to };
}

function span(year: number, month: number, months: number, label: string): FilterOption {
  const from = Temporal.PlainDate.from({ year, month, day: 1 });
  const to = from.add({ months }).subtract({ days: 1 });
  return { value: `${from.toString()}..${to.toString()}`, label };
}
