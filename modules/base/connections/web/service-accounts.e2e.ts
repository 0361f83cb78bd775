import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { startReceiver } from '@talaan/testing/webhook-receiver.ts';
import { Webhook } from 'standardwebhooks';

const app = await openBrowserApp();
const receiver = await startReceiver();
after(() => receiver.close());

test('an administrator adds a system, issues its token, has it notified of events and sees in the log what it answered', async () => {
  const page = await app.pageAs('admin');
  await open(page, '/settings/admin/service-accounts');
  await page.getByRole('link', { name: 'New service account' }).first().click();
  await page.waitForURL(/service-accounts\/new$/);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Planning dashboard');
  await page.getByRole('textbox', { name: /^What it is for/ }).fill('Counts people by office; kept by the planning office.');
  await page.getByRole('combobox', { name: 'View groups' }).fill('personnel records');
  await page.getByRole('option', { name: /PERSONNELS/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: /^Scope/ }).click();
  await page.getByRole('option', { name: 'The whole university' }).click();
  await page.getByRole('button', { name: 'Add the service account' }).click();
  await page.waitForURL(/service-accounts\/\d+$/);
  await page.getByRole('button', { name: 'Issue a token' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue the token' }).click();
  await page
    .getByRole('dialog', { name: 'The token' })
    .getByText(/^talaan_/)
    .waitFor();
  await page.getByRole('button', { name: 'I have saved this token' }).click();
  await page.getByText('never used').waitFor();
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Notify Planning dashboard of events' });
  await form.getByRole('textbox', { name: /^Address/ }).fill(`${receiver.url}/talaan`);
  await form.getByRole('checkbox', { name: 'Service of a person changed' }).check();
  assert.ok(await form.getByRole('checkbox', { name: 'Leave was approved' }).isDisabled());
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Add the webhook' }).click();
  const secret = await page
    .getByRole('dialog', { name: 'The secret' })
    .getByText(/^whsec_/)
    .innerText();
  await page.getByRole('button', { name: 'I have saved this secret' }).click();
  const card = page.getByRole('group', { name: /^Webhook to/ });
  await card.getByRole('button', { name: /Send a test/ }).click();
  const { body, headers } = await receiver.next();
  assert.equal((new Webhook(secret).verify(body, headers) as { type: string }).type, 'talaan.test');
  await card.getByRole('link', { name: /^Log/ }).click();
  await page.getByText('talaan.test').waitFor();
  await screenIsReady(page);
  await expectNoViolations(page);
  await page.getByRole('checkbox', { name: /talaan\.test/ }).check();
  await page.getByRole('button', { name: 'Send again' }).click();
  assert.equal((await receiver.next()).headers['webhook-id'], headers['webhook-id']);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await screenIsReady(page);
}
