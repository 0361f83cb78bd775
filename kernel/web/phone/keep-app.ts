import { useSyncExternalStore } from 'react';
import { keepPage } from './keep-page.ts';

const WORKER = '/app-worker.js';
/** A browser counts 250 by itself; the app has more parts than that. */
const MOST_FILES = 3000;

let isKept = false;
const watchers = new Set<() => void>();

/**
 * Has the service worker of the app keep the page with the code that `load` fetches and that was loaded so far, so that it opens without a network. What is
 * opened later the worker keeps itself.
 */
export async function keepApp(load: () => Promise<unknown>): Promise<void> {
  performance.setResourceTimingBufferSize(MOST_FILES);
  await load();
  note(await keepPage('/', [], WORKER));
}

/** Removes it with all that it kept. */
export async function leaveApp(): Promise<void> {
  note(false);
  const registration = await navigator.serviceWorker?.getRegistration('/');
  if (registration?.active?.scriptURL.endsWith(WORKER)) await registration.unregister();
  await caches.delete('talaan-app');
}

/** Whether the page and its code, as they are now, are kept. */
export function useIsAppKept(): boolean {
  return useSyncExternalStore(watch, () => isKept);
}

function note(kept: boolean): void {
  isKept = kept;
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
