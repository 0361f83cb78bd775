import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();

const REQUIREMENTS = ['List of the books', 'Deed of donation'];

test('who brings a letter gets a receipt, and sees on a phone where it is', async () => {
  const { office } = await openCounters(app);
  await app.server.pool.query("update documents.type set requirements = $1 where name = 'Incoming letter (external)'", [REQUIREMENTS]);
  const records = await app.pageAs('records');
  await records.goto(`/dts/add-document/${office.RMO}`);
  await records.getByRole('combobox', { name: 'Type' }).fill('incoming letter');
  await records.getByRole('option', { name: /^Incoming letter \(external\)/ }).click();
  await records.getByRole('combobox', { name: 'Where it comes from' }).click();
  await records.getByRole('option', { name: 'From outside' }).click();
  await records.getByRole('textbox', { name: 'Subject' }).fill('Offer of books of the Rizal Foundation');
  await records.getByRole('textbox', { name: 'Sender' }).fill('Ana Reyes');
  await records.getByRole('button', { name: 'Save' }).click();

  // Beside the slip the receipt is offered.
  const slip = records.getByRole('dialog', { name: /^Routing slip: / });
  await slip.getByText('Receipt for the sender').click();
  const dialog = records.getByRole('dialog', { name: /^Receipt of / });
  await dialog.getByRole('link', { name: 'Save' }).waitFor();
  await dialog.getByRole('combobox', { name: 'Still lacking' }).click();
  await records.getByRole('option', { name: 'Deed of donation' }).click();
  await records.keyboard.press('Escape');
  await dialog.getByRole('link', { name: 'Save' }).waitFor();
  await expectNoViolations(records);
  await records.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const number = await records.getByRole('heading', { level: 1 }).innerText();
  const paper = records.getByRole('region', { name: 'The paper' });
  await paper.getByText('Deed of donation').waitFor();
  const address = (await paper.getByRole('link', { name: /^\w{4}-\w{4}-\w{4}-\w{4}$/ }).getAttribute('href'))!;
  assert.match(address, /^\/track\/\w{16}$/);

  // The camera of a phone opens the address of the square.
  const phone = await app.pageAs('nobody', { phone: true });
  await phone.goto(address);
  await phone.getByRole('status').getByText('Received', { exact: true }).waitFor();
  const said = await phone.getByRole('main').innerText();
  for (const fact of [number, 'Records Management Office', 'Due']) assert.ok(said.includes(fact), `${fact} in ${said}`);
  for (const kept of ['Offer of books', 'Ana Reyes', 'Deed of donation']) assert.ok(!said.includes(kept), `${kept} in ${said}`);

  // The receipt is printed again from the page of the paper, which then goes on.
  await records.getByRole('button', { name: 'Print' }).click();
  await records.getByRole('menuitem', { name: 'Receipt' }).click();
  await dialog.getByRole('link', { name: 'Save' }).waitFor();
  await records.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await records.getByRole('button', { name: 'Forward', exact: true }).click();
  const forward = records.getByRole('dialog', { name: `Forward: ${number}` });
  const to = forward.getByRole('combobox', { name: 'To' });
  await to.press('Backspace');
  await to.fill('Accounting Office');
  await records.getByRole('option', { name: 'Accounting Office (ACCT)' }).click();
  await records.keyboard.press('Escape');
  await forward.getByRole('button', { name: 'Forward' }).click();
  await records.getByText('On its way to Accounting Office').waitFor();

  // By hand, with a code that no receipt has, and with the right one.
  await phone.goto('/track');
  const field = phone.getByRole('textbox', { name: 'Code on the receipt' });
  await field.fill('ABCD');
  await phone.getByRole('button', { name: 'Track' }).click();
  await phone.getByText('A code has 16 letters and digits', { exact: false }).waitFor();
  await field.fill('0000-0000-0000-0000');
  await phone.getByRole('button', { name: 'Track' }).click();
  await phone.getByText('We know no receipt with this code').waitFor();
  await phone.getByRole('textbox', { name: 'Another code' }).fill(address.slice('/track/'.length).toLowerCase());
  await phone.getByRole('button', { name: 'Track' }).click();
  await phone.getByRole('status').getByText('On its way', { exact: true }).waitFor();
  await phone.getByText(number).waitFor();
  await phone.getByText('Accounting Office').waitFor();
});
