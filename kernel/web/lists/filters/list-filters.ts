import type { OptionSource } from './filter-options.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** What a filter that is set says of it: 'CCS'. */
  short?: string;
}

interface Named {
  /** In the address and in the query. */
  name: string;
  label: string;
  /** What the list shows while nothing is chosen: 'Any'. */
  any?: string;
  /** Always in sight; the others wait behind 'Filters'. */
  main?: boolean;
}

interface ChoiceFilter extends Named {
  kind: 'one' | 'several';
  options: FilterOption[] | OptionSource;
  /** An option holds others, such as an office with its units, and is no group of rows. */
  isNested?: boolean;
}

interface DayFilter extends Named {
  kind: 'day';
}

export type ListFilter = ChoiceFilter | DayFilter;

/** One of a few. */
export function selectFilter(filter: Omit<ChoiceFilter, 'kind'>): ListFilter {
  return { ...filter, kind: 'one' };
}

/** Any of a few. */
export function multiFilter(filter: Omit<ChoiceFilter, 'kind'>): ListFilter {
  return { ...filter, kind: 'several' };
}

/** A day, as YYYY-MM-DD. */
export function dayFilter(filter: Omit<DayFilter, 'kind'>): ListFilter {
  return { ...filter, kind: 'day' };
}
