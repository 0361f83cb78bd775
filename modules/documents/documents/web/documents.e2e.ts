import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { openCounters, type Counter } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();
const { office, done, page: readPage } = await openCounters(app);

const OFFICES: Record<Counter, string> = {
  RMO: 'Records Management Office',
  OP: 'Office of the President',
  CAS: 'College of Arts and Sciences',
  ACCT: 'Accounting Office',
  HRMO: 'Human Resource Management Office',
};

test('a letter from outside goes through five offices: it appears on open screens by itself, is received by scanning, held, returned, received once by a double click, and released', async () => {
  const records = await app.pageAs('records');
  await records.goto(`/dts/add-document/${office.RMO}`);
  await records.getByRole('combobox', { name: 'Type' }).fill('incoming letter');
  await records.getByRole('option', { name: /^Incoming letter \(external\)/ }).click();
  await records.getByRole('combobox', { name: 'Where it comes from' }).click();
  await records.getByRole('option', { name: 'From outside' }).click();
  await records.getByRole('textbox', { name: 'Subject' }).fill('Offer of books of the Rizal Foundation');
  await records.getByRole('textbox', { name: 'Sender' }).fill('Rizal Foundation');
  await records.getByRole('button', { name: 'Save' }).dblclick();
  // Its slip is offered at once, and beside it the receipt.
  const slip = records.getByRole('dialog', { name: /^Routing slip: / });
  await slip.getByText('Receipt for the sender').waitFor();
  await records.keyboard.press('Escape');
  await records.getByText(`At ${OFFICES.RMO}`).waitFor();
  const number = await records.getByRole('heading', { level: 1 }).innerText();
  const id = Number(/\/documents\/(\d+)/.exec(records.url())![1]);
  const forward = await openAct(records, 'Forward', number);
  // The next office of the usual route may be chosen beforehand: this letter takes its own way.
  const to = forward.getByRole('combobox', { name: 'To' });
  await to.press('Backspace');
  await to.fill(OFFICES.OP);
  await records.getByRole('option', { name: `${OFFICES.OP} (OP)` }).click();
  await records.keyboard.press('Escape');
  await forward.getByRole('combobox', { name: 'For the attention of' }).fill(people.president.surname);
  await records.getByRole('option', { name: new RegExp(`^${people.president.fullname}`) }).click();
  await forward.getByRole('textbox', { name: 'Note' }).fill('Please say where the books go.');
  await forward.getByRole('button', { name: 'Forward' }).click();
  await records.getByText(`On its way to ${OFFICES.OP}`).waitFor();
  await records.getByText(`For the attention of ${people.president.fullname}`).first().waitFor();

  const clerk = await app.pageAs('clerk');
  await clerk.goto(`/dts/incoming?office=${office.CAS}`);
  await clerk.getByRole('button', { name: 'Receive by scanning' }).waitFor();
  for (const [at, next] of [
    ['OP', 'ACCT'],
    ['ACCT', 'HRMO'],
    ['HRMO', 'CAS'],
  ] as const) {
    await done(at, 'receive', id);
    await done(at, 'forward', id, { to: [office[next]] });
  }
  await clerk.getByRole('link', { name: new RegExp(number) }).waitFor();
  await scan(clerk, number);
  await clerk.goto(`/dts/received?office=${office.CAS}`);
  await clerk.getByRole('link', { name: number }).click();
  await clerk.getByText('Please say where the books go.').first().waitFor();
  const hold = await openAct(clerk, 'Put on hold', number);
  await hold.getByRole('combobox', { name: 'Cause' }).click();
  await clerk.getByRole('option', { name: 'Lacking paper (client)' }).click();
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await clerk.getByText(/^On hold from/).waitFor();
  await clerk.getByRole('button', { name: 'Resume' }).click();
  await clerk.getByRole('button', { name: 'Forward' }).waitFor();
  const back = await openAct(clerk, 'Return', number);
  await back.getByRole('radio', { name: 'The office of origin' }).check();
  await back.getByRole('textbox', { name: 'Reason' }).fill('The list of books lacks.');
  await back.getByRole('button', { name: 'Return' }).click();
  await clerk.getByText(`On its way to ${OFFICES.RMO}`).waitFor();
  await clerk.goBack();
  await clerk.getByRole('heading', { name: 'Received' }).waitFor();
  await clerk.getByRole('link', { name: number }).waitFor({ state: 'detached' });

  await records.getByRole('button', { name: 'Receive', exact: true }).dblclick();
  await records.getByText(`At ${OFFICES.RMO}`, { exact: true }).waitFor();
  const release = await openAct(records, 'Release', number);
  await release.getByRole('combobox', { name: 'Dispatched' }).click();
  await records.getByRole('option', { name: 'By mail' }).click();
  await release.getByRole('button', { name: 'Release' }).click();
  await records.getByRole('region', { name: 'Where it is' }).getByText('Closed').waitFor();
  const way = await records.getByRole('region', { name: 'Its way' }).innerText();
  const places = Object.values(OFFICES).filter((name) => way.includes(name));
  assert.deepEqual(places, Object.values(OFFICES));
  const { steps } = await readPage('RMO', id);
  assert.equal(steps.filter(({ action }) => action === 'receive').length, Object.keys(OFFICES).length);
});

/** Opens the dialog of an act on the page of a paper: its first act has a button, the others are in the menu. */
async function openAct(page: Page, label: string, number: string) {
  const first = page.getByRole('button', { name: label, exact: true });
  if (await first.isVisible()) await first.click();
  else {
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  }
  const dialog = page.getByRole('dialog', { name: `${label}: ${number}` });
  await dialog.waitFor();
  return dialog;
}

/** As a USB scanner types it; a second beep shows the first receipt. */
async function scan(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Receive by scanning' }).click();
  const dialog = page.getByRole('dialog', { name: /^Receive papers/ });
  const box = dialog.getByRole('textbox', { name: 'Tracking number' });
  for (const [scanned, outcome] of [
    [number, 'Done'],
    [number, 'Before'],
    ['SIC-NONE-2026-000001', 'Not done'],
  ] as const) {
    await box.fill(scanned);
    await box.press('Enter');
    await dialog.getByText(outcome, { exact: true }).waitFor();
  }
  await page.keyboard.press('Escape');
}
