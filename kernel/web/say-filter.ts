import { longDate } from '../contract/dates.ts';
import type { FilterOption, ListFilter } from './list-filters.ts';

/** What a filter is set to: 'CCS', 'Permanent +2', '20 Nov 2026', 'Any'. */
export function sayFilter(filter: ListFilter, values: readonly string[], options?: readonly FilterOption[]): string {
  const [first, ...more] = values;
  if (first === undefined) return filter.any ?? 'Any';
  const named = filter.kind === 'day' ? longDate(first) : nameOf(options, first);
  return more.length > 0 ? `${named} +${more.length}` : named;
}

/** Options that are on their way say nothing yet; a value that is none of them any more says itself. */
function nameOf(options: readonly FilterOption[] | undefined, value: string): string {
  if (!options) return '…';
  const option = options.find((one) => one.value === value);
  return option?.short ?? option?.label ?? value;
}
