import assert from 'node:assert/strict';
import { after, afterEach, type TestContext } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../app.ts';
import { isPrepared } from '../database.ts';
import { endsWithFile } from '../left-open.ts';
import { openContext } from './longer-toasts.ts';
import { openByLinks } from './parked-pages.ts';
import { leaveBrowser, openBrowser } from './shared-browser.ts';
import { giveBack, takeContext } from './shared-contexts.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const TABLET = { viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true };
/** Long enough for two busy cores; what a person would see is waited for, never the clock. */
const PATIENCE_MS = 40_000;

interface PageOptions {
  phone?: boolean;
  tablet?: boolean;
  dark?: boolean;
  /** No other test gets the page: the story puts something into it before the product loads, such as a clock, or changes how the sign-in page looks. */
  ofItsOwn?: boolean;
  /** What the browser may complain about, because the story provokes it: `/status of 401/`. */
  expecting?: RegExp;
}

/** The product and a browser beside it. */
export interface BrowserApp extends TestApp {
  /** A page of somebody signed in (`hr`, `head`, `nobody`), in a browser of its own. Whatever it complains about fails the test. */
  pageAs: (who: string, options?: PageOptions) => Promise<Page>;
}

interface BrowserAppOptions extends TestAppOptions {
  /** The story looks at a paper in the page, or at notifications: Chromium without its windows shows neither. */
  viewer?: boolean;
}

/** Starts both for a test file and ends them after it; call it at the top of the file. The pages of a test close with it. */
export async function openBrowserApp({ viewer = false, work = 'asked', ...options }: BrowserAppOptions = {}): Promise<BrowserApp> {
  await buildWeb();
  const browser = await openBrowser({ viewer });
  const app = await startTestApp({ work, ...options });
  const contexts: BrowserContext[] = [];
  const closeContexts = endsWithFile(async () => void (await Promise.all(contexts.splice(0).map((context) => context.close()))));
  const complaints: string[] = [];

  afterEach(async (test) => {
    if (!(test as TestContext).passed) await printWhereItStood(contexts);
    await Promise.all(contexts.splice(0).map((context) => giveBack(context, (test as TestContext).passed)));
    assert.deepEqual(complaints.splice(0), [], 'the browser complained');
  });
  after(async () => {
    await closeContexts();
    await leaveBrowser();
    await app.close();
  });

  return {
    ...app,
    pageAs: async (who, { phone, tablet, dark, ofItsOwn, expecting } = {}) => {
      const context = await (ofItsOwn ? openContext : takeContext)(browser, {
        ...(phone ? PHONE : tablet ? TABLET : DESK),
        baseURL: app.url,
        colorScheme: dark ? 'dark' : 'light',
        locale: 'en-PH',
        timezoneId: ZONE,
        reducedMotion: 'reduce',
        acceptDownloads: true,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      const { token } = await app.as(who);
      if (token) await context.addCookies([{ name: 'Admin-Token', value: token, url: app.url }]);
      const hear = (complaint: string) => void (expecting?.test(complaint) || complaints.push(`${who}: ${complaint}`));
      context.on('page', (page) => listen(page, hear));
      const [parked] = context.pages();
      const page = parked ?? (await context.newPage());
      if (parked) listen(parked, hear);
      if (!ofItsOwn) openByLinks(page, token !== null);
      return page;
    },
  };
}

/** What the pages of a failed test showed, as a screen reader has it. */
async function printWhereItStood(contexts: BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages()))
    console.log(`${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String)}`);
}

/** A test file that is run alone builds for itself; under the test command nothing has changed since. */
async function buildWeb(): Promise<void> {
  if (isPrepared()) return;
  const { buildWebIfChanged } = await import('@talaan/server/page/build-web.ts');
  await buildWebIfChanged(console.log);
}

/** Errors of scripts, and all that the console shows in red: refused calls among it. */
function listen(page: Page, hear: (complaint: string) => void): void {
  page.on('pageerror', (error) => hear(`${error.stack ?? error.message} at ${page.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') hear(`${message.text()} at ${message.location().url || page.url()}`);
  });
}
