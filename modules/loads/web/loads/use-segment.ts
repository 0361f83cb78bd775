import { useSearchParams } from 'react-router';

/** Which segment the address opens beside the screen: its number, `new`, or none. */
export function useSegment() {
  const [search, setSearch] = useSearchParams();
  const open = (segment: number | 'new' | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('segment');
        if (segment !== null) next.set('segment', String(segment));
        return next;
      },
      { preventScrollReset: true },
    );
  return { segment: search.get('segment'), open };
}
