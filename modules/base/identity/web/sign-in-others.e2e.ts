import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { mailedCode, PASSWORD } from '../server/second-factor/second-factor-kit.ts';
import { startOpenIdProvider } from '../server/social/fixtures/open-id-provider.ts';

const SETTINGS = '/profile/account/settings?section=sign-in';

const provider = await startOpenIdProvider({ head: { email: 'head@talaan.example', verified: true } });
const app = await openBrowserApp({ environment: { OIDC_PROVIDERS: JSON.stringify([provider.setting]) } });
/** By its name: passkeys know no number. */
const home = app.server.settings.publicUrl;
provider.open(home);
after(() => provider.close());

test('a passkey is made with the password and by a device that knows the person, signs one in, and no more once it is removed', async () => {
  const page = await app.pageAs('nobody', { expecting: /status of (401|422)/ });
  const device = await addAuthenticator(page);
  await signInByPassword(page, 'faculty', '/profile/account/settings');
  // Some time after signing in the password is asked for.
  await app.server.pool.query(
    "update identity.session set created_at = created_at - interval '11 minutes' where account_id = (select id from identity.account where email = 'faculty@talaan.example')",
  );
  await page.getByRole('tab', { name: 'Passkeys and providers' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Office laptop');
  await dialog.getByLabel('Your password').fill('not this');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('This password is not right.').waitFor();
  await expectNoViolations(page);
  await device.recognizes(false);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('alert').waitFor();
  await device.recognizes(true);
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
  await signOut(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').filter({ hasText: 'This passkey is not known here.' }).first().waitFor();
});

test('a visitor of a deep link signs in with the account of a provider and the second factor, lands there, and unlinks it again', async () => {
  await app.server.pool.query(
    "insert into identity.email_factor select id, now() from identity.account where email = 'head@talaan.example'",
  );
  const page = await app.pageAs('nobody', { expecting: /status of 401/ });
  await page.goto(`${home}${SETTINGS}`);
  await signInAtProvider(page, 'head');
  const field = page.getByLabel('Code from the e-mail');
  await field.waitFor();
  assert.equal(page.url(), `${home}/verify_social_oauth`);
  assert.ok(await page.getByRole('button', { name: /Send another code in \d+ s/ }).isDisabled());
  await field.fill(await mailedCode(app, 'head'));
  await page.keyboard.press('Enter');
  await page.waitForURL(home + SETTINGS);
  await page.getByText('head@talaan.example, last used 20 Nov 2026').waitFor();
  await page.getByRole('button', { name: 'Unlink State ID' }).click();
  await page.getByRole('dialog', { name: 'Unlink State ID?' }).getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('button', { name: 'Allow State ID again' }).waitFor();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with State ID' }).click();
  await page.getByRole('alert').filter({ hasText: 'This State ID account was unlinked.' }).waitFor();
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
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
