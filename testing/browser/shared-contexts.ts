import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openContext } from './longer-toasts.ts';
import { park } from './parked-pages.ts';

/** Clean contexts for tests to come, by what they were made with; most with a page that shows the product to nobody. */
const idle = new Map<string, BrowserContext[]>();
const kinds = new WeakMap<BrowserContext, string>();
const closed = new WeakSet<BrowserContext>();

/**
 * A browser profile without cookies and storage, as new. One that served before has the product's files already, since the apps of
 * one process listen on the same port, and a page that has loaded it.
 */
export async function takeContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const kind = JSON.stringify(options);
  const kept = idle.get(kind)?.pop();
  if (kept?.browser() === browser && browser.isConnected()) return kept;
  const context = await openContext(browser, options);
  kinds.set(context, kind);
  context.once('close', () => closed.add(context));
  return context;
}

/** Takes back what a test leaves; one that failed may leave anything, one that passed may have closed it. */
export async function giveBack(context: BrowserContext, passed: boolean): Promise<void> {
  const kind = kinds.get(context);
  if (!passed || !kind || closed.has(context)) return context.close();
  context.removeAllListeners('page');
  // What a page asks for once nobody is signed in is no complaint of the test.
  for (const page of context.pages()) page.removeAllListeners();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.setOffline(false);
  await context.clearCookies();
  const [kept, ...others] = context.pages();
  await Promise.all(
    [...others, ...(kept && !(await isAsNew(kept, (JSON.parse(kind) as BrowserContextOptions).viewport!)) ? [kept] : [])].map((page) =>
      page.close(),
    ),
  );
  await context.setStorageState({ cookies: [], origins: [] });
  idle.set(kind, [...(idle.get(kind) ?? []), context]);
}

/** Whether the page of a test can serve the next one. */
async function isAsNew(page: Page, viewport: NonNullable<BrowserContextOptions['viewport']>): Promise<boolean> {
  await page.unrouteAll();
  if (page.viewportSize()?.width !== viewport.width || page.viewportSize()?.height !== viewport.height)
    await page.setViewportSize(viewport);
  return park(page);
}
