/**
 * The service worker of the app on a person’s own device: it keeps the page with the code that was loaded, and answers with them when the
 * network is away. What people see lies in IndexedDB, which the page reads itself (kernel/web/calls/own-store.ts). The kiosk and the counting of property have a
 * worker of their own (kiosk-worker.js): their scopes are longer than this one's, so that the browser asks that one.
 */
const CACHE = 'talaan-app';
const PAGE = '/';
/** What never changes at its address, and the few marks beside it. */
const CODE = /^\/(assets\/|brand\/|favicon\.svg$)/;
const OTHERS = /^\/(androidLogs|property\/counting)(\/|$)/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(
    keep(event.data.files).then(
      () => port.postMessage('kept'),
      () => port.postMessage('failed'),
    ),
  );
});

/** With a new version of the page the code of the former one goes; of the same one whatever was opened stays. */
async function keep(files) {
  const cache = await caches.open(CACHE);
  const [before, page] = await Promise.all([cache.match(PAGE), fetch(PAGE, { cache: 'no-cache' })]);
  if (!page.ok) throw new Error(`The page was answered with ${page.status}`);
  const isSame = (await before?.text()) === (await page.clone().text());
  const wanted = files.filter((path) => CODE.test(path));
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(wanted.filter((path) => !known.has(path)));
  await cache.put(PAGE, page);
  if (!isSame) await Promise.all([...known].filter((path) => path !== PAGE && !wanted.includes(path)).map((path) => cache.delete(path)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || OTHERS.test(pathname)) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(openPage(request));
  else if (CODE.test(pathname)) event.respondWith(loadCode(request, pathname));
});

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    if (kept) return kept;
    throw failure;
  }
}

async function loadCode(request, pathname) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic' && (await cache.match(PAGE))) await cache.put(pathname, answer.clone());
  return answer;
}

/** What came in from the server: `{ title, link, approve? }` (modules/base/notifications/server/push); nothing confidential is in it. */
self.addEventListener('push', (event) => {
  const { title, link = '/', approve } = event.data.json();
  const actions = [...(approve && mayAct() ? [{ action: 'approve', title: 'Approve' }] : []), { action: 'open', title: 'Open' }];
  event.waitUntil(show(title, { tag: link, data: { link, approve }, actions }));
});

self.addEventListener('notificationclick', (event) => {
  const { link, approve } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'approve' ? approveAt(link, approve) : open(link));
});

function show(title, options) {
  return self.registration.showNotification(title, { icon: '/app-icon/1/192.png', ...options });
}

async function open(link) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => !/^\/(androidLogs|property\/counting)/.test(new URL(url).pathname));
  if (!shown) return self.clients.openWindow(link);
  const focused = await shown.focus();
  return focused.navigate(link).catch(() => self.clients.openWindow(link));
}

/** The session is that of the page: where a worker cannot read it, the request is opened instead. */
function mayAct() {
  return 'cookieStore' in self;
}

/** The server judges the step as one from the inbox; what it does not do the person decides in the page. */
async function approveAt(link, { request, action, seen }) {
  const token = (await self.cookieStore.get('Admin-Token'))?.value;
  if (!token) return open(link);
  const answer = await fetch(`/api/requests/${request}/step`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action, seen }),
  }).catch(() => undefined);
  if (answer?.ok) return show('Approved', { tag: link, data: { link }, actions: [{ action: 'open', title: 'Open' }] });
  return show('It could not be approved here', {
    body: 'Open it to see why.',
    tag: link,
    data: { link },
    actions: [{ action: 'open', title: 'Open' }],
  });
}
