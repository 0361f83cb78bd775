import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';

/** Open browsers, by whether they show a PDF in the page. */
const browsers = new Map<boolean, Promise<Browser>>();
let kept = false;

/** Where many test files run in one process, they share its browser; the pages of each are its own. */
export function keepBrowser(): void {
  kept = true;
}

export async function openBrowser({ viewer }: { viewer: boolean }): Promise<Browser> {
  const open = await browsers.get(viewer);
  if (!open?.isConnected()) browsers.set(viewer, launchChromium({ viewer }));
  return browsers.get(viewer)!;
}

/** Closes the browsers, unless files to come may use them. */
export async function leaveBrowser(): Promise<void> {
  if (kept) return;
  const open = await Promise.all(browsers.values());
  browsers.clear();
  await Promise.all(open.map((browser) => browser.close()));
}
