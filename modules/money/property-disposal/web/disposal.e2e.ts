import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { itemNow, unserviceable } from '../server/fixtures/disposals.ts';

const app = await openBrowserApp();

test('an unserviceable item is listed on a desk, inspected on a phone, approved, and sold with its receipt', async () => {
  const [item] = await unserviceable(app, await app.as('property'), { article: 'Mimeograph' });
  const desk = await app.pageAs('property');
  await desk.goto('/property/items?term=mimeograph');
  await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
  await desk.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'List for disposal' }).click();
  await desk.waitForURL(/\/property\/disposals\/new\?items=/);
  await desk.getByRole('combobox', { name: 'Accountable officer' }).fill(people.headOfAccounting.surname);
  await desk.getByRole('option', { name: people.headOfAccounting.fullname }).first().click();
  await expectNoViolations(desk);
  await desk.getByRole('button', { name: 'Draft the report' }).click();
  await desk.waitForURL(/\/property\/disposals\/\d+$/);
  const address = new URL(desk.url()).pathname;
  await desk.getByRole('button', { name: 'Submit to the committee' }).click();
  const committee = desk.getByRole('dialog', { name: 'Submit to the disposal committee' });
  await committee.getByRole('combobox', { name: 'Add a person' }).fill(people.lawyer.surname);
  await desk.getByRole('option', { name: people.lawyer.fullname }).first().click();
  await committee.getByText(people.lawyer.fullname).waitFor();
  await expectNoViolations(desk);
  await committee.getByRole('button', { name: 'Submit' }).click();
  await committee.waitFor({ state: 'hidden' });

  const phone = await app.pageAs('committee', { phone: true });
  await phone.goto(`${address}/inspection`);
  const card = phone.getByRole('region', { name: /^Mimeograph/ });
  await card.getByRole('combobox', { name: /^Found of/ }).tap();
  await phone.getByRole('option', { name: 'Dispose of it' }).tap();
  await card.getByRole('combobox', { name: /^Disposal of/ }).tap();
  await phone.getByRole('option', { name: 'Sale' }).tap();
  await phone.getByRole('button', { name: 'Save what was found' }).tap();
  await card.getByText('Enter the appraised value.').waitFor();
  await card.getByRole('textbox', { name: /^Appraised value/ }).fill('1200');
  await card.getByRole('textbox', { name: /^Remarks/ }).fill('Rollers are worn, no parts to be had');
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: 'Save what was found' }).tap();
  await phone.waitForURL(`**${address}`);
  await phone.getByRole('button', { name: /^Submit the findings/ }).tap();
  await phone.getByText('For approval').first().waitFor();

  const president = await app.pageAs('president');
  await president.goto('/inbox?kind=property-disposal');
  await president
    .getByText(/^IIRUP \S+: Mimeograph/)
    .first()
    .click();
  await president.getByRole('button', { name: /^Approve/ }).click();
  await president.getByRole('button', { name: /^Approve/ }).waitFor({ state: 'hidden' });

  await desk.goto(address);
  await desk.getByRole('button', { name: 'Record a disposal' }).click();
  const sale = desk.getByRole('dialog', { name: 'Record a disposal' });
  await sale.getByRole('textbox', { name: /^Sold for/ }).fill('1350.50');
  await sale.getByRole('textbox', { name: 'Official receipt no.' }).fill('7204411');
  await sale.getByRole('textbox', { name: 'Buyer' }).fill('Cabanatuan Junk Shop');
  await expectNoViolations(desk);
  await sale.getByRole('button', { name: 'Record' }).click();
  await sale.waitFor({ state: 'hidden' });
  await desk.getByText('Disposed of', { exact: true }).first().waitFor();
  await desk.getByText(/official receipt 7204411/).waitFor();
  assert.equal((await itemNow(app, item!)).state, 'DISPOSED');
});
