import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { readTree } from '../../contract/departments.ts';

const app = await openBrowserApp();
const AUTHORITY = 'BOR Resolution No. 41, s. 2026';

test('by keyboard alone an office is found by a few letters, shown and moved', async () => {
  const page = await app.pageAs('hr');
  await open(page, '/personnel_setting/departments');
  await page.getByRole('searchbox', { name: 'Search office or head' }).focus();
  await page.keyboard.type('records');
  await page.waitForURL(/term=records/);
  const items = page.getByRole('treeitem');
  await items.nth(2).filter({ hasText: 'Records' }).waitFor();
  await items.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const pane = page.getByRole('region', { name: 'Records Management Office' });
  await pane.getByRole('button', { name: 'Move to …' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Move RMO' });
  await form.locator('input[value^="OVPAF"]').waitFor();
  await form.getByLabel('Under').fill('OVPPD');
  await page.getByRole('option', { name: /OVPPD/ }).click();
  await form.getByLabel('From').fill('1 Jan 2027');
  // The calendar closes when the next field is reached.
  await form.getByLabel('Authority').fill(AUTHORITY);
  await form.getByRole('button', { name: 'Move', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await pane.getByText('Under Office of the Vice President for Planning and Development').waitFor();
});

test('a unit is split: parts, who goes where, a look, and then the act', async () => {
  const page = await app.pageAs('hr');
  await open(page, `/personnel_setting/departments/${offices.generalServices.id}/split-unit`);
  await page.getByLabel('From').fill('1 Jan 2027');
  await page.getByLabel('Authority').fill(AUTHORITY);
  const part = page.getByRole('region', { name: 'Part 1' });
  await part.getByLabel('Name').fill('Transport Services Office');
  await part.getByLabel('Acronym').fill('TSO');
  await page.getByRole('button', { name: 'Assign to offices', exact: true }).click();
  await page.getByLabel('Office for MPU · Motor Pool Unit').selectOption({ label: 'TSO' });
  await page.getByRole('button', { name: 'Preview' }).click();
  const outcome = page.getByRole('region', { name: 'Transport Services Office' });
  await outcome.getByText('MPU · Motor Pool Unit').waitFor();
  assert.equal(
    (await officesOn('2027-01-01')).some(({ acronym }) => acronym === 'TSO'),
    false,
  );
  await page.getByRole('button', { name: 'Split GSO' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Split', exact: true }).click();
  await page.waitForURL(/personnel_setting\/departments\?office=/);
  const later = await officesOn('2027-01-01');
  const tso = later.find(({ acronym }) => acronym === 'TSO');
  assert.equal(later.find(({ acronym }) => acronym === 'MPU')?.parent_id, tso?.id);
});

test('on a phone the tree opens by touch and the office stands over it', async () => {
  const page = await app.pageAs('hr', { phone: true });
  await open(page, '/personnel_setting/departments');
  await page.getByText('Office of the Registrar').tap();
  const pane = page.getByRole('dialog', { name: 'Office of the Registrar' });
  await pane.getByRole('heading', { name: 'Heads' }).waitFor();
  await expectNoViolations(page);
  await pane.getByRole('button', { name: 'Back to the tree' }).tap();
  await pane.waitFor({ state: 'hidden' });
});

test('in the organization chart a branch is folded by keyboard, and stays folded on paper', async () => {
  const page = await app.pageAs('hr');
  await open(page, '/personnel_setting/departments?view=chart');
  const chart = page.getByRole('tree', { name: 'Organization chart' });
  const college = chart.getByRole('treeitem').filter({ hasText: offices.artsAndSciences.fullname }).last();
  await college.focus();
  await page.keyboard.press('ArrowRight');
  await college.getByText(offices.mathematics.fullname).waitFor();
  await page.keyboard.press('ArrowLeft');
  await college.getByText(offices.mathematics.fullname).waitFor({ state: 'detached' });
  const printed = page.waitForRequest(/departments\/tree\/print/);
  await page.getByRole('button', { name: 'Print chart' }).press('Enter');
  const { searchParams } = new URL((await printed).url());
  assert.ok(searchParams.getAll('folded').includes(String(offices.artsAndSciences.id)));
  await page.getByRole('dialog', { name: 'Organization chart' }).getByRole('link', { name: 'Save' }).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await college.press('Enter');
  await page.getByRole('dialog', { name: offices.artsAndSciences.fullname }).getByRole('heading', { name: 'Heads' }).waitFor();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await screenIsReady(page);
}

async function officesOn(day: string) {
  const { body } = await (await app.as('hr')).call(readTree, { query: { as_of: day } });
  return body.offices;
}
