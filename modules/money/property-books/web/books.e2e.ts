import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const app = await openBrowserApp({ work: 'asked' });

test('the custodian reports the issues of the last month to accounting, and the report is on the list with its code', async () => {
  const page = await app.pageAs('property');
  await page.goto('/property/books/rspi');
  await page.getByRole('link', { name: 'New report' }).click();
  await page.getByRole('region', { name: 'Summary by account' }).waitFor();
  await page.getByRole('button', { name: 'Issue the report' }).click();
  await page.getByRole('heading', { name: /^RSPI 2026-11-\d{4}$/ }).waitFor();
  await page
    .getByRole('region', { name: 'Slips' })
    .getByText(/^SP[LH]V-2026-10-/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('dialog', { name: /^RSPI 2026-11/ }).waitFor();
});

test('the register leads to the card of an item, and the schedule to the items behind an account and their ledger cards', async () => {
  const page = await app.pageAs('property');
  await page.goto('/property/books/register');
  await page
    .getByRole('link', { name: /^2026-/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Property card' }).waitFor();
  await page.getByRole('cell', { name: /^IAR / }).waitFor();

  await page.goto('/property/books/depreciation');
  await page.getByRole('link', { name: '10605020' }).first().click();
  await page.getByRole('heading', { name: 'Depreciation by item' }).waitFor();
  await page
    .getByRole('link', { name: /^20\d\d-05-02/ })
    .first()
    .click();
  await page.getByText('Straight line over 5 years, with a residual value of 5 percent, to October 2026.').waitFor();
  assert.ok((await page.getByRole('cell', { name: 'Depreciation to this day' }).count()) > 0);
});
