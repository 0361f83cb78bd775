import { test } from 'node:test';
import { sql } from 'kysely';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { acknowledgePapers } from '../contract/circulation.ts';
import { openCounters } from '@talaan/documents/server/fixtures/open-counters.ts';

const app = await openBrowserApp();
const { office, clerk: at, add } = await openCounters(app);

test('a memo is circulated to all offices and acknowledged on a phone; the others are reminded, or it is withdrawn from them, except from one that acknowledged it meanwhile', async () => {
  const { id, tracking_no: number } = await add('OP', { subject: 'Memorandum on the flag ceremony' });
  const president = await app.pageAs('president');
  await president.goto(`/dts/documents/${id}?office=${office.OP}`);
  await president.getByRole('main').getByRole('button', { name: 'More' }).click();
  await president.getByRole('menuitem', { name: 'Circulate', exact: true }).click();
  const dialog = president.getByRole('dialog', { name: `Circulate: ${number}` });
  await dialog.getByRole('combobox', { name: 'Circulated to' }).click();
  await president.getByRole('option', { name: 'All offices of the university' }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Every Monday at eight.');
  await expectNoViolations(president);
  await dialog.getByRole('button', { name: 'Circulate' }).click();
  const part = president.getByRole('region', { name: 'Circulation' });
  await part.getByText(/^0 of \d+ offices$/).waitFor();

  const head = await app.pageAs('head', { phone: true });
  await head.goto(`/dts/for-acknowledgement?office=${office.ACCT}`);
  await head.getByRole('link', { name: new RegExp(number!) }).click();
  await head.getByRole('heading', { name: number!, level: 1 }).waitFor();
  await head.getByRole('button', { name: 'Acknowledge', exact: true }).click();
  await head
    .getByRole('region', { name: 'Circulation' })
    .getByText(/^1 of \d+ offices$/)
    .waitFor();

  await president.goto(`/dts/documents/${id}?office=${office.OP}`);
  await part.getByText(/^1 of \d+ offices$/).waitFor();
  // As if it had been circulated the day before.
  await sql`update documents.circulation set told_on = told_on - 1 where document_id = ${id}`.execute(app.server.db);
  await part.getByRole('button', { name: 'Remind the others' }).click();
  await president.getByText(/^Reminded \d+ offices\.$/).waitFor();
  await part.getByRole('link', { name: /^All \d+ offices$/ }).click();
  for (const name of ['College of Arts and Sciences', 'Human Resource Management Office'])
    await president.getByRole('checkbox', { name: `Select ${name}` }).check();
  // Acknowledged after the rows were read.
  await at.HRMO.call(acknowledgePapers, { body: { office_id: office.HRMO, ids: [id] } });
  await president.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Withdraw' }).click();
  const withdrawing = president.getByRole('dialog', { name: `Withdraw: ${number}` });
  await withdrawing.getByRole('textbox', { name: 'Reason' }).fill('It was meant for another campus.');
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
  const told = president.getByRole('dialog', { name: '1 of 2 done' });
  await told.getByText(/acknowledged it at HRMO on /).waitFor();
  await expectNoViolations(president);
  await president.keyboard.press('Escape');
  await president.getByRole('row', { name: /College of Arts and Sciences/ }).waitFor({ state: 'detached' });
});
