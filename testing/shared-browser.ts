import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';

let browser: Promise<Browser> | undefined;
let kept = false;

/** Where many test files run in one process, they share its browser; the pages of each are its own. */
export function keepBrowser(): void {
  kept = true;
}

export async function openBrowser(): Promise<Browser> {
  const open = await browser;
  if (!open?.isConnected()) browser = launchChromium();
  return browser!;
}

/** Closes the browser, unless files to come may use it. */
export async function leaveBrowser(): Promise<void> {
  if (kept) return;
  const open = await browser;
  browser = undefined;
  await open?.close();
}
