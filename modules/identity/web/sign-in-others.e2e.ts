import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { startOpenIdProvider } from '../server/social/fixtures/open-id-provider.ts';

const PASSWORD = 'Talaan-demo-2026';
const SETTINGS = '/profile/account/settings?section=sign-in';

const provider = await startOpenIdProvider({
  head: { email: 'head@talaan.example', verified: true },
  clerk: { email: 'clerk@talaan.example', verified: true },
  president: { email: 'president@talaan.example', verified: false },
});
/** One that nobody answers for. */
const silent = { name: 'Silent ID', issuer: 'http://127.0.0.1:9', client_id: 'talaan', client_secret: 'secret' };
const app = await openBrowserApp({ environment: { OIDC_PROVIDERS: JSON.stringify([provider.setting, silent]) } });
/** By its name: passkeys know no number. */
const home = app.server.settings.publicUrl;
provider.open(home);
after(() => provider.close());

test('a passkey made in Account settings signs one in without the password, and no more once it is removed', async () => {
  const page = await app.pageAs('nobody', { expecting: /status of 401/ });
  await addAuthenticator(page);
  await signInByPassword(page, 'faculty', SETTINGS);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Office laptop');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('On this one device. Added 20 Nov 2026, not used yet.').waitFor();
  await signOut(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: /menu of/ }).waitFor();
  await page.goto(home + SETTINGS);
  await page.getByText(/Added 20 Nov 2026, last used 20 Nov 2026/).waitFor();
  await page.getByRole('button', { name: 'Rename Office laptop' }).click();
  await page.getByRole('dialog', { name: 'Rename the passkey' }).getByLabel('Name').fill('Old laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The passkey has been removed.').waitFor();
  await expectNoViolations(page);
  await signOut(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').filter({ hasText: 'This passkey is not known here.' }).first().waitFor();
});

test('some time after signing in a passkey asks for the password, and a device that does not know the person makes none', async () => {
  const page = await app.pageAs('nobody', { expecting: /status of 422/ });
  const device = await addAuthenticator(page);
  await signInByPassword(page, 'employee', SETTINGS);
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  await app.server.pool.query(
    "update identity.session set created_at = created_at - interval '11 minutes' where account_id = (select id from identity.account where email = 'employee@talaan.example')",
  );
  await page.reload();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByLabel('Your password').fill('not this');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('This password is not right.').waitFor();
  await device.recognizes(false);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('alert').waitFor();
  await device.recognizes(true);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Rename Phone' }).waitFor();
});

test('a visitor of a deep link signs in with the account of a provider, lands there, and unlinks it again', async () => {
  const page = await app.pageAs('nobody', { expecting: /status of 401/ });
  await page.goto(`${home}${SETTINGS}`);
  await signInAtProvider(page, 'head');
  await page.waitForURL(home + SETTINGS);
  await page.getByText('head@talaan.example, last used 20 Nov 2026').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Unlink State ID' }).click();
  await page.getByRole('dialog', { name: 'Unlink State ID?' }).getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('button', { name: 'Allow State ID again' }).waitFor();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with State ID' }).click();
  await page.getByRole('alert').filter({ hasText: 'This State ID account was unlinked.' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('the second factor applies after the provider too', async () => {
  await app.server.pool.query(
    "insert into identity.email_factor select id, now() from identity.account where email = 'clerk@talaan.example'",
  );
  const page = await app.pageAs('nobody');
  await page.goto(`${home}/login?redirect=/account/actualTimeLogs`);
  await signInAtProvider(page, 'clerk');
  const field = page.getByLabel('Code from the e-mail');
  await field.waitFor();
  assert.equal(page.url(), `${home}/verify_social_oauth`);
  const mail = (await app.mails('clerk@talaan.example')).find(({ subject }) => subject.includes('code'));
  await field.fill(/\b\d{6}\b/.exec(`${mail?.subject} ${mail?.content_text}`)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${home}/account/actualTimeLogs`);
  await page.goto(home + SETTINGS);
  await page.getByText('clerk@talaan.example, last used').waitFor();
});

test('whatever goes wrong at the provider is said in plain words, with a way back', async () => {
  const page = await app.pageAs('nobody', { expecting: /status of (401|409)/ });
  await page.goto(`${home}/login`);
  await signInAtProvider(page, 'president');
  await page.getByRole('alert').filter({ hasText: 'opens no account here' }).waitFor();
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Sign in with State ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').filter({ hasText: 'You did not sign in at State ID, or cancelled there.' }).waitFor();

  await page.goto(`${home}/verify_social_oauth?code=stolen&state=stolen`);
  await page.getByRole('alert').filter({ hasText: 'has ended, or was begun in another window' }).waitFor();
  assert.equal(page.url(), `${home}/verify_social_oauth`);
  await page.goto(`${home}/verify_social_oauth`);
  await page.getByRole('alert').filter({ hasText: 'There is no sign-in to finish here.' }).waitFor();

  await page.goto(`${home}/login`);
  await page.getByRole('button', { name: 'Sign in with Silent ID' }).click();
  await page.getByRole('alert').filter({ hasText: 'Silent ID does not answer at the moment.' }).first().waitFor();
});

async function signInByPassword(page: Page, who: string, redirect: string): Promise<void> {
  await page.goto(`${home}/login?redirect=${encodeURIComponent(redirect)}`);
  await page.getByLabel('E-mail').fill(`${who}@talaan.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(home + redirect);
}

async function signInAtProvider(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with State ID' }).click();
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(`${home}/login`);
}

/** A device of the browser's own making, which recognizes the person at once, or not. */
async function addAuthenticator(page: Page): Promise<{ recognizes: (does: boolean) => Promise<void> }> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognizes: async (isUserVerified) => void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}
