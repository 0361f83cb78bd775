import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { openCounters, type Counter } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();
const { office, add, done, page: readPage } = await openCounters(app);

const OFFICES: Record<Counter, string> = {
  RMO: 'Records Management Office',
  OP: 'Office of the President',
  CAS: 'College of Arts and Sciences',
  ACCT: 'Accounting Office',
  HRMO: 'Human Resource Management Office',
};

test('a letter from outside goes through five offices, is held, returned, and released in the end', async () => {
  const records = await app.pageAs('records');
  await records.goto(`/dts/add-document/${office.RMO}`);
  await records.getByRole('combobox', { name: 'Type' }).fill('incoming letter');
  await records.getByRole('option', { name: /^Incoming letter \(external\)/ }).click();
  await records.getByRole('combobox', { name: 'Where it comes from' }).click();
  await records.getByRole('option', { name: 'From outside' }).click();
  await records.getByRole('textbox', { name: 'Subject' }).fill('Offer of books of the Rizal Foundation');
  await records.getByRole('textbox', { name: 'Sender' }).fill('Rizal Foundation');
  await records.getByRole('button', { name: 'Save' }).dblclick();
  // Its slip is offered at once.
  await records.getByRole('dialog', { name: /^Routing slip: / }).waitFor();
  await expectNoViolations(records);
  await records.keyboard.press('Escape');
  await records.getByText(`At ${OFFICES.RMO}`).waitFor();
  const number = await records.getByRole('heading', { level: 1 }).innerText();
  const forward = await openAct(records, 'Forward', number);
  await expectNoViolations(records);
  await forward.getByRole('textbox', { name: 'Note' }).fill('Please say where the books go.');
  await sendTo(records, forward, 'OP');

  const clerk = await app.pageAs('clerk');
  await clerk.goto(`/dts/incoming?office=${office.CAS}`);
  await clerk.getByRole('button', { name: 'Receive by scanning' }).waitFor();

  const president = await app.pageAs('president');
  await receive(president, 'OP', number);
  await sendTo(president, await openAct(president, 'Forward', number), 'CAS');

  // It appears on the open screen by itself.
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
  await sendTo(clerk, await openAct(clerk, 'Forward', number), 'ACCT');

  const head = await app.pageAs('head', { phone: true });
  await receive(head, 'ACCT', number);
  await sendTo(head, await openAct(head, 'Forward', number), 'HRMO');

  const hr = await app.pageAs('hr');
  await receive(hr, 'HRMO', number);
  const back = await openAct(hr, 'Return', number);
  await back.getByRole('textbox', { name: 'Reason' }).fill('The list of books lacks.');
  await back.getByRole('button', { name: 'Return' }).click();
  await hr.getByText(`On its way to ${OFFICES.ACCT}`).waitFor();

  await receive(head, 'ACCT', number, 'return');
  await sendTo(head, await openAct(head, 'Forward', number), 'RMO');
  await receive(records, 'RMO', number);
  const release = await openAct(records, 'Release', number);
  await release.getByRole('combobox', { name: 'Dispatched' }).click();
  await records.getByRole('option', { name: 'By mail' }).click();
  await release.getByRole('button', { name: 'Release' }).click();
  await records.getByRole('region', { name: 'Where it is' }).getByText('Closed').waitFor();
  const way = await records.getByRole('region', { name: 'Its way' }).innerText();
  const places = Object.values(OFFICES).filter((name) => way.includes(name));
  assert.deepEqual(places, Object.values(OFFICES));

  /** Opens the list of what came, then the paper, and receives it. */
  async function receive(page: Page, at: Counter, wanted: string, list = 'incoming'): Promise<void> {
    await page.goto(`/dts/${list}?office=${office[at]}`);
    await page.getByRole('link', { name: wanted }).click();
    // The list stays until the page of the paper is loaded, and has a button 'Receive by scanning'.
    await page.getByRole('heading', { name: wanted, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    await page.getByText(`At ${OFFICES[at]}`, { exact: true }).waitFor();
  }
});

test('a paper that is open in two tabs is received once; the other tab shows what was done, and going back keeps the list', async () => {
  const { id, tracking_no: number } = await add('RMO');
  await done('RMO', 'forward', id, { to: [office.CAS] });
  const first = await app.pageAs('clerk');
  const second = await first.context().newPage();
  for (const tab of [first, second]) {
    await tab.goto(`/dts/incoming?office=${office.CAS}`);
    await tab.getByRole('link', { name: number! }).click();
    await tab.getByRole('heading', { name: number!, level: 1 }).waitFor();
    await tab.getByRole('button', { name: 'Receive', exact: true }).waitFor();
  }
  await first.getByRole('button', { name: 'Receive', exact: true }).dblclick();
  await first.getByText(`At ${OFFICES.CAS}`).waitFor();
  await second.getByText(`At ${OFFICES.CAS}`).waitFor();
  await second.getByRole('button', { name: 'Forward' }).waitFor();
  await second.goBack();
  await second.getByRole('heading', { name: 'Incoming' }).waitFor();
  await second.getByRole('link', { name: number! }).waitFor({ state: 'detached' });
  const { steps } = await readPage('CAS', id);
  assert.equal(steps.filter(({ action }) => action === 'receive').length, 1);
});

/** Opens the dialog of an act on the page of a paper: its first act has a button, the others are in the menu. */
async function openAct(page: Page, label: string, number: string) {
  const first = page.getByRole('button', { name: label, exact: true });
  if (await first.isVisible()) await first.click();
  else {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  }
  const dialog = page.getByRole('dialog', { name: `${label}: ${number}` });
  await dialog.waitFor();
  return dialog;
}

/** The next office of the usual route may be chosen beforehand: this letter takes its own way. */
async function sendTo(page: Page, dialog: Awaited<ReturnType<typeof openAct>>, to: Counter): Promise<void> {
  const field = dialog.getByRole('combobox', { name: 'To' });
  await field.press('Backspace');
  await field.fill(OFFICES[to]);
  await page.getByRole('option', { name: `${OFFICES[to]} (${to})` }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Forward' }).click();
  await page.getByText(`On its way to ${OFFICES[to]}`).waitFor();
}

/** As a USB scanner types it; a second beep shows the first receipt. */
async function scan(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Receive by scanning' }).click();
  const dialog = page.getByRole('dialog', { name: /^Receive papers/ });
  const box = dialog.getByRole('textbox', { name: 'Tracking number' });
  await box.fill(number);
  await box.press('Enter');
  await dialog.getByText('Done', { exact: true }).waitFor();
  await box.fill(number);
  await box.press('Enter');
  await dialog.getByText('Before', { exact: true }).waitFor();
  await box.fill('SIC-NONE-2026-000001');
  await box.press('Enter');
  await dialog.getByText('Not done', { exact: true }).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
}
