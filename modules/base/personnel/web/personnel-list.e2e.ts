import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findCardFaults, findListFaults } from '@talaan/testing/browser/list-check.ts';
import { findOverflow, findViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { listPersonnel } from '../contract.ts';

const app = await openBrowserApp();

const tab = (page: Page, name: string) => page.locator('[data-view-tab]').filter({ hasText: new RegExp(`^${name}$`) });
const shown = (page: Page, name: string) => tab(page, name).and(page.locator('[aria-current]')).waitFor();
const differs = (page: Page) => page.getByRole('navigation', { name: 'Views' }).getByRole('img', { name: 'Changed' });

const ROWS = '.list-page .list-rows';
const MANY_FILTERS = 'campus=1&status=PERM&status=TEMP&track=faculty&sex=Female&age=30-39&hired_from=2001-01-01';

test('a link lights the view whose filters it has; HR saves the filters they need as a view, finds it again from the menu, goes back to it by Reset, renames, shares and deletes it', async () => {
  const page = await app.pageAs('hr');
  const hr = await app.as('hr');
  await page.goto('/personnels/list?status=COS&status=JO');
  await shown(page, 'JO and COS');
  await tab(page, 'Faculty').click();
  await page.getByRole('button', { name: 'Track: Faculty' }).waitFor();
  await page.getByRole('button', { name: 'Campus: Any' }).click();
  // The option says how many there are before it is chosen.
  const { total } = (await hr.call(listPersonnel, { query: { track: 'faculty', campus: 1 } })).body;
  await page.getByRole('option', { name: new RegExp(`^San Isidro.* ${total}$`) }).click();
  await differs(page).waitFor();
  await page.locator('h1 + p', { hasText: new RegExp(`^${total}$`) }).waitFor();
  await page.getByRole('button', { name: 'Save as new…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Faculty here');
  await page.getByRole('button', { name: 'Save view' }).click();
  await shown(page, 'Faculty here');
  assert.deepEqual(await findListFaults(page), []);
  assert.match(page.url(), /track=faculty/);
  await page.getByRole('link', { name: 'Circulars' }).click();
  await page.getByRole('heading', { name: 'Circulars' }).waitFor();
  await page.getByRole('link', { name: 'Personnel', exact: true }).click();
  await shown(page, 'Faculty here');
  await page.getByRole('columnheader', { name: 'Office' }).getByRole('button').click();
  await differs(page).waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await differs(page).waitFor({ state: 'detached' });

  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Actions of the view' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Rename…');
  await page.getByRole('textbox', { name: 'Name' }).fill('All faculty here');
  await page.getByRole('button', { name: 'Rename' }).click();
  await shown(page, 'All faculty here');
  await act('Share');
  await page.getByText('“All faculty here” is shared with all who may open this list.').waitFor();
  await act('Delete…');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The view “All faculty here” is deleted.').waitFor();
  await shown(page, 'All');
});

test('however much narrows the list, the table begins at one height, and what finds no room is cleared behind Filters; it prints what is shown', async () => {
  const page = await app.pageAs('hr');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/personnels/list');
  await screenIsReady(page);
  const usual = await page.locator(ROWS).evaluate((rows) => rows.getBoundingClientRect().top);
  // Until all of its first line is measured, it may be higher.
  const beginsAsUsual = () =>
    page.waitForFunction(([rows, top]) => document.querySelector(rows)?.getBoundingClientRect().top === top, [ROWS, usual] as const);
  await page.goto(`/personnels/list?${MANY_FILTERS}`);
  await screenIsReady(page);
  await page.getByRole('button', { name: 'Campus: SIC' }).waitFor();
  await beginsAsUsual();
  assert.deepEqual([...(await findListFaults(page)), ...(await findOverflow(page))], []);
  await page.getByRole('button', { name: 'Filters (4)' }).click();
  await page.getByRole('combobox', { name: 'Age' }).waitFor();
  await page.getByRole('button', { name: 'Clear Hired from' }).click();
  await page.getByRole('button', { name: 'Filters (3)' }).waitFor();
  await page.keyboard.press('Escape');
  // Beside the menu the narrowest desk has room for the tabs and the buttons alone.
  await page.setViewportSize({ width: 1024, height: 800 });
  await screenIsReady(page);
  assert.deepEqual([...(await findListFaults(page)), ...(await findOverflow(page))], []);
  await page.getByRole('button', { name: 'Actions of the view' }).click();
  await page.getByRole('menuitem', { name: 'Save as new…' }).waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Export' }).click();
  const asked = page.waitForRequest(/\/export\?.*format=pdf/);
  await page.getByRole('menuitem', { name: 'Print…' }).click();
  assert.match(new URL((await asked).url()).searchParams.get('said') ?? '', /Campus: /);
  const paper = page.getByRole('dialog', { name: 'Personnel' });
  await paper.waitFor();
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Campus: Any' }).waitFor();
  await beginsAsUsual();
});

test('on a phone the filters are cleared in their drawer, and the views are one line that scrolls', async () => {
  const phone = await app.pageAs('hr', { phone: true });
  await phone.goto(`/personnels/list?${MANY_FILTERS}`);
  await screenIsReady(phone);
  assert.deepEqual(await findCardFaults(phone), []);
  await phone.getByRole('button', { name: 'Filters (6)' }).click();
  await phone.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Clear all' }).click();
  await phone.getByRole('button', { name: /^Show \d+$/ }).click();
  await phone.getByRole('button', { name: 'Filters', exact: true }).waitFor();
  await tab(phone, 'Separated').click();
  await shown(phone, 'Separated');
  const tops = await phone.locator('[data-view-tab]').evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().top));
  assert.equal(new Set(tops).size, 1);
  assert.deepEqual(await findOverflow(phone), []);
});

test('by keys and by mouse: the views, a pasted column of numbers, a selection over pages, the export, the filters, and groups', async () => {
  const page = await app.pageAs('hr');
  const { personnels, total } = (await (await app.as('hr')).call(listPersonnel, { query: { per_page: 5 } })).body;
  await page.goto('/personnels/list');
  await screenIsReady(page);
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  await page.keyboard.press('Enter');
  await shown(page, 'Faculty');
  await tab(page, 'All').click();
  await shown(page, 'All');

  await page.getByRole('searchbox').focus();
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...personnels.map(({ idno }) => idno), '1901-0001'].join('\n'),
  );
  await page.getByText('5 of 6').waitFor();
  for (const { fullname } of personnels) await page.getByRole('link', { name: fullname }).waitFor();
  await tab(page, 'All').click();
  await page.getByText(`1–50 of ${total}`).waitFor();

  const bar = page.getByRole('region', { name: 'Selected rows' });
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await bar.getByText('50 selected').waitFor();
  // The bar is where no address leads.
  assert.deepEqual(await findViolations(page, { within: '[aria-label="Selected rows"]' }), []);
  await page.keyboard.press(']');
  await bar.getByText('50 not in sight').waitFor();
  await page.keyboard.press('[');
  await bar.getByRole('button', { name: `Select all ${total} that match` }).click();
  await bar.getByText(`${total} selected`).waitFor();
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await bar.waitFor({ state: 'detached' });

  await page.keyboard.press('e');
  await page.getByRole('menuitem', { name: 'CSV' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-row-link]').first().focus();
  await page.keyboard.press('f');
  await page.getByRole('dialog').getByText('Hired from').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Group by' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  const head = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) });
  await head('Permanent').click();
  await head('Coterminous').click();
  const rows = page.getByRole('cell', { name: 'Coterminous', exact: true });
  await rows.first().waitFor();
  assert.equal(await rows.count(), Number((await head('Coterminous').textContent())!.match(/\d+$/)![0]));
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/personnels\/\d+$/);
  await page.goBack();
  await head('Coterminous').waitFor();
});
