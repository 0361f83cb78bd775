const WORKER = '/kiosk-worker.js';
const SCOPE = '/androidLogs';
/** The program that reads faces asks for its files itself, so it is served by a service worker of its own. */
const READERS = '/assets/workers/';

/**
 * Has the service worker keep this page with all that it has loaded, and `more`, so that the kiosk opens without a network; true once it is kept.
 */
export async function keepPage(more: readonly string[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const worker = await serviceWorkerOf(SCOPE);
  if (more.length > 0) await serviceWorkerOf(READERS);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/') && !pathname.startsWith('/app/'))
    .map(({ pathname }) => pathname);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === 'kept');
  });
  worker.postMessage({ page: SCOPE, files: [...new Set([...files, ...more])] }, [port2]);
  return answer;
}

async function serviceWorkerOf(scope: string): Promise<ServiceWorker> {
  const { active, installing, waiting } = await navigator.serviceWorker.register(WORKER, { scope });
  return active ?? whenActive(waiting ?? installing!);
}

function whenActive(worker: ServiceWorker): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
    });
  });
}
