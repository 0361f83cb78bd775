import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';

/** What narrows a report; it stands in the address. */
export interface Narrowed {
  on: string | undefined;
  campus: string | undefined;
  office: string | undefined;
  status: string | undefined;
}

export function useNarrowing() {
  const { search, change } = useAddress();
  const read = (name: string) => search.get(name) ?? undefined;
  const narrowed: Narrowed = { on: read('on'), campus: read('campus'), office: read('office'), status: read('status') };
  return {
    narrowed,
    page: Number(read('page') ?? 1) || 1,
    report: read('report'),
    colour: read('colour'),
    /** Any change but of the page leads back to the first page. */
    change: (name: string, value: string | null) => change({ page: null, [name]: value }, { replace: true }),
  };
}
