import { useQueries } from '@tanstack/react-query';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { call, type Answer, type CallInput } from '../../calls/call.ts';
import type { FilterOption, ListFilter } from './list-filters.ts';
import { callKey } from '../../calls/use-call.ts';

/** Options that are read from the server when the filter is opened, or when it is set and says to what. */
export interface OptionSource {
  key: unknown[];
  read: (signal: AbortSignal) => Promise<unknown>;
  toOptions: (answer: never) => FilterOption[];
}

export function optionsFrom<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  toOptions: (answer: Answer<E>) => FilterOption[],
): OptionSource {
  return { key: callKey(endpoint, input), read: (signal) => call(endpoint, { ...input, signal }), toOptions };
}

/** The options of each filter, read for those that are wanted; undefined while they load. */
export function useOptions(
  filters: readonly ListFilter[],
  isWanted: (filter: ListFilter) => boolean,
): (filter: ListFilter) => FilterOption[] | undefined {
  const wanted = filters.filter((filter) => sourceOf(filter) && isWanted(filter));
  const answers = useQueries({
    queries: wanted.map((filter) => {
      const { key, read } = sourceOf(filter)!;
      return { queryKey: key, queryFn: ({ signal }: { signal: AbortSignal }) => read(signal) };
    }),
  });
  return (filter) => {
    if (filter.kind === 'day') return [];
    const source = sourceOf(filter);
    if (!source) return filter.options as FilterOption[];
    const answer = answers[wanted.findIndex(({ name }) => name === filter.name)]?.data;
    return answer === undefined ? undefined : source.toOptions(answer as never);
  };
}

function sourceOf(filter: ListFilter): OptionSource | undefined {
  return filter.kind === 'day' || Array.isArray(filter.options) ? undefined : filter.options;
}
