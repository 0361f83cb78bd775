import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { expectNoViolations, findSmallTargets, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { readSecondFactor } from '../contract/second-factor.ts';
import { logout } from '../contract/sign-in.ts';
import { codeOfPhone, PASSWORD, turnOnPhone } from '../server/second-factor/second-factor-kit.ts';

const SECTION = '/profile/account/settings?section=second-factor';
const app = await openBrowserApp();

test('an employee sets up the app, keeps the recovery codes, signs in with a code of the app, and has the device remembered', async () => {
  const page = await app.pageAs('nobody', { expecting: /status of 422/ });
  await page.goto(`/login?redirect=${encodeURIComponent(SECTION)}`);
  await givePassword(page, 'employee');
  const card = page.getByRole('region', { name: 'Authenticator app' });
  await card.getByRole('button', { name: 'Set up the app' }).click();
  await card.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await card.locator('code').innerText()).replaceAll(/\s/g, '');
  await card.getByLabel('Code of the app').fill(codeOfPhone(secret));
  await card.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.getByRole('listitem').nth(9).waitFor();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  assert.ok((await readFile(await (await saved).path(), 'utf8')).includes(await dialog.getByRole('listitem').first().innerText()));
  await dialog.getByRole('button', { name: 'I have saved these codes' }).click();
  await card.getByText('On', { exact: true }).waitFor();
  await signOut(page);

  await givePassword(page, 'employee');
  await page.getByRole('heading', { name: 'Show that it is you' }).waitFor();
  const code = page.getByLabel('Code of the authenticator app');
  await code.fill('not a code');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByText(/4 tries are left/)
    .first()
    .waitFor();
  await page.getByLabel('Remember this device for 30 days').check();
  await code.fill(` ${codeOfPhone(secret, 1)} `);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /menu of/ }).waitFor();
  assert.equal((await callAs(app.url, await tokenIn(page), readSecondFactor)).body.browsers.length, 1);
});

test('a recovery code signs in on a phone, and an expired session asks for the second step over the page', async () => {
  const { secret, recoveryCodes } = await turnOnPhone(app, 'clerk');
  const page = await app.pageAs('nobody', { phone: true, dark: true, expecting: /status of 401/ });
  await page.goto(`/login?redirect=${encodeURIComponent(SECTION)}`);
  await givePassword(page, 'clerk');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  assert.deepEqual(await findSmallTargets(page), []);
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[3] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('9 recovery codes are left.').waitFor();
  await screenIsReady(page);

  await endSession(page);
  await page.getByRole('combobox', { name: 'Section' }).click();
  await page.getByRole('option', { name: 'Sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('Code of the authenticator app').fill(codeOfPhone(secret));
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('This browser').waitFor();
});

async function givePassword(page: Page, who: string): Promise<void> {
  await page.getByLabel('E-mail').fill(`${who}@talaan.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
}

/** As if the session had run out: the server no longer knows the token that the browser still holds. */
async function endSession(page: Page): Promise<void> {
  await callAs(app.url, await tokenIn(page), logout);
}

async function tokenIn(page: Page): Promise<string | null> {
  return (await page.context().cookies()).find((cookie) => cookie.name === 'Admin-Token')?.value ?? null;
}
