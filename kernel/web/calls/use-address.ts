import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Parts of the search of an address by their names; an empty value takes a part out, several are several parts. */
export type AddressChanges = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** The search of an address with some of its parts changed. */
export function withChanges(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const one of Array.isArray(value) ? value : [value]) if (one || one === 0) next.append(name, String(one));
  }
  return next;
}

/**
 * What the search of the address says (`search`), how to change parts of it, and the link that does.
 * A change is a step that the back button takes back, unless it replaces the last one.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: AddressChanges, { replace = false } = {}) =>
      setSearch((now) => withChanges(now, changes), { replace, preventScrollReset: true }),
    [setSearch],
  );
  const linkTo = (changes: AddressChanges) => `?${withChanges(search, changes)}`;
  return { search, change, linkTo };
}
