import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { SHOWN, SORTS, type Shown, type Sort, type SortName } from './rank-people.ts';

const FIRST_SORT: Sort = '-late';

/** What of the list is shown, in which order and which units are closed; all of it in the address. */
export function useMonitoring() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('show');
  const shown: Shown = asked !== null && asked in SHOWN ? (asked as Shown) : 'all';
  const closed = new Set((search.get('closed') ?? '').split('-').map(Number));
  return {
    shown,
    sort: readSort(search.get('sort')),
    isClosed: (unit: number) => closed.has(unit),
    show: (next: Shown) => change({ show: next === 'all' ? null : next }),
    sortBy: (next: string) => change({ sort: next === FIRST_SORT ? null : next }),
    close: (units: readonly number[]) => change({ closed: units.join('-') }),
    toggle: (unit: number) => {
      const next = closed.symmetricDifference(new Set([unit]));
      change({ closed: [...next].filter((id) => id > 0).join('-') });
    },
    linkTo: (person: number) => linkTo({ person }),
  };
}

function readSort(asked: string | null): Sort {
  const name = asked?.replace(/^-/, '') as SortName | undefined;
  return name && SORTS.includes(name) ? (asked as Sort) : FIRST_SORT;
}
