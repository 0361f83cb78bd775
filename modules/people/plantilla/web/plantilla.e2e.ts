import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('HR opens three items of the same, finds them in the list, and freezes one', async () => {
  const page = await app.pageAs('hr');
  await open(page, '/plantilla/new/personnel-item');
  await page.getByRole('textbox', { name: 'Item number', exact: true }).fill('TSUB-INST1-801-2026');
  await page.getByRole('textbox', { name: 'How many' }).fill('3');
  await page.getByText('3 items: TSUB-INST1-801-2026 to TSUB-INST1-803-2026').waitFor();
  await choose(page, 'Position', 'Instructor I (SG 12)', 'Instructor I');
  await page.getByRole('textbox', { name: 'Opened on' }).fill('1 Nov 2026');
  await page.getByRole('combobox', { name: 'Office', exact: true }).fill('LAO');
  await page.getByText('LAO · Legal Affairs Office').click();
  await choose(page, 'Level', 'Technical');
  await choose(page, 'Coverage', 'Academic (faculty)');
  await page.getByRole('textbox', { name: 'Authority', exact: true }).fill('NOSCA No. 2026-0412');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.waitForURL(/\/plantilla\/items$/);
  await page.getByRole('searchbox').fill('TSUB-INST1-80');
  await page.getByText('1–3 of 3').waitFor();
  await page.getByRole('link', { name: 'TSUB-INST1-802-2026' }).click();
  await page.getByText(/Vacant since 1 Nov 2026/).waitFor();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Freeze' }).click();
  const dialog = page.getByRole('dialog', { name: 'Freeze: TSUB-INST1-802-2026' });
  await dialog.getByRole('textbox', { name: 'Authority' }).fill('NBC 549');
  await dialog.getByRole('button', { name: 'Freeze' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Frozen').first().waitFor();
});

test('the head and the item numbers of the PSIPOP stay while it is scrolled, in rows of one line, it takes the whole width, and keeps within the narrowest window', async () => {
  const page = await app.pageAs('hr');
  await open(page, '/plantilla/report?report=psipop');
  const frame = page.getByRole('region', { name: /PSIPOP/ });
  const first = frame.getByRole('columnheader', { name: 'Item number' });
  const cell = frame.locator('tbody td:first-child').first();
  const before = { head: await first.boundingBox(), cell: await cell.boundingBox(), frame: await frame.boundingBox() };
  await frame.evaluate((element) => element.scrollTo(400, 600));
  assert.equal((await first.boundingBox())!.y, before.head!.y);
  assert.equal((await cell.boundingBox())!.x, before.cell!.x);
  const heights = await frame
    .locator('tbody tr:not(.report-group)')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).offsetHeight));
  assert.ok(Math.max(...heights) <= 36, `rows of ${Math.max(...heights)} px`);
  await page.getByRole('button', { name: 'Full width' }).click();
  await page.waitForFunction((width) => document.querySelector('.report-scroll')!.clientWidth > width + 200, before.frame!.width);
  assert.deepEqual(await findOverflow(page), []);

  await page.setViewportSize({ width: 390, height: 844 });
  await screenIsReady(page);
  assert.deepEqual(await findOverflow(page), []);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await screenIsReady(page);
}

async function choose(page: Page, label: string, option: string, typed?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  if (typed) await field.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}
