import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';

/** What is open of a card or a ledger, in the address; back closes the row that was opened last. */
export function useLedgerAddress(): readonly [search: URLSearchParams, set: (name: string, value: string | null) => void] {
  const { search, change } = useAddress();
  const set = (name: string, value: string | null) => change({ [name]: value }, { replace: name !== 'row' });
  return [search, set];
}
