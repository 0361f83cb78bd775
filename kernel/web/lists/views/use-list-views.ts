import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { listViews } from '../../../contract/saved-views.ts';
import { rememberView } from './last-view.ts';
import { addressOfView, findOpening, findView, viewQuery, viewsOf, type ReadyView, type ListView } from './list-view-match.ts';
import { withListChanges } from '../list-state.ts';
import { useCall } from '../../calls/use-call.ts';

export interface ListViews {
  /** Which list of which screen, as the calls name it. */
  place: { list: string; screen: string };
  views: ListView[];
  active: ListView;
  /** Whether what is shown differs from the active view. */
  differs: boolean;
  /** What the address says of the list. */
  query: string;
  mayShare: boolean;
  /** The address is about to say what its view shows. */
  isOpening: boolean;
  addressOf: (view: ListView) => string;
  remember: (key: string) => void;
  /** Changes the address, which goes on saying from which view it came. */
  change: (changes: Record<string, string | string[] | undefined>) => void;
}

/** The views of a list: all rows, those that come with the screen, one's own and the shared ones. A list within a record has none. */
export function useListViews(endpoint: Endpoint, ready: readonly ReadyView[], filters: readonly string[]): ListViews {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const place = { list: endpoint.path, screen: pathname };
  const hasViews = !endpoint.path.includes('{');
  // Small, and with the first screen beside what the frame reads.
  const { data, isPending } = useCall(listViews, { query: place }, { enabled: hasViews, search: true, together: true });
  const views = viewsOf(ready, data?.views ?? [], filters);
  const key = search.get('list_view');
  const query = viewQuery(search, filters);
  const { active, differs } = findView(views, key, query);

  const opening = findOpening(views, key, query);
  const wanted = opening && addressOfView(search, opening, filters);
  useEffect(() => {
    if (wanted) setSearch(wanted, { replace: true });
  }, [wanted, setSearch]);

  return {
    place,
    views,
    active,
    differs,
    query,
    mayShare: data?.may_share ?? false,
    isOpening: wanted !== undefined || (key !== null && query === '' && isPending && !views.some((view) => view.key === key)),
    addressOf: (view) => addressOfView(search, view, filters),
    remember: (opened) => rememberView(pathname, opened),
    change: (changes) =>
      setSearch(
        (now) => {
          const next = withListChanges(now, { list_view: active.key, ...changes });
          if (viewQuery(next, filters) === '') setAll(next, views[0]!.key);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** Opens one of them and remembers that. */
export function useOpenView({ addressOf, remember }: ListViews): (view: ListView) => void {
  const navigate = useNavigate();
  return (view) => {
    remember(view.key);
    void navigate(addressOf(view), { replace: true });
  };
}

function setAll(search: URLSearchParams, key: string): void {
  if (key) search.set('list_view', key);
  else search.delete('list_view');
}
