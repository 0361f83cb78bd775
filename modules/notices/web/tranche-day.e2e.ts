import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { openBrowserApp } from '@talaan/testing/browser.ts';

const app = await openBrowserApp();

test('a tranche day: HR looks through who is concerned, generates, sends for signature, records and releases; the employee is told and saves theirs', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/nosa');
  await page.getByRole('button', { name: 'About this list' }).click();
  await page.getByText('Tranche 4 (EO 64 s.2024) takes effect on 1 Jan 2027, in 42 days.').waitFor();
  await page.getByRole('button', { name: 'About this list' }).click();
  const totals = page.getByRole('region', { name: 'Totals' });
  await totals.waitFor();
  const concerned = Number(/Concerned\s*(\d+)/.exec((await totals.innerText()).replaceAll('\n', ' '))![1]);
  assert.ok(concerned > 20);

  await page.getByRole('radio', { name: 'Exceptions' }).locator('..').click();
  await page.getByRole('table').getByText('Job order or contract of service: not covered').first().waitFor();

  await page.getByRole('radio', { name: 'Concerned' }).locator('..').click();
  await page.getByRole('button', { name: 'Generate all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('region', { name: 'Progress' }).getByText('Done').waitFor();
  await page.getByText('No notice is left to generate').waitFor();

  await page
    .getByRole('radio', { name: /^Notices/ })
    .locator('..')
    .click();
  for (const [action, state] of [
    ['Send for signature', 'For signature'],
    ['Record as signed', 'Signed'],
    ['Release', 'Released'],
  ] as const) {
    await page.getByRole('button', { name: 'All of this list' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await page.getByRole('table').getByText(state, { exact: true }).first().waitFor();
    await page.getByRole('region', { name: 'Progress' }).getByText('Done').waitFor();
  }
  await page.getByRole('table').getByRole('link').first().click();
  const drawer = page.getByRole('dialog', { name: 'Notice' });
  await drawer
    .getByText('HR administrator', { exact: false })
    .or(drawer.getByText(/Released/).first())
    .first()
    .waitFor();
  await drawer.getByRole('button', { name: 'Correct' }).waitFor();

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/dashboard');
  await phone.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await phone.getByText('Notice of Salary Adjustment released').click();
  const card = phone.getByRole('article', { name: 'Notice of Salary Adjustment, 1 Jan 2027' });
  await card.getByRole('button', { name: 'Show' }).click();
  const [file] = await Promise.all([phone.waitForEvent('download'), phone.getByRole('link', { name: 'Save' }).click()]);
  assert.equal((await PDFDocument.load(await readFile(await file.path()))).getPageCount(), 1);
});
