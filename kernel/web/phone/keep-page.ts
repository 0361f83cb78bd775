const KIOSK_WORKER = '/kiosk-worker.js';

/**
 * Has the service worker keep the page at an address with all that it has loaded, and `more`, so that it opens without a network; true once it is kept.
 * The page was loaded at that address itself: what a page before it has loaded is kept with it.
 */
export async function keepPage(address: string, more: readonly string[] = [], script = KIOSK_WORKER): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const worker = await serviceWorkerOf(address, script);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/') && !pathname.startsWith('/app/'))
    .map(({ pathname }) => pathname);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === 'kept');
  });
  worker.postMessage({ page: address, files: [...new Set([...files, ...more])] }, [port2]);
  return answer;
}

/** The service worker of what is below an address, once it works. */
export async function serviceWorkerOf(scope: string, script = KIOSK_WORKER): Promise<ServiceWorker> {
  const { active, installing, waiting } = await navigator.serviceWorker.register(script, { scope });
  return active ?? whenActive(waiting ?? installing!);
}

function whenActive(worker: ServiceWorker): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
    });
  });
}
