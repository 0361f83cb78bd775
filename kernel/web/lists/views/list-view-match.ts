import type { SavedView } from '../../../contract/saved-views.ts';
import { say } from '../../../contract/say.ts';

/** A list narrowed, sorted and grouped in one way, under a name. */
export interface ListView {
  /** In the address, as `list_view`; empty for all rows of a list that opens on them. */
  key: string;
  name: string;
  /** What the address says of the list, as `viewQuery` writes it. */
  query: string;
  opens?: boolean;
  saved?: SavedView;
}

/** A view that comes with the screen: its name, the filters that it sets, and by which column it is sorted, if not as the list usually is. */
export interface ReadyView {
  name: string;
  filters: Record<string, string | readonly string[]>;
  sort?: string;
  /** The list opens on it, since these are the rows that wait for the reader. */
  opens?: boolean;
}

/** The key of all rows, where a list opens on some of them. */
const ALL = 'all';

/** Beside the filters: what a view says of a list. */
const BESIDE_FILTERS = ['term', 'group_by', 'sort', 'columns'];
/** How rows are shown, not which. */
const LOOKS = ['sort', 'columns'];

/** What the address says of a list, in one spelling. */
export function viewQuery(search: URLSearchParams, filters: readonly string[]): string {
  const said = new URLSearchParams();
  for (const name of [...filters, ...BESIDE_FILTERS].toSorted())
    for (const value of search.getAll(name).toSorted()) if (value) said.append(name, value);
  return said.toString();
}

export function viewsOf(ready: readonly ReadyView[], saved: readonly SavedView[], filters: readonly string[]): ListView[] {
  return [
    { key: ready.some(({ opens }) => opens) ? ALL : '', name: say('All'), query: '' },
    ...ready.map(({ name, filters: set, sort, opens }) => ({
      key: name.toLowerCase().replaceAll(/\W+/g, '-'),
      name: say(name),
      query: viewQuery(
        new URLSearchParams(
          Object.entries({ ...set, sort: sort ?? [] }).flatMap(([key, values]) => [values].flat().map((one) => [key, one])),
        ),
        filters,
      ),
      opens,
    })),
    ...saved.map((view) => ({
      key: String(view.id),
      name: view.name,
      query: viewQuery(new URLSearchParams(view.query), filters),
      saved: view,
    })),
  ];
}

/** The view that an address shows: found by its filters, else the one it came from, from which it differs. */
export function findView(views: readonly ListView[], key: string | null, query: string): { active: ListView; differs: boolean } {
  const named = views.find((view) => view.key === key);
  const isShown = (view: ListView | undefined) => view !== undefined && rowsOf(view.query) === rowsOf(query);
  const active = isShown(named) ? named! : (views.find(isShown) ?? named ?? views[0]!);
  return { active, differs: active.saved ? active.query !== query : !isShown(active) };
}

/** The address of a view; what else the address says stays. */
export function addressOfView(search: URLSearchParams, { key, query }: ListView, filters: readonly string[]): string {
  const next = new URLSearchParams(search);
  for (const name of [...filters, ...BESIDE_FILTERS, 'open', 'page', 'list_view']) next.delete(name);
  if (key) next.set('list_view', key);
  for (const [name, value] of new URLSearchParams(query)) next.append(name, value);
  return `?${next}`;
}

/** What an address that says nothing of the list, or only names a view, is to say; absent where it says what it shows. */
export function findOpening(views: readonly ListView[], key: string | null, query: string): ListView | undefined {
  if (query !== '') return undefined;
  const view = views.find((one) => (key === null ? one.opens : one.key === key));
  return view && view.query !== '' ? view : undefined;
}

function rowsOf(query: string): string {
  const search = new URLSearchParams(query);
  for (const name of LOOKS) search.delete(name);
  return search.toString();
}
