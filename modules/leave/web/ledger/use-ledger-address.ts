import { useSearchParams } from 'react-router';

/** What is open of a card or a ledger, in the address; back closes the row that was opened last. */
export function useLedgerAddress(): readonly [search: URLSearchParams, set: (name: string, value: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: name !== 'row' },
    );
  return [search, set];
}
