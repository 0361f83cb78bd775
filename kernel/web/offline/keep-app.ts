import { keepPage } from '../phone/keep-page.ts';

const WORKER = '/app-worker.js';
/** A browser counts 250 by itself; the app has more parts than that. */
const MOST_FILES = 3000;

/**
 * Has the service worker of the app keep the page with the code that `load` fetches and that was loaded so far, so that it opens without a network. What is
 * opened later the worker keeps itself.
 */
export async function keepApp(load: () => Promise<unknown>): Promise<boolean> {
  performance.setResourceTimingBufferSize(MOST_FILES);
  await load();
  return keepPage('/', [], WORKER);
}

/** Removes it with all that it kept. */
export async function leaveApp(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  if (registration?.active?.scriptURL.endsWith(WORKER)) await registration.unregister();
  await caches.delete('talaan-app');
}
