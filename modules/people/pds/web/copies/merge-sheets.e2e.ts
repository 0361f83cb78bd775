import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations, findOverflow, findSmallTargets, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { theirSheet } from '../../contract.ts';
import { makeSheetsWait } from '../../server/fixtures/make-sheets-wait.ts';

const app = await openBrowserApp();

test('on a phone HR merges a second record, chooses which sheet stays, and compares the other one afterwards', async () => {
  const hr = await app.as('hr');
  const [full] = await makeSheetsWait(app, 1);
  const { rows } = await app.server.pool.query<{ id: number }>(
    `insert into personnel.person (idno, surname, first_name, sex) values ('TWICE-1', 'Dalawa', 'Ulit', 'Female') returning id`,
  );
  const { id } = rows[0]!;
  await hr.call(theirSheet.read, { params: { personnel_id: id } });
  const { idno } = (await hr.call(theirSheet.read, { params: { personnel_id: full! } })).body.sheet;

  // The record that is open when it is merged is asked for once more.
  const page = await app.pageAs('hr', { phone: true, expecting: /status of 404/ });
  await page.goto(`/personnels/${id}`);
  await screenIsReady(page);
  await page.getByRole('button', { name: 'More about this record' }).click();
  await page.getByRole('menuitem', { name: 'Merge into another record' }).click();
  const dialog = page.getByRole('dialog', { name: /Merge/ });
  await dialog.getByLabel('Into the record of').fill(idno);
  await page.getByRole('option', { name: new RegExp(idno) }).click();
  // Each field in which they differ is a card: nothing scrolls sideways.
  const surname = dialog.getByRole('region', { name: 'Both differ in' }).locator('.mantine-Card-root', { hasText: 'Surname' });
  await surname.getByText('Dalawa').waitFor();
  assert.equal(await dialog.getByRole('table').count(), 0);
  const choice = dialog.getByRole('radiogroup', { name: /Personal data sheet: which one stays/ });
  await choice.getByText('Complete: 100 %').waitFor();
  await dialog.getByLabel('How it is known that both are the same person').fill('The same birth certificate');
  assert.equal(await dialog.getByRole('button', { name: 'Merge', exact: true }).isDisabled(), true, 'not before one was chosen');
  await choice.getByRole('radio', { name: new RegExp(`\\(${idno}\\)`) }).click();
  await expectNoViolations(page);
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.waitForURL(new RegExp(`/personnels/${full}`));

  await page.goto(`/personnels/${full}?tab=data-sheet&section=submit`);
  await screenIsReady(page);
  const copies = page.getByRole('region', { name: 'Locked copies' });
  await copies.getByText('Another sheet: Draft, of record TWICE-1').waitFor();
  await copies.getByRole('button', { name: 'Compare' }).first().click();
  await page
    .getByRole('dialog')
    .getByText(/differ/)
    .waitFor();
  await expectNoViolations(page);
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
});
