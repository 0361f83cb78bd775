import { useEffect, useReducer, useState } from 'react';

const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * What a file of code exports, once it has arrived; where it does not, the error goes to the nearest boundary. React's `lazy` does the
 * same, but shows a part that arrives soon after another one only after 300 ms, with whatever else has arrived until then.
 */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const [failure, setFailure] = useState<Error>();
  const isThere = arrived.has(load);
  useEffect(() => {
    if (!isThere) loadAhead(load).then(render, setFailure);
  }, [load, isThere]);
  if (failure) throw failure;
  return arrived.get(load) as T | undefined;
}

/** Fetches it before it is shown, so that it is shown at once. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  arrived.set(load, await load());
}
