import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { me } from '../contract.ts';
import { listRoles } from '../contract/roles.ts';
import { listUsers } from '../contract/users.ts';

const PASSWORD = 'matulin na kalabaw 7';
const app = await openBrowserApp();

test('a user is invited, sets a password by the mail, works with the role, and loses it at the next click', async () => {
  const admin = await app.pageAs('admin', { ofItsOwn: true });
  // The form begins with the day of the server, also where what else the frame asks for is still on its way.
  const held = Promise.withResolvers<void>();
  await admin.route(/welcome/, (route) => held.promise.then(() => route.continue()));
  await admin.goto('/settings/admin/users/new');
  const from = admin.getByRole('textbox', { name: 'From', exact: true });
  await from.waitFor();
  assert.equal(await from.inputValue(), '20 Nov 2026');
  held.resolve();
  await admin.getByRole('textbox', { name: 'Name' }).fill('Ana Reyes');
  await admin.getByRole('textbox', { name: 'E-mail' }).fill('ana.reyes@talaan.example');
  await choose(admin, 'Role', 'HR administrator');
  await choose(admin, 'Scope', 'The whole university');
  await admin.getByRole('button', { name: 'Send the invitation' }).click();
  await admin.getByRole('heading', { name: 'Ana Reyes' }).waitFor();
  await admin.getByText('Invited', { exact: true }).waitFor();

  const [mail] = await app.mails('ana.reyes@talaan.example');
  const link = mail!.content_text!.match(/\/verify_token#[\w-]{43}/)![0];
  const ana = await app.pageAs('nobody', { expecting: /status of 403/ });
  await ana.goto(link);
  await ana.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await ana.getByRole('button', { name: 'Set the new password' }).click();
  await ana.getByRole('link', { name: 'Sign in' }).waitFor();
  await ana.goto('/login?redirect=/personnels/list');
  await ana.getByRole('textbox', { name: 'E-mail' }).fill('ana.reyes@talaan.example');
  await ana.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ana.getByRole('button', { name: 'Sign in', exact: true }).click();
  await ana.getByRole('heading', { name: 'Personnel', exact: true }).waitFor();
  await ana.locator('a[data-row-link]').first().waitFor();

  await admin.getByRole('button', { name: 'End the role HR administrator' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'End the role' }).click();
  await admin.getByText('No role: this user sees only what everyone', { exact: false }).waitFor();
  await ana.locator('a[data-row-link]').first().click();
  await ana.getByText('Your roles do not open this.').first().waitFor();
});

test('a group is found by what it opens, and before a role is saved one reads who gains what', async () => {
  const page = await app.pageAs('admin');
  await page.goto(`/settings/admin/roles/${await roleCalled('Office clerk')}`);
  // What opens nothing yet stands closed at the end; a search opens it.
  await page
    .getByRole('button', { name: /^Heads and offices/ })
    .and(page.locator('[aria-expanded="true"]'))
    .waitFor();
  await page
    .getByRole('button', { name: /^Opens nothing yet/ })
    .and(page.locator('[aria-expanded="false"]'))
    .waitFor();
  await page.getByRole('textbox', { name: 'What it opens' }).fill('job posts');
  await page.getByRole('checkbox', { name: 'Opens job posts.' }).check();
  const changes = page.getByRole('region', { name: 'What changes if you save' });
  await changes.getByText('1 user is affected, from the next click on.').waitFor();
  await changes.getByText(/^Gains: .*JOBPOST/).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await changes.waitFor({ state: 'hidden' });
});

test('an administrator views Talaan as a user, changes nothing, and comes back', async () => {
  const { body } = await (await app.as('admin')).call(listUsers, { query: { term: 'clerk@' } });
  const { id, name } = body.users[0]!;
  const page = await app.pageAs('admin');
  await page.goto(`/settings/admin/users/${id}`);
  await page.getByRole('button', { name: 'View as' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'View as' }).click();
  await page.getByText(`You view Talaan as ${name}.`).waitFor();
  const menu = page.getByRole('navigation', { name: 'Screens' });
  await menu.getByRole('link', { name: 'Add OIC head' }).waitFor();
  assert.equal(await menu.getByRole('link', { name: 'Users', exact: true }).count(), 0);
  const own = await page.context().newPage();
  await own.goto('/settings/admin/users');
  await own.getByRole('heading', { name: 'Users' }).waitFor();
  await page.getByRole('button', { name: 'Stop viewing as' }).click();
  await page.getByRole('heading', { name }).waitFor();
  await menu.getByRole('link', { name: 'Users', exact: true }).waitFor();
});

test('a head finds an officer in charge by name and number, and names them', async () => {
  const head = await app.pageAs('head');
  await head.goto('/department_setting/');
  await head.getByRole('button', { name: 'Add OIC head' }).click();
  const dialog = head.getByRole('dialog');
  const { user } = (await (await app.as('employee')).call(me)).body;
  const surname = user.personnel!.fullname.split(',')[0]!;
  await dialog.getByRole('combobox', { name: 'Officer in Charge' }).fill(`${surname} ${user.personnel!.idno}`);
  await head.getByRole('option', { name: user.personnel!.fullname }).click();
  await dialog.getByRole('textbox', { name: 'Last day' }).fill('24 Nov 2026');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Official travel, Travel Order 2026-131');
  await expectNoViolations(head);
  await dialog.getByRole('button', { name: 'Name the officer in charge' }).click();
  await head.getByText('Official travel, Travel Order 2026-131').waitFor();
  await head.getByRole('button', { name: `End ${user.personnel!.fullname}` }).waitFor();
});

async function choose(page: Awaited<ReturnType<typeof app.pageAs>>, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function roleCalled(name: string): Promise<number> {
  const { body } = await (await app.as('admin')).call(listRoles, { query: { per_page: 999 } });
  return body.roles.find((role) => role.name === name)!.id;
}
