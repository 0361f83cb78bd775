import type { Page } from 'playwright-core';

/** Where pages wait for the next test: nobody is signed in there, and no screen is open. */
const PARKED_AT = '/login';
const LONGEST_MS = 1500;

/**
 * Leaves whatever a test has opened and signs out, as a person does who goes without closing the tab. False where the page does not
 * let go: it asks about unsaved changes, or is no page of the product.
 */
export async function park(page: Page): Promise<boolean> {
  // There the page would stay as the test left it.
  if (new URL(page.url()).pathname === PARKED_AT) return false;
  return page
    .evaluate(leave, PARKED_AT)
    .then(() =>
      page.waitForFunction((path) => location.pathname === path && document.title === 'Sign in', PARKED_AT, { timeout: LONGEST_MS }),
    )
    .then(() => page.waitForFunction(() => !document.querySelector('.mantine-AppShell-root'), undefined, { timeout: LONGEST_MS }))
    .then(() => page.evaluate(rest))
    .then(
      () => true,
      () => false,
    );
}

/**
 * The first address of a test is opened as by a link, without loading the product again: that takes a sixth of the processor.
 * All later ones are loaded, and so is the first where it is no screen behind sign-in.
 */
export function openFirstByLink(page: Page, isSignedIn: boolean): void {
  page.goto = async (address, options) => {
    // What follows is the page's own way again.
    Reflect.deleteProperty(page, 'goto');
    if (!isSignedIn || !address.startsWith('/') || new URL(page.url()).pathname !== PARKED_AT) return page.goto(address, options);
    const left = await page.evaluateHandle(follow, address);
    // The guard may lead back to where the page is.
    await page.waitForFunction(([heading, path]) => (!heading.isConnected || location.pathname === path) && document.querySelector('h1'), [
      left,
      PARKED_AT,
    ] as const);
    return null;
  };
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

/** Runs in the page. Returns the heading that goes when the next screen comes. */
function follow(address: string): HTMLElement {
  const heading = document.querySelector('h1')!;
  const { idx } = history.state as { idx: number };
  history.pushState({ idx: idx + 1, key: crypto.randomUUID(), usr: null }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return heading;
}
