import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();

const REQUIREMENTS = ['List of the books', 'Deed of donation'];
const LETTER = { kind: 'EXTERNAL_IN', subject: 'Offer of books of the Rizal Foundation', sender_name: 'Ana Reyes' } as const;

test('who brings a letter gets a receipt, and sees on a phone where it is', async () => {
  const { office, add } = await openCounters(app);
  await app.server.pool.query("update documents.type set requirements = $1 where code = 'PRQ'", [REQUIREMENTS]);
  const { id, tracking_no: number } = await add('RMO', LETTER);
  const records = await app.pageAs('records');
  await records.goto(`/dts/documents/${id}?office=${office.RMO}`);
  await records.getByRole('button', { name: 'Print' }).click();
  await records.getByRole('menuitem', { name: 'Receipt' }).click();
  const dialog = records.getByRole('dialog', { name: /^Receipt of / });
  await dialog.getByRole('link', { name: 'Save' }).waitFor();
  await dialog.getByRole('combobox', { name: 'Still lacking' }).click();
  await records.getByRole('option', { name: 'Deed of donation' }).click();
  await records.keyboard.press('Escape');
  await dialog.getByRole('link', { name: 'Save' }).waitFor();
  await expectNoViolations(records);
  await records.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const paper = records.getByRole('region', { name: 'The paper' });
  await paper.getByText('Deed of donation').waitFor();
  const address = (await paper.getByRole('link', { name: /^\w{4}-\w{4}-\w{4}-\w{4}$/ }).getAttribute('href'))!;
  assert.match(address, /^\/track\/\w{16}$/);

  // The camera of a phone opens the address of the square.
  const phone = await app.pageAs('nobody', { phone: true });
  await phone.goto(address);
  await phone.getByRole('status').getByText('Received', { exact: true }).waitFor();
  const said = await phone.getByRole('main').innerText();
  for (const fact of [number!, 'Records Management Office', 'Due']) assert.ok(said.includes(fact), `${fact} in ${said}`);
  for (const kept of ['Offer of books', 'Ana Reyes', 'Deed of donation']) assert.ok(!said.includes(kept), `${kept} in ${said}`);

  // By hand, with a code that no receipt has, and with the right one.
  const field = phone.getByRole('textbox', { name: 'Another code' });
  await field.fill('0000-0000-0000-0000');
  await phone.getByRole('button', { name: 'Track' }).click();
  await phone.getByText('We know no receipt with this code').waitFor();
  await field.fill(address.slice('/track/'.length).toLowerCase());
  await phone.getByRole('button', { name: 'Track' }).click();
  await phone.getByRole('status').getByText('Received', { exact: true }).waitFor();
  await phone.getByText(number!).waitFor();
});
