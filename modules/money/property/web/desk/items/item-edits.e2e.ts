import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { listItems } from '../../../contract/items.ts';

const app = await openBrowserApp();

const IN_STOCK = { state: 'IN_STOCK', per_page: 999 } as const;

test('a custodian chooses three items, sees what becomes of each, moves them to a room and undoes it; later today another edit is undone from the list', async () => {
  const keeper = await app.as('property');
  const page = await app.pageAs('property');
  const roomsOf = async (ids: readonly number[]) =>
    (await keeper.call(listItems, { query: { ids: [...ids], per_page: 5, sort: 'property_no' } })).body.items.map(
      ({ location }) => location,
    );
  const chosen = (await keeper.call(listItems, { query: { ...IN_STOCK, sort: 'property_no' } })).body.items.slice(0, 3);
  const ids = chosen.map(({ id }) => id);
  const before = await roomsOf(ids);
  const choose = async () => {
    for (const { property_no: number } of chosen) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Edit field' }).click();
  };
  const chooseField = async (field: string) => {
    await page.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: field }).click();
  };
  await page.goto('/property/items?state=IN_STOCK&sort=property_no');
  await screenIsReady(page);
  await choose();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Edit a field of 3 rows' }).waitFor();
  await chooseField('Location');
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Stockroom 2');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('3 rows would change.').waitFor();
  for (const { property_no: number } of chosen) await dialog.getByText(number).waitFor();
  await expectNoViolations(page);
  assert.deepEqual(await roomsOf(ids), before, 'the preview writes nothing');
  await dialog.getByRole('button', { name: 'Change 3 rows' }).click();
  await dialog.getByText('Location of 3 rows was changed.').waitFor();
  assert.deepEqual(await roomsOf(ids), ['Stockroom 2', 'Stockroom 2', 'Stockroom 2']);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText('3 rows are as before.').waitFor();
  assert.deepEqual(await roomsOf(ids), before);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('region', { name: 'Selected rows' }).waitFor({ state: 'detached' });

  await choose();
  await chooseField('Condition');
  await dialog.getByRole('combobox', { name: 'Condition' }).click();
  await page.getByRole('option', { name: 'Needs repair' }).click();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: /^Change \d rows?$/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await choose();
  const today = dialog.getByRole('region', { name: 'Edited by you today' });
  await today.getByText(/^Condition: Needs repair/).waitFor();
  await today.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText(/as before\.$/).waitFor();
  const after = (await keeper.call(listItems, { query: { ids, per_page: 5, sort: 'property_no' } })).body.items;
  assert.deepEqual(
    after.map(({ condition }) => condition),
    chosen.map(({ condition }) => condition),
  );
});
