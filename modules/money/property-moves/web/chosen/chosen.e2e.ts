import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acknowledgePaper } from '@talaan/property/contract/own.ts';
import { buy, issueTo } from '@talaan/property/server/fixtures/deliveries.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { itemNow } from '../../server/fixtures/moves.ts';

const app = await openBrowserApp();

/** An item that somebody has acknowledged. */
async function holdOne(account: 'employee' | 'faculty', person: number, article: string): Promise<number> {
  const [keeper, holder] = [await app.as('property'), await app.as(account)];
  const [item] = await buy(keeper, { article });
  for (const { id } of await issueTo(keeper, person, [item!])) await holder.call(acknowledgePaper, { params: { id } });
  return item!;
}

test('items that were chosen in the list are returned for one person after the other, and what is repaired is in stock again', async () => {
  const item = await holdOne('employee', people.accountingClerk.id, 'Scanner with feeder');
  await holdOne('faculty', people.teacherOfMathematics.id, 'Scanner with lid');
  const desk = await app.pageAs('property');
  await desk.goto('/property/items?term=scanner+with');
  await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
  const chosen = desk.getByRole('region', { name: 'Selected rows' });
  await chosen.getByRole('button', { name: 'Return' }).click();
  const asking = desk.getByRole('dialog', { name: 'Return: choose the accountable person' });
  await asking.getByText('You chose items of 2 people.').waitFor();
  await expectNoViolations(desk);
  await asking.getByText(people.accountingClerk.fullname).locator('..').getByRole('link', { name: '1 item' }).click();
  await desk.getByText('1 item chosen').waitFor();
  assert.equal(await desk.getByRole('checkbox', { name: /^Scanner with feeder/ }).isChecked(), true);
  await desk.getByRole('textbox', { name: 'Reason' }).fill('The feeder takes two sheets at once.');
  await desk.getByRole('button', { name: 'File the return' }).click();

  await desk.getByRole('button', { name: 'Inspect and accept' }).click();
  const inspection = desk.getByRole('dialog', { name: 'Inspect and accept' });
  await inspection.getByRole('combobox', { name: /^Condition of/ }).click();
  await desk.getByRole('option', { name: /^Needs repair/ }).click();
  await inspection.getByRole('button', { name: 'Accept' }).click();
  await inspection.waitFor({ state: 'hidden' });
  await desk.getByText('1 item to be repaired').waitFor();
  const address = new URL(desk.url()).pathname;

  // From its own page one comes back to its return.
  await desk.goto(`/property/items/${item}`);
  await desk.getByRole('main').getByRole('button', { name: 'More' }).click();
  await desk.getByRole('menuitem', { name: 'Record inspection' }).click();
  await desk.waitForURL(`**${address}`);
  await desk.getByRole('button', { name: 'Record inspection' }).click();
  const repaired = desk.getByRole('dialog', { name: 'Record the inspection' });
  await repaired.getByRole('textbox', { name: 'What was done' }).fill('The rollers were replaced.');
  await expectNoViolations(desk);
  await repaired.getByRole('button', { name: 'Record' }).click();
  await repaired.waitFor({ state: 'hidden' });
  await desk.getByText('1 item to be repaired').waitFor({ state: 'hidden' });
  assert.deepEqual(await itemNow(app, item), { state: 'IN_STOCK', holder_id: null, condition: 'SERVICEABLE' });

  await desk.goto('/property/items?term=scanner+with+feeder');
  await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
  await chosen.getByRole('button', { name: 'To another agency' }).click();
  await desk.waitForURL(/\/property\/transfers\/out\?items=/);
  await desk.getByText(/^Scanner with feeder, /).waitFor();
});
