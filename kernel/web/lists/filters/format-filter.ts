import { longDate } from '../../../contract/dates.ts';
import type { FilterOption, ListFilter } from './list-filters.ts';
import { say } from '../../../contract/say.ts';

/** What a filter is set to: 'CCS', 'Permanent +2', '20 Nov 2026', 'Any'. */
export function formatFilter(filter: ListFilter, values: readonly string[], options?: readonly FilterOption[]): string {
  const [first, ...more] = values;
  if (first === undefined) return say(filter.any ?? 'Any');
  const named = filter.kind === 'day' ? longDate(first) : nameOf(options, first);
  return more.length > 0 ? `${named} +${more.length}` : named;
}

/** All that narrows a list, for the head of its print: 'Status: Permanent, Casual · Search: cruz'. */
export function formatFilters(
  filters: readonly ListFilter[],
  valuesOf: (filter: ListFilter) => readonly string[],
  optionsOf: (filter: ListFilter) => readonly FilterOption[] | undefined,
  term: string | undefined,
): string {
  const said = filters.flatMap((filter) => {
    const values = valuesOf(filter);
    if (values.length === 0) return [];
    const names = values.map((value) => (filter.kind === 'day' ? longDate(value) : labelOf(optionsOf(filter), value)));
    return `${say(filter.label)}: ${names.join(', ')}`;
  });
  return [...said, ...(term ? [say('Search: {term}', { term })] : [])].join(' · ');
}

/** Options that are on their way say nothing yet; a value that is none of them any more says itself. */
function nameOf(options: readonly FilterOption[] | undefined, value: string): string {
  if (!options) return '…';
  return options.find((one) => one.value === value)?.short ?? labelOf(options, value);
}

function labelOf(options: readonly FilterOption[] | undefined, value: string): string {
  return say(options?.find((one) => one.value === value)?.label ?? value);
}
