import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();

test('a clerk registers what an employee handed in, sends it to the attention of a person, and the employee follows it on a phone', async () => {
  const { office, done } = await openCounters(app);
  const clerk = await app.pageAs('clerk');
  await clerk.goto(`/dts/add-document/${office.CAS}`);
  await clerk.getByRole('combobox', { name: 'Type' }).fill('leave application');
  await clerk.getByRole('option', { name: /^Leave application/ }).click();
  await clerk.getByRole('textbox', { name: 'Subject' }).fill('Leave for the fiesta of Santa Rita');
  const { fullname: name, surname } = people.accountingClerk;
  await clerk.getByRole('combobox', { name: 'Handed in by' }).fill(surname);
  await clerk.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await clerk.getByRole('button', { name: 'Save' }).dblclick();
  await clerk.getByRole('dialog', { name: /^Routing slip: / }).waitFor();
  await clerk.keyboard.press('Escape');
  await clerk.getByText(name).first().waitFor();
  const number = await clerk.getByRole('heading', { level: 1 }).innerText();
  const id = Number(/\/documents\/(\d+)/.exec(clerk.url())![1]);
  await clerk.getByRole('button', { name: 'Forward' }).click();
  const forward = clerk.getByRole('dialog', { name: `Forward: ${number}` });
  await forward.getByRole('combobox', { name: 'For the attention of' }).fill(people.hrOfficer.surname);
  await clerk.getByRole('option').first().click();
  await forward.getByRole('button', { name: 'Forward' }).click();
  await clerk
    .getByText(/^For the attention of/)
    .first()
    .waitFor();
  await done('HRMO', 'receive', id);

  const employee = await app.pageAs('employee', { phone: true });
  await employee.goto(`/my/papers?term=${number}`);
  await employee.getByRole('link', { name: new RegExp(number) }).waitFor();
  await employee.getByRole('link', { name: new RegExp(number) }).tap();
  await employee.getByText('At Human Resource Management Office').waitFor();
});
