const WORKER = '/kiosk-worker.js';
const SCOPE = '/androidLogs';

/** Has the service worker keep this page with all that it has loaded, so that the kiosk opens without a network; true once it is kept. */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { active, installing, waiting } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = active ?? (await whenActive(waiting ?? installing!));
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/') && !pathname.startsWith('/app/'))
    .map(({ pathname }) => pathname);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === 'kept');
  });
  worker.postMessage({ page: SCOPE, files: [...new Set(files)] }, [port2]);
  return answer;
}

function whenActive(worker: ServiceWorker): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
    });
  });
}
