import { longDate } from '../contract/dates.ts';
import type { ListFilter } from './list-filters.ts';

/** What a filter is set to: 'CCS', 'Permanent +2', '20 Nov 2026', 'Any'. */
export function sayFilter(filter: ListFilter, values: readonly string[]): string {
  const [first, ...more] = values;
  if (first === undefined) return filter.any ?? 'Any';
  const named = filter.kind === 'day' ? longDate(first) : nameOf(filter.options, first);
  return more.length > 0 ? `${named} +${more.length}` : named;
}

function nameOf(options: readonly { value: string; label: string; short?: string }[], value: string): string {
  const option = options.find((one) => one.value === value);
  // The options may still be on their way.
  return option ? (option.short ?? option.label) : '…';
}
