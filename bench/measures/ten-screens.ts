import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildWebIfChanged } from '@talaan/server/page/build-web.ts';
import { launchChromium } from '@talaan/testing/browser/chromium.ts';
import { LOADING, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import type { Databases } from '../databases.ts';
import { measureInTurns, median } from '../in-turns.ts';
import { startProduct, type Product } from '../product.ts';
import { milliseconds, under, type Line } from '../table.ts';

const PEOPLE = 400;
const ROUNDS = 5;
/** With nothing more asked for so long, a screen has all that it asks for by itself. */
const QUIET_MS = 700;
/** From pointing at a link to pressing it; a screen's code is fetched meanwhile. */
const POINTED_MS = 100;

/** For a screen that is opened with nothing of it in the browser. */
const MOST = { paintMs: 700, requests: 25, kilobytes: 350 };
const FOLLOWED_WITHIN_MS = 200;

/**
 * The screens that most people open most often: everybody signs in, comes home and reads circulars; employees look at their time record
 * and their data sheet, heads at their inbox, HR at its list, a record and the day's attendance.
 */
const SCREENS = {
  'sign-in': { who: null, path: '/login' },
  'home of HR': { who: 'hr', path: '/dashboard' },
  'home of an employee': { who: 'employee', path: '/dashboard' },
  'personnel list': { who: 'hr', path: '/personnels/list' },
  'personnel record': { who: 'hr', path: '/personnels/20' },
  'own time record': { who: 'employee', path: '/account/dtr' },
  'daily attendance': { who: 'hr', path: '/edats/daily-attendance' },
  'own data sheet': { who: 'employee', path: '/account/profile' },
  inbox: { who: 'head', path: '/inbox' },
  circulars: { who: 'employee', path: '/memorandum_circular' },
} as const;

/** From one to the next by its link, as HR, beginning at home: by the menu, and to a record by its row. */
const WAY = [
  { to: 'personnel list', link: 'nav a[href^="/personnels/list"]', at: '/personnels/list' },
  { to: 'personnel record', link: 'a.row-link', at: '/personnels/' },
  { to: 'inbox', link: 'nav a[href^="/inbox"]', at: '/inbox' },
  { to: 'circulars', link: 'nav a[href^="/memorandum_circular"]', at: '/memorandum_circular' },
  { to: 'home of HR', link: 'nav a[href^="/dashboard"]', at: '/dashboard' },
] as const;

interface Opened {
  paintMs: number;
  requests: number;
  kilobytes: number;
  /** Of the page's main thread. */
  cpuMs: number;
}

/** The ten most used screens in a browser: opened cold, each in a new context, and one from another by a link. */
export async function measureTenScreens(databases: Databases): Promise<Line[]> {
  await buildWebIfChanged(console.log);
  const product = await startProduct(await databases.withPeople(PEOPLE));
  const browser = await launchChromium({ viewer: false, measured: true });
  try {
    const tokens = new Map<string | null, string>();
    for (const who of ['hr', 'employee', 'head']) tokens.set(who, await product.signIn(who));
    const names = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
    const cold = await measureInTurns(
      ROUNDS,
      Object.fromEntries(
        names.map((name) => [name, () => openCold(browser, product, tokens.get(SCREENS[name].who), SCREENS[name].path)]),
      ) as Record<keyof typeof SCREENS, () => Promise<Opened>>,
    );
    const { way } = await measureInTurns(ROUNDS, { way: () => followLinks(browser, product, tokens.get('hr')!) });
    return [
      ...names.map((name) => coldLine(name, cold[name])),
      ...WAY.map(({ to }, step) =>
        under(`From another screen: ${to}`, median(way.map((steps) => steps[step]!)), FOLLOWED_WITHIN_MS, milliseconds),
      ),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

function coldLine(name: string, opened: readonly Opened[]): Line {
  const of = (figure: keyof Opened) => median(opened.map((one) => one[figure]));
  const [paintMs, requests, kilobytes] = [of('paintMs'), of('requests'), of('kilobytes')];
  return {
    what: `Opened cold: ${name}`,
    ours: `${requests} requests, ${kilobytes.toFixed(0)} kB (${milliseconds(of('cpuMs'))})`,
    bare: '–',
    figure: milliseconds(paintMs),
    goal: `under ${milliseconds(MOST.paintMs)}, ${MOST.requests} requests, ${MOST.kilobytes} kB`,
    met: paintMs < MOST.paintMs && requests <= MOST.requests && kilobytes < MOST.kilobytes,
  };
}

/** One screen with nothing of it in the browser, until it asks for nothing more. */
async function openCold(browser: Browser, { url }: Product, token: string | undefined, path: string): Promise<Opened> {
  const context = await openContext(browser, url, token);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const session = await context.newCDPSession(page);
    const asked = new Set<string>();
    let bytes = 0;
    let heard = performance.now();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('data:')) asked.add(requestId);
      heard = performance.now();
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      heard = performance.now();
    });
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(path);
    await screenIsReady(page);
    while (performance.now() - heard < QUIET_MS) await setTimeout(QUIET_MS / 10);
    const { metrics } = await session.send('Performance.getMetrics');
    return {
      paintMs: await page.evaluate(() => (window as unknown as Watched).largestPaint),
      requests: asked.size,
      kilobytes: bytes / 1000,
      cpuMs: metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000,
    };
  } finally {
    await context.close();
  }
}

interface Watched {
  largestPaint: number;
  /** By the page's clock: when a link was pressed, and since when the screen has shown its content. */
  pressed: number;
  shown: number | undefined;
}

/** Runs in the page. */
function watchPaints(): void {
  const watched = window as unknown as Watched;
  new PerformanceObserver((list) => (watched.largestPaint = list.getEntries().at(-1)!.startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
}

/** Milliseconds of each step: from the press of the link until the screen shows its content, by the page's own clock. */
async function followLinks(browser: Browser, { url }: Product, token: string): Promise<number[]> {
  const context = await openContext(browser, url, token);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchOpening, LOADING);
    await page.goto('/dashboard');
    await screenIsReady(page);
    await setTimeout(QUIET_MS);
    const steps: number[] = [];
    for (const { link, at } of WAY) steps.push(await followLink(page, link, at));
    return steps;
  } finally {
    await context.close();
  }
}

async function followLink(page: Page, selector: string, at: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.hover();
  await setTimeout(POINTED_MS);
  await link.click();
  await page.waitForURL((url) => url.pathname.startsWith(at));
  await screenIsReady(page);
  await setTimeout(QUIET_MS);
  return page.evaluate(() => {
    const { shown, pressed } = window as unknown as Watched;
    return shown! - pressed;
  });
}

/** Runs in the page: notes when a link was pressed, and the frame from which on the screen behind it waits for nothing any more. */
function watchOpening(loading: string): void {
  const watched = window as unknown as Watched;
  let from = '';
  const begin = ({ timeStamp }: Event) => {
    watched.pressed = timeStamp;
    watched.shown = undefined;
    from = location.pathname;
  };
  const look = () => {
    const isThere = location.pathname !== from && document.querySelector('h1') && !document.querySelector(loading);
    watched.shown = isThere ? (watched.shown ?? performance.now()) : undefined;
    requestAnimationFrame(look);
  };
  addEventListener('click', begin, true);
  requestAnimationFrame(look);
}

async function openContext(browser: Browser, url: string, token: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
  });
  if (token) await context.addCookies([{ name: 'Admin-Token', value: token, url }]);
  return context;
}
