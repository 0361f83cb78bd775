import type { Locator } from 'playwright-core';

/**
 * Waits until a paper is shown in the page. The browser of most tests has no viewer of PDF files: the page says so, and offers the file.
 * Where only a whole Chromium is installed, its viewer shows it.
 */
export async function paperIsShown(within: Locator): Promise<void> {
  await within.getByRole('link', { name: 'Open the file' }).or(within.locator('iframe[src^="blob:"]')).waitFor();
}
