import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, findSmallTargets, screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const PASSWORD = 'kalabaw sa bukid';

const app = await openBrowserApp();

test('HR invites an office, a person opens the letter on a phone and is in with two clicks, and HR sees it', async () => {
  const person = await personToInvite();
  const page = await app.pageAs('hr');
  await page.goto(`/settings/admin/invitations/new?office=${person.office_id}`);
  await page
    .getByText(/\d+ letters?/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Mail \d+ letters?/ }).click();
  await page.getByText(/on the way/).waitFor();
  await page.waitForURL((url) => url.pathname === '/settings/admin/invitations');

  const letter = (await app.mails(person.email)).find(({ subject }) => subject === 'Your account in Talaan')!.content_text!;
  const phone = await app.pageAs('nobody', { phone: true, expecting: /status of 422/ });
  await phone.goto(/\/invitation#\S+/.exec(letter)![0]);
  await phone.getByText(person.name).waitFor();
  await screenIsReady(phone);
  assert.equal(new URL(phone.url()).hash, '', 'the token has left the address bar');
  assert.deepEqual([...(await findOverflow(phone)), ...(await findSmallTargets(phone))], []);
  await phone.getByLabel('Choose a password').fill('1234567890');
  await phone.getByRole('button', { name: 'Activate account' }).click();
  await phone.locator('form').getByText('Many people use this password').waitFor();
  await phone.getByLabel('Choose a password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Activate account' }).click();
  await phone.waitForURL((url) => url.pathname !== '/invitation');
  await screenIsReady(phone);

  await page.goto(`/settings/admin/invitations?term=${person.idno}`);
  await page.locator('tr[data-line]').filter({ hasText: 'Activated' }).waitFor();
});

test('a slip is printed, its code typed with an address, and used once', async () => {
  const person = await personToInvite();
  const page = await app.pageAs('hr');
  await page.goto(`/settings/admin/invitations?term=${person.idno}`);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Print slips' }).click();
  await page.getByRole('button', { name: 'Print 1 slip' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  const text = await readPdfText(await readFile(await file.path()));
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)![0];

  const phone = await app.pageAs('nobody', { phone: true, expecting: /status of 4(09|22)/ });
  await phone.goto('/invitation');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByText('Enter your employee number.').waitFor();
  await phone.getByLabel('Employee number').fill(person.idno);
  await phone.getByLabel('Code').fill('0000-0000-0000');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByText(/This invitation is not known/).waitFor();
  await phone.getByRole('button', { name: 'Enter number and code' }).click();
  await phone.getByLabel('Employee number').fill(person.idno);
  await phone.getByLabel('Code').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByText(person.name).waitFor();
  assert.deepEqual([...(await findOverflow(phone)), ...(await findSmallTargets(phone))], []);
  await phone.getByText(person.email).waitFor();
  await phone.getByRole('button', { name: 'Sign in with another address' }).click();
  await phone.getByLabel('Your e-mail address').fill('guard@mailbox.example');
  await phone.getByLabel('The same address again').fill('gaurd@mailbox.example');
  await phone.getByLabel('Choose a password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Activate account' }).click();
  await phone.getByText('The two addresses differ.').waitFor();
  await phone.getByLabel('The same address again').fill('guard@mailbox.example');
  await phone.getByRole('button', { name: 'Activate account' }).click();
  await phone.waitForURL((url) => url.pathname !== '/invitation');
  await screenIsReady(phone);

  const scanned = await app.pageAs('nobody', { phone: true });
  await scanned.goto(`/invitation#${encodeURIComponent(person.idno)}/${code.replaceAll('-', '')}`);
  await scanned.getByText(/Your account is already active/).waitFor();
});

async function personToInvite() {
  const { rows } = await app.server.pool.query<{ idno: string; name: string; email: string; office_id: number }>(`
    select p.idno, concat_ws(' ', nullif(p.first_name, ''), p.surname, nullif(p.name_extension, '')) as name, lower(p.email) as email, a.office_id
    from personnel.person p join personnel.appointment a on a.personnel_id = p.id and a.during @> '2026-11-20'::date
    where p.email is not null and not exists (select from identity.account c where c.personnel_id = p.id)
      and not exists (select from invitations.invitation i where i.personnel_id = p.id) order by p.id desc limit 1`);
  return rows[0]!;
}
