import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLeave } from '@talaan/leave/server/fixtures/leave-kit.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const app = await openBrowserApp();
const { file, decide } = openLeave(app);

test('HR lists a half-month of leave without pay for payroll, takes the list back, and reads what it takes of a person', async () => {
  const id = await file(
    'employee',
    'LWOP',
    ['2027-02-09', '2027-02-10', '2027-02-18'].map((date) => ({ date, part: 'DAY' })),
  );
  await decide(id);

  const hr = await app.pageAs('hr');
  await hr.goto('/HR/leaves/without-pay');
  await hr.getByRole('button', { name: 'List for payroll' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'List for payroll' }).click();
  await hr.getByText('Listed for payroll', { exact: false }).first().waitFor();
  await hr.getByRole('button', { name: 'Take back the list' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await hr.getByText('Not listed for payroll yet', { exact: false }).waitFor();

  await hr.goto('/HR/leaves/without-pay?half=2027-02-01');
  const row = hr.locator('tr', { hasText: 'Dela Cruz' });
  await row.getByText('9–10 Feb', { exact: true }).waitFor();
  assert.ok(await hr.getByRole('button', { name: 'List for payroll' }).isDisabled(), 'it has not begun');
  await row.getByRole('link').first().click();
  await hr.waitForURL('**/account/withoutpay?person=*');
  const month = hr.getByRole('region', { name: 'February 2027' });
  await month.getByText('3.000 days', { exact: false }).first().waitFor();
  await month.getByText('9–10 Feb', { exact: false }).waitFor();
  await hr.getByRole('region', { name: 'Sums of 2027' }).getByText('From PERA').waitFor();
});
