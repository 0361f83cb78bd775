import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { readBalances, takeBackEntered } from '../../contract/balances.ts';

const app = await openBrowserApp();

test('HR brings the credits of a person forward, then corrects them', async () => {
  const { id } = people.accountingClerk;
  const hr = await app.as('hr');
  const { entered } = (await hr.call(readBalances, { params: { id } })).body;
  const params = { id, posting: entered.find(({ kind }) => kind === 'opening')!.id };
  assert.equal((await hr.call(takeBackEntered, { params, body: { reason: 'The card was of another person' } })).status, 200);

  const page = await app.pageAs('hr');
  await page.goto(`/edats/leave/${id}/VL/balance`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Bring forward' }).click();
  await dialog.getByLabel('As of').fill('1 Jan 2026');
  await dialog.getByLabel('Vacation leave').fill('42.5');
  await dialog.getByLabel('Sick leave').fill('60.25');
  await dialog.getByLabel('Source document').fill('Leave card as of 31 December 2025');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Bring forward' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'SL 60.250 VL 42.500' }).waitFor();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Days', exact: true }).fill('-1.5');
  await dialog.getByRole('textbox', { name: 'Day', exact: true }).fill('2 Mar 2026');
  await dialog.getByLabel('Reason').fill('A half day was counted twice');
  await dialog.getByLabel('Source document').fill('Memorandum No. 4');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'VL -1.500' }).waitFor();
});
