import { useSearchParams } from 'react-router';

/** What the address says, and how to change some of it; the filters of one list mean nothing to another. */
export function usePlace() {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setSearch((now) => withChanges(now, changes), { replace: true, preventScrollReset: true });
  /** Another list of the screen: begins on its first page, without filters. */
  const turnTo = (changes: Record<string, string>, kept: readonly string[]) =>
    setSearch((now) => withChanges(new URLSearchParams([...now].filter(([name]) => kept.includes(name))), changes));
  const linkTo = (changes: Record<string, string | null>) => `?${withChanges(search, changes)}`;
  return { search, change, turnTo, linkTo };
}

function withChanges(now: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
