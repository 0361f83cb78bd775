/**
 * The service worker of pages that open without a network: it keeps a page with its code, and answers with them when the network is away. What is
 * punched or counted there is kept and sent by the page itself. It is registered for each: `/androidLogs` (modules/time/kiosk), the program that reads
 * faces beside it, and `/property/counting` (modules/money/property-counts).
 */
const KEPT = { '/androidLogs': 'talaan-kiosk', '/property/counting': 'talaan-counts' };

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** All files of the page or none: a page with half of its code would not open. */
self.addEventListener('message', (event) => {
  const { page, files } = event.data;
  const [port] = event.ports;
  event.waitUntil(
    keep(page, files).then(
      () => port.postMessage('kept'),
      () => port.postMessage('failed'),
    ),
  );
});

async function keep(page, files) {
  const cache = await caches.open(KEPT[page]);
  const wanted = [page, ...files];
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = wanted.filter((path) => path === page || !known.has(path));
  // Puts them in together, once all have come.
  await cache.addAll(missing);
  await Promise.all([...known].filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? fromNetwork(request, pathname) : fromCache(request, pathname));
});

async function fromNetwork(request, pathname) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(pathname);
    if (kept) return kept;
    throw failure;
  }
}

async function fromCache(request, pathname) {
  return (await caches.match(pathname)) ?? fetch(request);
}
