import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, findSmallTargets, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { hire, makeItem } from '../../server/moves/moves-fixture.ts';

const app = await openBrowserApp();
const { db } = app.server;

test('HR reviews a promotion to a vacant item before it is made', async () => {
  const item = await makeItem(db, 'TALA-ACC1-41-2004', 'Accountant I');
  await makeItem(db, 'TALA-ACC2-42-2004', 'Accountant II');
  const id = await hire(db, { id: 93_001, surname: 'Magbanua', item });
  const page = await app.pageAs('hr');
  await page.goto(`/personnels/${id}?tab=moves`);
  await page.getByRole('link', { name: 'New appointment' }).click();
  await page.getByRole('combobox', { name: 'Vacant item' }).fill('TALA-ACC2');
  await page.getByRole('option', { name: /TALA-ACC2-42-2004/ }).click();
  await page.getByLabel('Effective').fill('16 Nov 2026');
  await page.getByLabel('Authority').fill('Board Resolution No. 12, s. 2026');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const changes = page.getByRole('region', { name: 'What changes' });
  await changes.getByText('Item TALA-ACC1-41-2004 is vacant from 16 Nov 2026.').waitFor();
  await changes.getByText('PHP 33,947.00 (SG 12, step 1) → PHP 45,694.00 (SG 16, step 1), PHP 11,747.00 more a month').waitFor();
  await page.getByRole('button', { name: 'Appoint', exact: true }).click();
  const appointments = page.getByRole('region', { name: 'Appointments' });
  await appointments.getByText('Accountant II, Accounting Office').waitFor();
});

test('a resignation opens a clearance, on a phone', async () => {
  const id = await hire(db, { id: 93_002, surname: 'Natividad' });
  const page = await app.pageAs('hr', { phone: true });
  await page.goto(`/personnels/${id}?tab=moves`);
  await screenIsReady(page);
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await page.getByRole('button', { name: 'Separate' }).click();
  const form = page.getByRole('dialog', { name: /Separate Natividad/ });
  await form.getByLabel('Last day of service').fill('2026-12-15');
  await form.getByLabel('Authority').fill('Accepted on 20 Nov 2026');
  await form.getByRole('combobox', { name: 'Cause' }).click();
  await page.getByRole('option', { name: 'Resigned' }).click();
  await form.getByRole('button', { name: 'Review changes' }).click();
  await form.getByText('Separated: Resigned, last day 15 Dec 2026').waitFor();
  await form.getByRole('button', { name: 'Separate', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Clear: Library' }).click();
  const line = page.getByRole('dialog', { name: 'Library' });
  await line.getByLabel('Cleared by').fill('University Librarian');
  await line.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Cleared on 20 Nov 2026 by University Librarian/).waitFor();
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
});
