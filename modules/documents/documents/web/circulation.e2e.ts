import { test } from 'node:test';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { acknowledgePapers } from '../contract/circulation.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();
const { office, clerk: at, add } = await openCounters(app);

/** Opens the dialog of an act that is in the menu of a paper. */
async function openAct(page: Page, label: string, number: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${label}: ${number}` });
  await dialog.waitFor();
  return dialog;
}

test('a memo is circulated to all offices and acknowledged on a phone; the others are reminded, or it is withdrawn from them, except from one that acknowledged it meanwhile', async () => {
  const { id, tracking_no: number } = await add('OP', { subject: 'Memorandum on the flag ceremony' });
  const president = await app.pageAs('president');
  await president.goto(`/dts/documents/${id}?office=${office.OP}`);
  const dialog = await openAct(president, 'Circulate', number!);
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

test('a clerk sees that a letter was perhaps registered before, and closes the second as a duplicate', async () => {
  const paper = { reference_no: 'RF 2026-41', subject: 'Offer of globes' };
  const first = await add('CAS', paper);
  const clerk = await app.pageAs('clerk');
  await clerk.goto(`/dts/add-document/${office.CAS}`);
  await clerk.getByRole('textbox', { name: 'Number of the paper' }).fill('rf 2026-41');
  const hint = clerk.getByRole('alert', { name: 'Perhaps registered before' });
  await hint.getByRole('link', { name: first.tracking_no! }).waitFor();
  await clerk.getByRole('textbox', { name: 'Number of the paper' }).fill('');
  await hint.waitFor({ state: 'detached' });

  const second = await add('CAS', paper);
  await clerk.goto(`/dts/documents/${second.id}?office=${office.CAS}`);
  const duplicate = await openAct(clerk, 'Close as duplicate', second.tracking_no!);
  await duplicate.getByRole('textbox', { name: 'Number of the other document' }).fill(first.tracking_no!);
  await duplicate.getByRole('textbox', { name: 'Reason' }).fill('Both counters registered it.');
  await duplicate.getByRole('button', { name: 'Close as duplicate' }).click();
  await clerk.getByRole('region', { name: 'The paper' }).getByRole('link', { name: first.tracking_no! }).click();
  await clerk.getByRole('heading', { name: first.tracking_no!, level: 1 }).waitFor();
});
