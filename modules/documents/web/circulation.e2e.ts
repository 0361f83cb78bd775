import { before, test } from 'node:test';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { acknowledgePapers } from '../contract/circulation.ts';
import { openCounters, type Counters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();
let c: Counters;
before(async () => {
  c = await openCounters(app);
});

/** Opens the dialog of an act that is in the menu of a paper. */
async function openAct(page: Page, label: string, number: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${label}: ${number}` });
  await dialog.waitFor();
  return dialog;
}

test('a memo is circulated to all offices; one acknowledges it on a phone, one by scanning its slip, and who has not is seen', async () => {
  const { office, add } = c;
  const { id, tracking_no: number } = await add('OP', { subject: 'Memorandum on the flag ceremony' });
  const president = await app.pageAs('president');
  await president.goto(`/dts/documents/${id}?office=${office.OP}`);
  const dialog = await openAct(president, 'Circulate', number!);
  await dialog.getByRole('button', { name: 'Circulate' }).click();
  await dialog.getByText('Choose the offices.').first().waitFor();
  await dialog.getByRole('combobox', { name: 'Circulated to' }).click();
  await president.getByRole('option', { name: 'All offices of the university' }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Every Monday at eight.');
  await expectNoViolations(president);
  await dialog.getByRole('button', { name: 'Circulate' }).click();
  const part = president.getByRole('region', { name: 'Circulation' });
  await part.getByText(/^0 of \d+ offices$/).waitFor();
  await president.getByText('At Office of the President', { exact: true }).waitFor();

  const head = await app.pageAs('head', { phone: true });
  await head.goto(`/dts/for-acknowledgement?office=${office.ACCT}`);
  await head.getByRole('link', { name: new RegExp(number!) }).click();
  await head.getByRole('heading', { name: number!, level: 1 }).waitFor();
  await head.getByRole('button', { name: 'Acknowledge', exact: true }).click();
  await head
    .getByRole('region', { name: 'Circulation' })
    .getByText(/^1 of \d+ offices$/)
    .waitFor();

  const clerk = await app.pageAs('clerk');
  await clerk.goto(`/dts/for-acknowledgement?office=${office.CAS}&acknowledgement=open`);
  await clerk.getByRole('link', { name: number! }).waitFor();
  await clerk.getByRole('button', { name: 'Scan slips' }).click();
  const box = clerk.getByRole('textbox', { name: 'Tracking number' });
  await box.fill(number!);
  await box.press('Enter');
  await clerk.getByText('Acknowledged', { exact: true }).last().waitFor();
  await clerk.keyboard.press('Escape');
  await clerk.getByRole('link', { name: number! }).waitFor({ state: 'detached' });

  await president.goto(`/dts/documents/${id}?office=${office.OP}`);
  await part.getByText(/^2 of \d+ offices$/).waitFor();
  // As if it had been circulated the day before.
  await sql`update documents.circulation set told_on = told_on - 1 where document_id = ${id}`.execute(app.server.db);
  await part.getByRole('button', { name: 'Remind the others' }).click();
  await president.getByText(/^Reminded \d+ offices\.$/).waitFor();
  await part.getByRole('link', { name: /^All \d+ offices$/ }).click();
  await president.goto(`/dts/documents/${id}/acknowledgements?office=${office.OP}&acknowledgement=done`);
  await president.getByRole('row', { name: /College of Arts and Sciences/ }).waitFor();
});

test('a paper that went to wrong offices is withdrawn from all at once, and of the one that acknowledged it meanwhile it is said who did', async () => {
  const { office, clerk: at, add, done } = c;
  const { id, tracking_no: number } = await add('OP', { subject: 'Report of an inquiry', confidentiality: 'CONFIDENTIAL' });
  await done('OP', 'circulate', id, { to: [office.CAS, office.ACCT, office.HRMO] });
  const president = await app.pageAs('president');
  await president.goto(`/dts/documents/${id}/acknowledgements?office=${office.OP}`);
  await president.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  // Acknowledged after the rows were read.
  await at.HRMO.call(acknowledgePapers, { body: { office_id: office.HRMO, ids: [id] } });
  await president.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Withdraw' }).click();
  const dialog = president.getByRole('dialog', { name: `Withdraw: ${number}` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was meant for another campus.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  const told = president.getByRole('dialog', { name: '2 of 3 done' });
  await told.getByText(/acknowledged it at HRMO on /).waitFor();
  await expectNoViolations(president);
  await president.keyboard.press('Escape');
  await president.getByRole('row', { name: /Accounting Office/ }).waitFor({ state: 'detached' });
});

test('a clerk sees that a letter was perhaps registered before, and closes the second as a duplicate', async () => {
  const { office, add } = c;
  const first = await add('CAS', { reference_no: 'RF 2026-41', subject: 'Offer of globes' });
  const clerk = await app.pageAs('clerk', { expecting: /status of 422/ });
  await clerk.goto(`/dts/add-document/${office.CAS}`);
  await clerk.getByRole('textbox', { name: 'Number of the paper' }).fill('rf 2026-41');
  const hint = clerk.getByRole('alert', { name: 'Perhaps registered before' });
  await hint.getByRole('link', { name: first.tracking_no! }).waitFor();
  await clerk.getByRole('textbox', { name: 'Number of the paper' }).fill('RF 2026-42');
  await hint.waitFor({ state: 'detached' });

  const second = await add('CAS', { reference_no: 'RF 2026-41', subject: 'Offer of globes' });
  await clerk.goto('/dts/incoming');
  await clerk.goto(`/dts/documents/${second.id}?office=${office.CAS}`);
  const duplicate = await openAct(clerk, 'Close as duplicate', second.tracking_no!);
  await duplicate.getByRole('textbox', { name: 'Number of the other document' }).fill('C1-CAS-1999-000001');
  await duplicate.getByRole('textbox', { name: 'Reason' }).fill('Both counters registered it.');
  await duplicate.getByRole('button', { name: 'Close as duplicate' }).click();
  await duplicate.getByText('No document has this number.').first().waitFor();
  await duplicate.getByRole('textbox', { name: 'Number of the other document' }).fill(first.tracking_no!);
  await duplicate.getByRole('button', { name: 'Close as duplicate' }).click();
  await clerk.getByRole('region', { name: 'The paper' }).getByRole('link', { name: first.tracking_no! }).click();

  await clerk.getByRole('heading', { name: first.tracking_no!, level: 1 }).waitFor();
});
