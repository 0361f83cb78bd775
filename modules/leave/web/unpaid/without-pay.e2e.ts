import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { openLeave } from '../../server/fixtures/leave-kit.ts';

const app = await openBrowserApp();
const { file, decide } = openLeave(app);

test('an employee reads on a phone what leave without pay takes, and HR lists the half-month for payroll', async () => {
  const id = await file(
    'employee',
    'LWOP',
    ['2027-02-09', '2027-02-10', '2027-02-18'].map((date) => ({ date, part: 'DAY' })),
  );
  await decide(id);

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/withoutpay');
  await phone.getByRole('button', { name: 'Next year, 2027' }).click();
  const month = phone.getByRole('region', { name: 'February 2027' });
  await month.getByText('3.000 days', { exact: false }).first().waitFor();
  await month.getByText('1–15 Feb 2027', { exact: true }).waitFor();
  await month.getByText('9–10 Feb', { exact: false }).waitFor();
  await phone.getByRole('region', { name: 'Sums of 2027' }).getByText('From PERA').waitFor();

  const hr = await app.pageAs('hr');
  await hr.goto('/HR/leaves/without-pay?half=2027-02-01');
  const row = hr.locator('tr', { hasText: 'Dela Cruz' });
  await row.getByText('9–10 Feb', { exact: true }).waitFor();
  assert.ok(await hr.getByRole('button', { name: 'List for payroll' }).isDisabled(), 'it has not begun');

  await hr.goto('/HR/leaves/without-pay');
  await hr.getByRole('button', { name: 'List for payroll' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'List for payroll' }).click();
  await hr.getByText('Listed for payroll', { exact: false }).first().waitFor();
  await hr.getByRole('button', { name: 'Take back the list' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await hr.getByText('Not listed for payroll yet', { exact: false }).waitFor();

  await hr.goto('/HR/leaves/without-pay?half=2027-02-01');
  await row.getByRole('link').first().click();
  await hr.waitForURL('**/account/withoutpay?person=*');
  await hr.getByRole('region', { name: 'February 2027' }).waitFor();
});
