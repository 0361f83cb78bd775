import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('HR sees what last month would have come to, sets it from a day to come, and takes it back', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/edats/management');
  const row = page.getByRole('row', { name: /^Times late in a day/ });
  await row.getByRole('button', { name: 'Change: Times late in a day' }).click();
  const dialog = page.getByRole('dialog');
  const tried = dialog.getByRole('button', { name: /^What would have changed in/ });
  assert.ok(await tried.isDisabled());
  await dialog.getByLabel('New value, in times').fill('1');
  await tried.click();
  await dialog.getByText(/In all \d+ fewer times late\./).waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter a reason of at least 5 characters, such as the order.').first().waitFor();
  await dialog.getByLabel('Why').fill('Office order 12 s.2026');
  await dialog.getByLabel('Applies from').fill('1 Jan 2027');
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('1 time from 1 Jan 2027 on').waitFor();
  await row.getByRole('button', { name: 'Change: Times late in a day' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await row.getByText('1 time from 1 Jan 2027 on').waitFor({ state: 'detached' });
});
