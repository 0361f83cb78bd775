import { useSearchParams } from 'react-router';
import { withChanges, type AddressChanges } from '../calls/use-address.ts';

/** What the address says about a list; `page`, `per_page`, `term` and `sort` as the server names them. */
export interface ListState {
  page: number;
  per_page: number;
  term: string | undefined;
  sort: string | undefined;
  /** By what the rows are grouped, and which groups are open. */
  group_by: string | undefined;
  open: string[];
  /** The columns of a view, by their keys. */
  columns: string[] | undefined;
  filters: Record<string, string[]>;
}

export const MOST_A_PAGE = 999;
export const PAGE_SIZES = [5, 10, 25, 50, 100, 250, 500, MOST_A_PAGE];
const PAGE_SIZE = 50;

export function useListState(filterNames: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const state = readListState(search, filterNames);
  const change = (changes: AddressChanges) =>
    setSearch((now) => withListChanges(now, changes), { replace: true, preventScrollReset: true });
  return [state, change] as const;
}

export function readListState(search: URLSearchParams, filterNames: readonly string[]): ListState {
  const perPage = Number(search.get('per_page') ?? PAGE_SIZE);
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1),
    per_page: PAGE_SIZES.includes(perPage) ? perPage : PAGE_SIZE,
    term: search.get('term') ?? undefined,
    sort: search.get('sort') ?? undefined,
    group_by: search.get('group_by') ?? undefined,
    open: search.getAll('open'),
    columns: search.get('columns')?.split(','),
    filters: Object.fromEntries(filterNames.map((name) => [name, search.getAll(name)])),
  };
}

/** Any change but of the page, or of what is open, leads back to the first page. */
export function withListChanges(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  return withChanges(search, 'page' in changes || 'open' in changes ? changes : { ...changes, page: null });
}

/** The query for the server: a filter of one value alone, of several as a list. */
export function listQueryOf(state: ListState): Record<string, unknown> & { per_page: number } {
  const filters = Object.entries(state.filters).filter(([, values]) => values.length > 0);
  return {
    page: state.page,
    per_page: state.per_page,
    term: state.term,
    sort: state.sort,
    group_by: state.group_by,
    ...Object.fromEntries(filters.map(([name, values]) => [name, values.length === 1 ? values[0] : values])),
  };
}
