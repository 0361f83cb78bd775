import { useSyncExternalStore } from 'react';

let isAsked = false;
const listeners = new Set<() => void>();

/** Opens or closes ‘Tell us’ over the screen that is open. */
export function setAsked(asked: boolean): void {
  isAsked = asked;
  for (const listen of listeners) listen();
}

export function useAsked(): boolean {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => isAsked,
  );
}
