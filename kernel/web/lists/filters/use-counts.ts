import { useRef, useState } from 'react';

/** By option, how many rows it would show. */
export type Counts = ReadonlyMap<string, number>;

/**
 * How many rows each option of a filter would show, asked whenever the options are opened: until the answer none is shown, since the
 * counts of before were those of other filters. The options serve without counts, too.
 */
export function useCounts(count: (() => Promise<Counts>) | undefined): { counts: Counts | undefined; ask: () => void } {
  const [counts, setCounts] = useState<Counts>();
  const openings = useRef(0);
  const ask = () => {
    openings.current += 1;
    const opening = openings.current;
    setCounts(undefined);
    count?.().then(
      (answer) => opening === openings.current && setCounts(answer),
      () => undefined,
    );
  };
  return { counts, ask };
}
