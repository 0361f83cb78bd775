import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { addPersonnel, changeSection } from '../../contract/record.ts';
import { findPlaces, newPerson } from '../../server/record/new-person-fixture.ts';

const PASSWORD = 'Talaan-demo-2026';
const app = await openBrowserApp();

test('HR enters a new person, is shown who may be the same, and goes on with a reason; the number comes by itself', async () => {
  const hr = await app.as('hr');
  const first = newPerson(await findPlaces(app), { surname: 'Dalisay', first_name: 'Ligaya', numbers: { tin: '123-456-789-111' } });
  assert.equal((await hr.call(addPersonnel, { body: first })).status, 200);

  const page = await app.pageAs('hr', { expecting: /status of 409/ });
  await page.goto('/personnels/new');
  await fillPerson(page, 'Dalisáy', 'Ligaya');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const found = page.getByRole('alert').filter({ hasText: 'Is it one of these?' });
  await found.getByText('Dalisay, Ligaya Navarro (2026-0001)').waitFor();
  await found.getByText('Same birth date').waitFor();
  await found.getByText('Same TIN').waitFor();
  await page.getByRole('textbox', { name: 'TIN', exact: true }).fill('222-333-444');
  await found.getByLabel('It is another person, because').fill('Cousins of one name; both birth certificates were seen');
  await page.getByRole('button', { name: 'Save as another person' }).click();
  await page.getByRole('heading', { name: 'Dalisáy, Ligaya' }).waitFor();
  await page.getByText(/^2026-0002 · Instructor I/).waitFor();
  await page.getByRole('button', { name: 'Show TIN' }).click();
  await page.getByText('222-333-444').waitFor();
});

test('a field that another officer changed meanwhile is asked about; what was typed is not lost by going back, nor when the session expires', async () => {
  const { id } = people.president;
  const page = await app.pageAs('hr', { expecting: /status of 40[19]/ });
  await page.goto(`/personnels/${id}?edit=contact`);
  await page.getByLabel('Telephone number').fill('(046) 444-4444');
  const elsewhere = { params: { id, suffix: 'contact' }, body: { telephone: '(046) 333-3333' } };
  assert.equal((await (await app.as('admin')).call(changeSection, elsewhere)).status, 200);
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('alert').filter({ hasText: 'Changed by someone else' });
  await asked.getByText('Theirs: (046) 333-3333').waitFor();
  await expectNoViolations(page);
  await asked.getByRole('radio', { name: 'Mine: (046) 444-4444' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('(046) 444-4444').waitFor();

  await page.getByRole('button', { name: 'Edit contact' }).click();
  await page.getByLabel('Telephone number').fill('(046) 555-5555');
  await page.goBack();
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await page.getByLabel('Telephone number').inputValue(), '(046) 555-5555');

  // The session expires while the dialog is open: the password is asked for above it, and what was typed is saved.
  await page.context().addCookies([{ name: 'Admin-Token', value: 'x'.repeat(43), url: app.url }]);
  await page.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('(046) 555-5555').waitFor();
});

async function fillPerson(page: Page, surname: string, firstName: string): Promise<void> {
  const type = (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await type('Surname', surname);
  await type('First name', firstName);
  await page.getByLabel('Date of birth').fill('12 Apr 1991');
  await page.getByLabel('First day').fill('2 Nov 2026');
  await choose(page, 'Sex at birth', 'Female');
  await choose(page, 'Status', 'Permanent');
  await page.getByRole('combobox', { name: 'Position', exact: true }).fill('Instructor I');
  await page.getByRole('option', { name: /^Instructor I(?!I)/ }).click();
  await page.getByRole('combobox', { name: 'Office', exact: true }).fill('ACCT');
  await page
    .getByText(/^ACCT · /)
    .first()
    .click();
  await type('TIN', '123-456-789-111');
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name, exact: true }).click();
}
