import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { ownerOfDevice } from './calls/own-device.ts';

const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * What a file of code exports, once it has arrived; without `load` nothing is wanted yet. Where it does not, `onFailure` is told, or without it the error goes to the nearest
 * boundary. React's `lazy` does the same, but shows a part that arrives soon after another one only after 300 ms, with whatever else has
 * arrived until then.
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined, onFailure?: () => void): T | undefined {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const [failure, setFailure] = useState<Error>();
  const isWaiting = load && !arrived.has(load);
  const fail = useEffectEvent((found: Error) => (onFailure ? onFailure() : setFailure(found)));
  useEffect(() => {
    if (isWaiting) loadAhead(load).then(render, fail);
  }, [load, isWaiting]);
  if (failure) throw failure;
  return load && (arrived.get(load) as T | undefined);
}

/**
 * Fetches it before it is shown, so that it is shown at once. Without a line nothing is asked for: a browser remembers that a file could
 * not be fetched, and would not ask again until the page is loaded anew. On one's own device the code may be kept.
 */
export async function loadAhead<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && ownerOfDevice() === undefined) throw new Error('There is no line to fetch the code with.');
  const code = await load();
  arrived.set(load, code);
  return code;
}
