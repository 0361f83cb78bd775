import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();

test('an employee follows on a phone the paper that they handed in', async () => {
  const { office, add, done } = await openCounters(app);
  const { id, tracking_no: number } = await add('CAS', { sender_person_id: people.accountingClerk.id });
  await done('CAS', 'forward', id, { to: [office.HRMO] });
  const employee = await app.pageAs('employee', { phone: true });
  await employee.goto(`/my/papers?term=${number}`);
  await employee.getByRole('link', { name: new RegExp(number!) }).tap();
  await employee.getByText('On its way to Human Resource Management Office').waitFor();
});
