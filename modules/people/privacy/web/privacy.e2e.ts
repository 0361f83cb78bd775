import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('an employee gathers on a phone all that is held about them, and fetches the PDF', async () => {
  const page = await app.pageAs('employee', { phone: true });
  await page.goto('/profile/account/settings?section=held');
  await screenIsReady(page);
  await page.getByRole('button', { name: 'Request a copy of my data' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  assert.match((await download).suggestedFilename(), /^Personal data of .*\.pdf$/);
  assert.ok(await page.getByRole('button', { name: 'Request a copy of my data' }).isDisabled());
  assert.deepEqual(await findOverflow(page), []);
});
