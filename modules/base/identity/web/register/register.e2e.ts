import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations, findOverflow, findSmallTargets, screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const PASSWORD = 'kalabaw sa bukid';

const app = await openBrowserApp();

test('somebody who works here registers, reads the mail, chooses a password and signs in', async () => {
  const person = people.headOfServicesInDumaguit;
  const page = await app.pageAs('nobody', { expecting: /status of 422/ });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.locator('form').getByText('Enter your employee number.').waitFor();
  await page.getByLabel('Employee number').fill(person.idno);
  await page.getByLabel('Birth date').fill(person.birth_date);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('newcomer@mailbox.example');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText(/If what you entered matches our records/).waitFor();

  const mailPage = await app.pageAs('admin');
  await mailPage.goto('/settings/admin/mail?term=newcomer');
  await mailPage.getByRole('link', { name: 'Confirm your registration with Talaan' }).click();
  const drawer = mailPage.getByRole('dialog');
  await drawer.getByText('To newcomer@mailbox.example').waitFor();
  await drawer.frameLocator('iframe').getByRole('heading', { name: 'Confirm your registration with Talaan' }).waitFor();
  await expectNoViolations(mailPage);
  const address = await drawer.getByRole('link', { name: 'Confirm and choose a password' }).getAttribute('href');

  await openMailed(page, address);
  await page.getByText('newcomer@mailbox.example').waitFor();
  assert.equal(new URL(page.url()).hash, '', 'the token has left the address bar');
  await page.getByLabel('New password').fill('1234567890');
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.locator('form').getByText('Many people use this password').waitFor();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByText('Your account is ready. Please sign in.').waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, 'newcomer@mailbox.example', PASSWORD);
});

test('a forgotten password is set anew on a phone, and the old one is worth nothing', async () => {
  const page = await app.pageAs('nobody', { phone: true, expecting: /status of 401/ });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await screenIsReady(page);
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await page.getByLabel('E-mail').fill('employee@talaan.example');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.getByText(/If this address has an account/).waitFor();
  await openMailed(page, await newestLink('employee@talaan.example'));
  await page.getByLabel('New password').waitFor();
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByText(/Your new password is set/).waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail').fill('employee@talaan.example');
  await page.getByLabel('Password', { exact: true }).fill('Talaan-demo-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('form').getByText('The e-mail address or the password is not right.').waitFor();
  await signIn(page, 'employee@talaan.example', PASSWORD);
});

test('HR joins a registration that did not match to the person whose number was entered', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/settings/admin/registrations?state=for_hr');
  await screenIsReady(page);
  const waiting = page.getByRole('row').filter({ hasText: 'Another birth date on record' }).first();
  const email = (await waiting.getByRole('cell').first().innerText()).trim();
  await waiting.getByRole('button', { name: `Join ${email} to a person` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Make sure who it is/).waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText(`A link is on its way to ${email}.`).waitFor();
  await page.getByText(email, { exact: true }).waitFor({ state: 'detached' });
});

/** Opens a mailed link, which names the public address, at the address of this test. */
async function openMailed(page: Page, address: string | null): Promise<void> {
  const { pathname, hash } = new URL(address ?? '');
  await page.goto(pathname + hash);
}

async function newestLink(email: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const found = (await app.mails(email)).map(({ content_text }) => content_text?.match(/http\S+verify_token#\S+/)?.[0]).find(Boolean);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no link was mailed to ${email} within 20 seconds`);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await screenIsReady(page);
}
