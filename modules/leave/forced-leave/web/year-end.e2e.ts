import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addEarner } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import { book } from '@talaan/ledger/contract.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { bringsForward, closeDecember, noted, postAll, YEAR } from '../server/fixtures/year-kit.ts';

const SPL = book('SPL', { name: 'Special Privilege Leave', unit: 'thousandth of a day', lots: true });

const app = await openBrowserApp();

test('a year end with forfeiture and expiry: HR looks at what it takes, ends the year, and reads what the run did', async () => {
  const { pool } = app.server;
  const [two, complied] = [await addEarner(pool, `${YEAR - 5}-01-01`), await addEarner(pool, `${YEAR - 5}-01-01`)];
  await postAll(app.server, [
    bringsForward(two, 16_000),
    noted(two, 'VL 5–6 May', [`${YEAR}-05-05`, `${YEAR}-05-06`]),
    bringsForward(complied, 20_000),
    noted(
      complied,
      'FL 5–9 May',
      [5, 6, 7, 8, 9].map((day) => `${YEAR}-05-0${day}`),
    ),
    {
      kind: 'EARN',
      personnelId: two,
      cause: 'grant',
      key: `${YEAR}:SPL:${two}`,
      period: `${YEAR}-01`,
      particulars: 'Special privilege leave',
      lines: [{ book: SPL, amount: 3000, on: `${YEAR}-01-01`, lot: { earnedOn: `${YEAR}-01-01`, expiresOn: `${YEAR}-12-31` } }],
    },
  ]);
  await closeDecember(pool, [two, complied]);

  const hr = await app.pageAs('hr');
  await hr.goto(`/HR/leaves/year-end?year=${YEAR}&show=open`);
  const row = hr.locator('tr', { hasText: 'Ana' });
  await row.getByText('3.000', { exact: true }).first().waitFor();
  await row.getByText('To be forfeited', { exact: true }).waitFor();
  await hr.getByRole('button', { name: 'What expires' }).click();
  await hr.getByText('Special Privilege Leave: 3 days of 1 person').waitFor();
  await hr.getByRole('button', { name: `End ${YEAR}` }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'End the year' }).click();
  await hr.getByText('1 posted').waitFor();
  await hr.getByRole('link', { name: 'Runs' }).click();
  await hr.getByText(/^1 forfeited, 0 corrected/).waitFor();
});

test('an employee plans forced leave on a phone, and reads there that the head approved it', async () => {
  const address = `/account/force-leave-schedule/${people.accountingClerk.id}/2028/FL/own`;
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto(address);
  await phone.getByText('No date is chosen yet.').waitFor();
  for (const day of ['3', '4', '5', '6', '7']) await phone.getByRole('button', { name: `${day} January 2028`, exact: true }).tap();
  await phone.getByRole('button', { name: 'File the plan' }).tap();
  await phone.getByText('For approval', { exact: true }).first().waitFor();

  const head = await app.as('head');
  const { requests } = (await head.call(readInbox, { query: { kind: 'forced-leave' } })).body;
  const { id } = requests.find(({ title }) => title === 'Forced leave 2028, 5 dates')!;
  const { seen } = (await head.call(readTimeline, { params: { id } })).body.request;
  assert.equal((await head.call(takeStep, { params: { id }, body: { action: 'approve', remarks: '', seen } })).status, 200);
  await phone.goto(address);
  await phone.getByText('Approved', { exact: true }).first().waitFor();
});
