import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, findSmallTargets } from '@talaan/testing/browser/screen-check.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';

const EMAIL = 'liza.soriano@mailbox.example';
const PASSWORD = 'kalabaw sa bukid';
const app = await openBrowserApp();

test('on a phone one goes from the link of a vacancy to a confirmed account, and is back at the vacancy', async () => {
  await makePost(app.server.db, { code: 'AO5-2026-1' });
  const page = await app.pageAs('nobody', { phone: true, expecting: /status of 422/ });
  await page.goto('/application_page?vacancy=AO5-2026-1');
  await page.getByText(/Administrative Officer V, Accounting Office. Apply until/).waitFor();
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByText('Enter your surname, or your one name.').waitFor();
  await page.getByText('Agree to the privacy notice to continue.').waitFor();
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await fillFacts(page);
  await page.getByRole('button', { name: 'Read the privacy notice' }).click();
  await page.getByText(/deleted two years after the decision/).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByText('Check your e-mail').waitFor();

  await page.goto(await mailedPath());
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/apply_now\?vacancy=AO5-2026-1/);
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await page.getByText('The post you came for').waitFor();
  await page
    .getByRole('article')
    .first()
    .getByText(/AO5-2026-1/)
    .waitFor();
});

async function fillFacts(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Liza');
  await page.getByLabel('Surname').fill('Soriano');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Birth date').fill('1995-03-05');
  await page.getByLabel('Mobile number').fill('0917 123 4567');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
}

async function mailedPath(): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    for (const { content_text } of await app.mails(EMAIL)) {
      const link = content_text?.match(/http\S+(\/confirm_registration#\S+)/)?.[1];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no link was mailed to ${EMAIL} within 20 seconds`);
}
