import { withChanges } from '@talaan/kernel/web/calls/use-address.ts';

/** What of the queue's address narrows it down; the rest is how it was shown. */
const FILTERS = ['term', 'office', 'mine', 'submitted_before'];

/** The filters of the queue as the call for the next sheet takes them. */
export function filtersOf(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])));
}

/** The address of a sheet of the queue, with the queue's own, so that one comes back to it. */
export function sheetAddress(personnelId: number, search: URLSearchParams): string {
  return `/pds/checking/${personnelId}${keptOf(search)}`;
}

export function queueAddress(search: URLSearchParams): string {
  return `/pds/checking${keptOf(search)}`;
}

function keptOf(search: URLSearchParams): string {
  const kept = withChanges(search, { changed: null });
  return kept.size > 0 ? `?${kept}` : '';
}
