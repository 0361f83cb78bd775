import { useSearchParams } from 'react-router';

/** What narrows a report; it stands in the address. */
export interface Narrowed {
  on: string | undefined;
  campus: string | undefined;
  office: string | undefined;
  status: string | undefined;
}

export function useNarrowing() {
  const [search, setSearch] = useSearchParams();
  const read = (name: string) => search.get(name) ?? undefined;
  const narrowed: Narrowed = { on: read('on'), campus: read('campus'), office: read('office'), status: read('status') };
  const change = (name: string, value: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (name !== 'page') next.delete('page');
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { narrowed, page: Number(read('page') ?? 1) || 1, report: read('report'), colour: read('colour'), change };
}
