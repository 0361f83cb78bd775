import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { findCardFaults, findListFaults } from '@talaan/testing/list-check.ts';
import { findOverflow, findViolations, screenIsReady } from '@talaan/testing/screen-check.ts';
import { listPersonnel } from '../contract.ts';

const app = await openBrowserApp();

const tab = (page: Page, name: string) => page.locator('[data-view-tab]').filter({ hasText: new RegExp(`^${name}$`) });
const shown = (page: Page, name: string) => tab(page, name).and(page.locator('[aria-current]')).waitFor();
const differs = (page: Page) => page.getByRole('navigation', { name: 'Views' }).getByRole('img', { name: 'Changed' });
const total = async (page: Page) => Number(await page.locator('h1 + p').textContent());

test('a link lights the view whose filters it has, to which Reset goes back; HR saves the filters they need as a view, and finds it again from the menu', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnels/list?status=COS&status=JO');
  await shown(page, 'JO and COS');
  await page.getByRole('button', { name: 'Campus: Any' }).click();
  await page.getByRole('option', { name: 'San Isidro' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Campus: Any' }).waitFor();
  await shown(page, 'JO and COS');

  await tab(page, 'Faculty').click();
  await page.getByRole('button', { name: 'Track: Faculty' }).waitFor();
  const faculty = await total(page);
  await page.getByRole('button', { name: 'Campus: Any' }).click();
  // The option says how many there are before it is chosen.
  const here = page.getByRole('option', { name: /^San Isidro.* \d+$/ });
  const count = Number((await here.textContent())!.match(/\d+$/)![0]);
  await here.click();
  await differs(page).waitFor();
  assert.ok(count < faculty);
  await page.waitForFunction((told) => Number(document.querySelector('h1 + p')?.textContent) === told, count);

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
  await page.getByRole('button', { name: 'Track: Faculty' }).waitFor();

  await page.getByRole('button', { name: 'Clear Campus' }).click();
  // What is left are the filters of the faculty.
  await shown(page, 'Faculty');
});

test('however much narrows the list, the table begins at one height, and what finds no room is cleared behind Filters; on a phone the views are one line that scrolls', async () => {
  const many = 'campus=1&status=PERM&status=TEMP&track=faculty&sex=Female&age=30-39&hired_from=2001-01-01';
  const page = await app.pageAs('hr');
  await page.setViewportSize({ width: 1280, height: 800 });
  const top = () => page.locator('.list-page .list-rows').evaluate((table) => table.getBoundingClientRect().top);
  await page.goto('/personnels/list');
  await screenIsReady(page);
  const usual = await top();
  await page.goto(`/personnels/list?${many}`);
  await screenIsReady(page);
  await page.getByRole('button', { name: 'Campus: SIC' }).waitFor();
  assert.equal(await top(), usual);
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
  assert.match((await paper.getByRole('link', { name: 'Save' }).getAttribute('download'))!, /^Personnel \d{4}-\d\d-\d\d\.pdf$/);
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Campus: Any' }).waitFor();
  assert.equal(await top(), usual);

  const phone = await app.pageAs('hr', { phone: true });
  await phone.goto(`/personnels/list?${many}`);
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

test('a view of one’s own is saved again after a change, renamed, shared and deleted', async () => {
  const page = await app.pageAs('admin');
  await page.goto('/personnels/list?status=PERM');
  await page.getByRole('button', { name: 'Save as new…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Permanent');
  await page.getByRole('button', { name: 'Save view' }).click();
  await tab(page, 'Permanent').waitFor();
  await page.getByRole('columnheader', { name: 'Office' }).getByRole('button').click();
  await differs(page).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The view “Permanent” is saved.').waitFor();
  await differs(page).waitFor({ state: 'detached' });
  assert.match(page.url(), /sort=office/);

  await page.getByRole('button', { name: 'Actions of the view' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tenured');
  await page.getByRole('button', { name: 'Rename' }).click();
  await tab(page, 'Tenured').waitFor();
  await page.getByRole('button', { name: 'Actions of the view' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByText('“Tenured” is shared with all who may open this list.').waitFor();

  const theirs = await app.pageAs('hr');
  await theirs.goto('/personnels/list');
  // The tabs that find no room wait behind the last.
  await tab(theirs, 'Tenured').or(tab(theirs, 'More')).click();
  if (!theirs.url().includes('list_view')) await theirs.getByRole('menuitem', { name: 'Tenured' }).click();
  await shown(theirs, 'Tenured');
  await theirs.getByRole('button', { name: 'Status: Permanent' }).waitFor();
  await theirs.getByRole('button', { name: 'Actions of the view' }).click();
  await theirs.getByRole('menuitem', { name: 'Save as new…' }).waitFor();
  assert.equal(await theirs.getByRole('menuitem').count(), 1);

  await page.getByRole('button', { name: 'Actions of the view' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The view “Tenured” is deleted.').waitFor();
  await shown(page, 'All');
});

test('grouped by status, each group opens with its own rows, by mouse and by keys', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnels/list');
  await page.getByRole('button', { name: 'Group by' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  const head = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) });
  await head('Permanent').waitFor();
  assert.equal(await head('Permanent').getAttribute('aria-expanded'), 'true');
  await head('Permanent').click();
  await head('Coterminous').click();
  await page.getByRole('cell', { name: 'Coterminous', exact: true }).first().waitFor();
  const count = Number((await head('Coterminous').textContent())!.match(/\d+$/)![0]);
  assert.equal(await page.getByRole('cell', { name: 'Coterminous', exact: true }).count(), count);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/personnels\/\d+$/);
  await page.goBack();
  await head('Coterminous').waitFor();
});

test('what is selected is kept over pages and searches, and all that match can be selected', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnels/list?per_page=25');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await bar.getByText('25 selected').waitFor();
  await page.keyboard.press(']');
  await bar.getByText('25 not in sight').waitFor();
  const everyone = await total(page);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await bar.getByRole('button', { name: `Select all ${everyone} that match` }).click();
  await bar.getByText(`${everyone} selected`).waitFor();
  // The bar is where no address leads.
  assert.deepEqual(await findViolations(page, { within: '[aria-label="Selected rows"]' }), []);
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await bar.waitFor({ state: 'detached' });
});

test('keys open the filters, the views and the export, and a pasted column of numbers lists just those people', async () => {
  const page = await app.pageAs('hr');
  const { personnels } = (await (await app.as('hr')).call(listPersonnel, { query: { per_page: 5 } })).body;
  await page.goto('/personnels/list');
  await screenIsReady(page);
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  await page.keyboard.press('Enter');
  await shown(page, 'Faculty');
  await page.keyboard.press('e');
  await page.getByRole('menuitem', { name: 'CSV' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-row-link]').first().focus();
  await page.keyboard.press('f');
  await page.getByRole('dialog').getByText('Hired from').waitFor();

  await page.goto('/personnels/list');
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
});
