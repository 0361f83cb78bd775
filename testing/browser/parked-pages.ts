import type { Page } from 'playwright-core';
import { closeToasts } from './longer-toasts.ts';

/** Where pages wait for the next test: nobody is signed in there, and no screen is open. */
const PARKED_AT = '/login';
const LONGEST_MS = 1500;
/** Where Mantine keeps the colours that a person chose. */
const COLOURS_KEY = 'mantine-color-scheme-value';

/**
 * Leaves whatever a test has opened and signs out, as a person does who goes without closing the tab. False where the page does not
 * let go: it asks about unsaved changes, or is no page of the product.
 */
export async function park(page: Page): Promise<boolean> {
  Reflect.deleteProperty(page, 'goto');
  // There the page would stay as the test left it.
  if (new URL(page.url()).pathname === PARKED_AT) return false;
  // It would keep the colours that the test chose, whatever the next one asks for.
  if (await page.evaluate((key) => localStorage.getItem(key) !== null, COLOURS_KEY).catch(() => true)) return false;
  return (
    page
      .evaluate(closeToasts)
      .then(() => page.evaluate(leave, PARKED_AT))
      .then(() =>
        page.waitForFunction((path) => location.pathname === path && document.title === 'Sign in', PARKED_AT, { timeout: LONGEST_MS }),
      )
      .then(() => page.waitForFunction(() => !document.querySelector('.mantine-AppShell-root'), undefined, { timeout: LONGEST_MS }))
      .then(() => page.evaluate(rest))
      // The pointer would stay where the test left it, and open the hint of whatever the next one shows there.
      .then(() => page.mouse.move(0, 0))
      .then(
        () => true,
        () => false,
      )
  );
}

/**
 * Addresses are opened as by a link, without loading the product again, which takes several times as much of the processor. What was
 * read before is forgotten, and the screen is a new one, as after a load. The address is loaded after all where no screen is open, where
 * nobody is signed in, and where the screen does not let go, such as a form with unsaved changes. To see a load, a test says `reload()`.
 */
export function openByLinks(page: Page, isSignedIn: boolean): void {
  const load = page.goto.bind(page);
  page.goto = async (address, options) => {
    if (!isSignedIn || options || !address.startsWith('/') || !(await isBetweenScreens(page))) return load(address, options);
    await openByLink(page, address);
    return null;
  };
}

/** Where a page is between two screens of a test. */
const BETWEEN = '/404';

/** Whether the page waits for a test, or could be brought between two screens. */
async function isBetweenScreens(page: Page): Promise<boolean> {
  if (new URL(page.url()).pathname === PARKED_AT) return true;
  return page
    .evaluate(goTo, BETWEEN)
    .then((begun) => begun || Promise.reject(new Error('no screen is open')))
    .then(() =>
      page.waitForFunction((path) => location.pathname === path && document.title === 'Page not found', BETWEEN, { timeout: LONGEST_MS }),
    )
    .then(() => page.evaluate(forget))
    .then(
      () => true,
      () => false,
    );
}

async function openByLink(page: Page, address: string): Promise<void> {
  const from = new URL(page.url()).pathname;
  const left = await page.evaluateHandle(follow, address);
  // The guard may lead back to where the page is.
  await page.waitForFunction(([heading, path]) => (!heading.isConnected || location.pathname === path) && document.querySelector('h1'), [
    left,
    from,
  ] as const);
}

/** Runs in the page. */
function leave(path: string): void {
  localStorage.clear();
  sessionStorage.clear();
  const { idx } = history.state as { idx: number };
  history.pushState({ idx: idx + 1, key: crypto.randomUUID(), usr: null }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Runs in the page. A caret that blinks where no one looks takes some per cent of a processor, and there are many such pages. */
function rest(): void {
  (document.activeElement as HTMLElement | null)?.blur();
}

/** Runs in the page. False where it is no page of the product. */
function goTo(path: string): boolean {
  const state = history.state as { idx: number } | null;
  if (!document.querySelector('h1') || typeof state?.idx !== 'number') return false;
  history.pushState({ idx: state.idx + 1, key: crypto.randomUUID(), usr: null }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return true;
}

/** Runs in the page. Returns the heading that goes when the next screen comes, whose address takes the place of this one. */
function follow(address: string): HTMLElement {
  const heading = document.querySelector('h1')!;
  const { idx } = history.state as { idx: number };
  history.replaceState({ idx, key: crypto.randomUUID(), usr: null }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return heading;
}

/** Runs in the page. Answers that were read before are read anew, as by a page that has just been loaded; first those of the frame. */
async function forget(): Promise<void> {
  const root = document.getElementById('root')! as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!;
  let fiber: Fiber | null | undefined = root[key];
  while (fiber && !fiber.memoizedProps?.client) fiber = fiber.child;
  const client = fiber?.memoizedProps?.client;
  client?.removeQueries({ type: 'inactive' });
  await client?.invalidateQueries();

  interface Fiber {
    child: Fiber | null;
    memoizedProps?: { client?: { removeQueries: (of: object) => void; invalidateQueries: () => Promise<void> } };
  }
}
