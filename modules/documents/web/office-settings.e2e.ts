import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();

test('the head of an office sets its hours, and its clerk reads them', async () => {
  const { office } = await openCounters(app);
  const head = await app.pageAs('head');
  await head.goto(`/dts/incoming?office=${office.ACCT}`);
  await head.getByRole('link', { name: 'Office settings' }).click();
  const hours = head.getByRole('region', { name: 'Office hours' });
  await hours.waitFor();
  await expectNoViolations(head);
  await hours.getByLabel('Hour').first().fill('7');
  await hours.getByRole('button', { name: 'Save' }).click();
  await head.getByText('The settings of the office were saved.').waitFor();

  const employee = await app.pageAs('employee', { phone: true });
  await employee.goto(`/dts/office-settings/${office.ACCT}`);
  await employee.getByText('7:00 AM to 12:00 PM').waitFor();
  await employee.getByText('The head of the office sets its hours.').waitFor();
  await expectNoViolations(employee);
});
