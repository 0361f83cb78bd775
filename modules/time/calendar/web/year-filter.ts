import { today } from '@talaan/kernel/web/calls/clock.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';

/** The years around this one; without a choice the list shows this year. */
export function yearFilter() {
  const { year } = today();
  const years = Array.from({ length: 7 }, (_, index) => String(year + 1 - index));
  return selectFilter({
    name: 'year',
    label: 'Year',
    any: String(year),
    main: true,
    options: years.map((value) => ({ value, label: value })),
  });
}
