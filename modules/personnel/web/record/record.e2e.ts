import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { listPersonnel } from '../../contract.ts';

const PASSWORD = 'Talaan-demo-2026';
const app = await openBrowserApp();

test('HR enters a new person, is shown who may be the same, and goes on with a reason; the number comes by itself', async () => {
  const page = await app.pageAs('hr', { expecting: /status of 409/ });
  await page.goto('/personnels/list');
  await page.getByRole('link', { name: 'New personnel' }).click();
  await fillPerson(page, 'Dalisay', 'Ligaya');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Dalisay, Ligaya' }).waitFor();
  await page.getByText(/^2026-0001 · Instructor I/).waitFor();
  await page.getByText('•••• •••• 9111').waitFor();
  await page.getByRole('button', { name: 'Show TIN' }).click();
  await page.getByText('123-456-789-111').waitFor();

  await page.goto('/personnels/new');
  await fillPerson(page, 'Dalisáy', 'Ligaya');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const found = page.getByRole('alert').filter({ hasText: 'Is it one of these?' });
  await found.getByText('Dalisay, Ligaya (2026-0001)').waitFor();
  await found.getByText('Same birth date').waitFor();
  await found.getByText('Same TIN').waitFor();
  await page.getByRole('textbox', { name: 'TIN', exact: true }).fill('222-333-444');
  await found.getByLabel('It is another person, because').fill('Cousins of one name; both birth certificates were seen');
  await page.getByRole('button', { name: 'Save as another person' }).click();
  await page.getByText(/^2026-0002 · Instructor I/).waitFor();
  await page.getByRole('tab', { name: 'Privacy and log' }).click();
  await page.getByText('Cousins of one name').waitFor();
});

test('two officers on one record: what they changed apart is kept, the same field is asked about', async () => {
  const { personnels } = (await (await app.as('hr')).call(listPersonnel, { query: { per_page: 5 } })).body;
  const address = `/personnels/${personnels[0]!.id}?edit=contact`;
  const ofHr = await app.pageAs('hr', { expecting: /status of 40[19]/ });
  const ofAdmin = await app.pageAs('admin', { expecting: /status of 409/ });
  await Promise.all([ofHr.goto(address), ofAdmin.goto(address)]);
  await ofHr.getByLabel('Telephone number').waitFor();
  await ofAdmin.getByLabel('Telephone number').fill('(046) 111-1111');
  await save(ofAdmin);
  await ofHr.getByLabel('Mobile number').fill('0917 222 2222');
  await save(ofHr);
  await ofHr.getByText('(046) 111-1111').waitFor();
  await ofHr.getByText('+639172222222').waitFor();

  await ofHr.getByRole('button', { name: 'Edit contact' }).click();
  await ofAdmin.goto(address);
  await ofAdmin.getByLabel('Telephone number').fill('(046) 333-3333');
  await ofHr.getByLabel('Telephone number').fill('(046) 444-4444');
  await save(ofAdmin);
  await ofHr.getByRole('button', { name: 'Save' }).click();
  const asked = ofHr.getByRole('alert').filter({ hasText: 'Changed by someone else meanwhile' });
  await asked.getByText('Theirs: (046) 333-3333').waitFor();
  await expectNoViolations(ofHr);
  await asked.getByRole('radio', { name: 'Mine: (046) 444-4444' }).check();
  await save(ofHr);
  await ofHr.getByText('(046) 444-4444').waitFor();

  await ofHr.getByRole('button', { name: 'Edit contact' }).click();
  await ofHr.getByLabel('Telephone number').fill('(046) 555-5555');
  await ofHr.goBack();
  await ofHr.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await ofHr.getByLabel('Telephone number').inputValue(), '(046) 555-5555');

  // The session expires while the dialog is open: the password is asked for above it, and what was typed is saved.
  await ofHr.context().addCookies([{ name: 'Admin-Token', value: 'x'.repeat(43), url: app.url }]);
  await ofHr.getByRole('button', { name: 'Save' }).click();
  const again = ofHr.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await ofHr.getByText('(046) 555-5555').waitFor();
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

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
