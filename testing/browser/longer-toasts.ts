import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { PRESSED_MS, TOAST_MS } from '@talaan/kernel/web/toasts.ts';

/** A busy machine looks for a toast later than a person does, who sees it at once. */
const TIMES = 4;

/** A browser profile in whose pages toasts stay so many times as long. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(stayLonger, { spans: [TOAST_MS, PRESSED_MS], usual: TIMES });
  return context;
}

/** Runs in each page, before the product. A story about the time itself sets `toastTimes` in its page to 1. */
function stayLonger({ spans, usual }: { spans: readonly number[]; usual: number }): void {
  const after = globalThis.setTimeout;
  const afterLonger = (act: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const { toastTimes = usual } = globalThis as { toastTimes?: number };
    return after(act, ms !== undefined && spans.includes(ms) ? ms * toastTimes : ms, ...rest);
  };
  globalThis.setTimeout = afterLonger as typeof setTimeout;
}

/** Runs in a page that another test will have: what was told is over. */
export function closeToasts(): void {
  for (const close of document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton')) close.click();
}
