import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('HR counts the faculty by education and sees who is behind a number', async () => {
  const page = await app.pageAs('hr');
  await open(page, '/demographic/options');
  await page.getByRole('button', { name: /^Track: / }).click();
  await page.getByRole('option', { name: 'Faculty' }).click();
  await page.locator('a[href="/demographic/options/education?track=faculty"]').click();
  await page.getByRole('table').first().waitFor();
  const number = page.getByRole('button', { name: /: Doctorate$/ });
  const count = /^\d+/.exec((await number.getAttribute('aria-label'))!)![0];
  await number.click();
  const dialog = page.getByRole('dialog', { name: 'Education: Doctorate' });
  await dialog.getByText(new RegExp(`^${count} (person|people) in service`)).waitFor();
  await expectNoViolations(page);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await screenIsReady(page);
}
