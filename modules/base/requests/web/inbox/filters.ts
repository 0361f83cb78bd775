/** The names of the inbox's filters in the address. */
const FILTERS = ['kind', 'show', 'as'] as const;

/** What the address narrows the inbox by, as its call takes it. */
export function filtersIn(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])));
}
