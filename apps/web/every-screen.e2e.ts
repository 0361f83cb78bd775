import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findFrameFaults } from '@talaan/testing/browser/find-frame-faults.ts';
import { findCardFaults, findCutFaults, findListFaults } from '@talaan/testing/browser/list-check.ts';
import { findOverflow, findSmallTargets, findViolations } from '@talaan/testing/browser/screen-check.ts';
import { startWalk, type Walk } from '@talaan/testing/browser/walk-screens.ts';
import { addressesOf, type Address } from './fixtures/every-address.ts';
import { chooseScreens, rememberLooks } from './fixtures/looked-screens.ts';
import { modules } from './modules.ts';

/** Where to put a picture of every screen, for anyone who wants to look at them: `SCREENSHOTS=pictures npm run look`. */
const { SCREENSHOTS } = process.env;
/** `npm run look`: at all screens, in all forms. */
const looksAtAll = process.env.LOOK === 'all';
/** Otherwise one of so many screens is looked at in the dark, whose colours are tokens. */
const DARK_EVERY = 8;
const LONGEST_WALK = 120;

const app = await openBrowserApp();

test('every screen is free of barriers and fits its window, on a desk and on a phone, in light and dark', async () => {
  const screens = chooseScreens(modules);
  const addresses = await addressesOf(app, screens);
  const findings = new Map<string, string[]>();
  /** Paths of screens with a finding: they are looked at again. */
  const faulty = new Set<string>();
  const walkAs = async (who: string, paths: Address[]) => {
    const page = await app.pageAs(who, { expecting: /maintainance/ });
    // Otherwise /503 would open the first page again at once.
    await page.route('**/api/users/maintainance', (route) => route.fulfill({ status: 503, json: { message: 'Closed.' } }));
    const walk = await startWalk(page);
    for (const [index, address] of paths.entries()) {
      const found = await lookAt(walk, address, index).catch((failure: Error) => [`does not open: ${failure.message}`]);
      for (const finding of new Set(found)) findings.set(finding, [...(findings.get(finding) ?? []), `${address.path} as ${who}`]);
      if (found.length > 0) faulty.add(address.screen);
    }
    await page.context().close();
  };
  await Promise.all([...addresses].flatMap(([who, paths]) => inWalks(paths).map((some) => walkAs(who, some))));
  if (looksAtAll && !process.env.LOOK_AT) rememberLooks(modules, faulty);
  if (findings.size > 0) assert.fail([...findings].map(([finding, where]) => `${finding}\n    ${formatPlaces(where)}`).join('\n'));
});

/** One person may open most screens: several pages at once share these. */
function inWalks(paths: Address[]): Address[][] {
  const walks = Math.ceil(paths.length / LONGEST_WALK);
  return Array.from({ length: walks }, (_, nth) => paths.filter((_path, place) => place % walks === nth));
}

/** What a screen shows beyond its first sight is looked at on a desk, in the light; its parts are those of other screens. */
function isFurtherState(path: string): boolean {
  return path.includes('?');
}

function formatPlaces(places: string[]): string {
  const shown = places.slice(0, 3).join('; ');
  return places.length > 3 ? `${shown}, and on ${places.length - 3} more` : shown;
}

/** First on the device that the walk was left on: to change it lays the whole page out anew. */
async function lookAt(walk: Walk, { path, title }: Address, index: number): Promise<string[]> {
  const looks = [lookOnADesk, ...(!isFurtherState(path) || looksAtAll ? [lookOnAPhone] : [])];
  if (looks.length === 1) await walk.as('desk');
  await walk.goTo(path, title);
  const found = (await walk.page.getByText('This is not here').count()) > 0 ? ['has no record to show'] : [];
  for (const look of walk.device() === 'phone' ? looks.toReversed() : looks) found.push(...(await look(walk, path, index)));
  if (new URL(walk.page.url()).pathname !== path.split('?')[0]) found.push(`led to ${walk.page.url()} instead`);
  return found;
}

async function lookOnADesk(walk: Walk, path: string, index: number): Promise<string[]> {
  const { page } = walk;
  await walk.as('desk');
  await savePicture(walk, path, 'desk');
  const within = index === 0 ? undefined : await ownPart(page);
  const found = [
    ...(await findOverflow(page)),
    ...(await findListFaults(page)),
    ...(await findCutFaults(page)),
    ...(await findFrameFaults(page)),
  ];
  found.push(...(await findViolations(page, { within })));
  // The dark is the same tokens everywhere; pictures of it are for anyone who looks.
  if ((index % DARK_EVERY === 0 && !isFurtherState(path)) || looksAtAll) found.push(...(await lookInTheDark(walk, path, 'desk', within)));
  return [...found, ...(await lookOnALaptop(walk))];
}

/** At the list alone: all else is narrower. */
async function lookOnALaptop(walk: Walk): Promise<string[]> {
  const { page } = walk;
  if ((await page.locator('.list-page .list-rows').count()) === 0) return [];
  await walk.as('laptop');
  const found = [...(await findListFaults(page)), ...(await findOverflow(page))];
  return found.map((finding) => `on a laptop, ${finding}`);
}

/** The shell is looked at with the first screen of each person. */
async function ownPart(page: Page): Promise<string | undefined> {
  return (await page.locator('main').count()) > 0 ? 'main' : undefined;
}

async function lookInTheDark(walk: Walk, path: string, device: string, within: string | undefined): Promise<string[]> {
  await walk.in('dark');
  await savePicture(walk, path, `${device} dark`);
  const found = await findViolations(walk.page, { only: ['color-contrast'], within });
  await walk.in('light');
  return found.map((finding) => `in the dark, ${finding}`);
}

/** Contrast is that of the desk. */
async function lookOnAPhone(walk: Walk, path: string, index: number): Promise<string[]> {
  const { page } = walk;
  await walk.as('phone');
  await savePicture(walk, path, 'phone');
  const within = index === 0 ? undefined : await ownPart(page);
  const found = [
    ...(await findOverflow(page)),
    ...(await findViolations(page, { within, without: ['color-contrast'] })),
    ...(await findSmallTargets(page)),
    ...(await findCardFaults(page)),
    ...(await findCutFaults(page)),
    ...(await findFrameFaults(page)),
  ];
  if (looksAtAll) found.push(...(await lookInTheDark(walk, path, 'phone', within)));
  return found.map((finding) => `on a phone, ${finding}`);
}

async function savePicture(walk: Walk, path: string, variant: string): Promise<void> {
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await walk.picture(join(SCREENSHOTS, `${path.slice(1).replaceAll(/\W+/g, '-')} ${variant}.png`));
}
