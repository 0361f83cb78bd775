import type { Endpoint } from '../../contract/endpoint.ts';
import type { CallInput } from '../calls/call.ts';
import type { ReadAhead } from '../calls/read-ahead.ts';
import { listQueryOf, readListState } from './list-state.ts';

/** What says which rows of which page are read, whatever the list can be filtered by. */
const PAGED_BY = new Set(['page', 'per_page', 'term', 'sort']);

/**
 * For a `ListScreen` without `params` and `query`: its first page, asked for when it is about to open. Not for an address that has more
 * (a filter, a view, an open dialog), nor for a list that opens on one of its views: there the list itself finds out what it reads.
 */
export function listAhead<E extends Endpoint>(endpoint: E): ReadAhead {
  return async (ask, { search }) => {
    if ([...search.keys()].every((name) => PAGED_BY.has(name)))
      await ask(endpoint, { query: listQueryOf(readListState(search, [])) } as CallInput<E>);
  };
}
