import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { findOverflow, findSmallTargets } from '@talaan/testing/screen-check.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';

const { SCREENSHOTS } = process.env;
const PASSWORD = 'kalabaw sa bukid';
const app = await openBrowserApp();
before(async () => {
  await makePost(app.server.db, { code: 'AO5-2026-1' });
});

test('on a phone one goes from a vacancy to a confirmed account, and is back at the vacancy', async () => {
  const page = await app.pageAs('nobody', { phone: true, expecting: /status of 422/ });
  await page.goto('/apply_now');
  await page.getByRole('link', { name: /Administrative Officer V/ }).click();
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await page.getByText(/Administrative Officer V, Accounting Office. Apply until/).waitFor();
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByText('Enter your surname.').waitFor();
  await page.getByText('Agree to the privacy notice to go on.').waitFor();
  if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/application_page-phone.png`, fullPage: true });
  assert.deepEqual(await findOverflow(page), []);
  assert.deepEqual(await findSmallTargets(page), []);
  await fillFacts(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('liza.soriano@mailbox.example');
  await page.getByRole('button', { name: 'Read the privacy notice' }).click();
  await page.getByText(/deleted two years after the decision/).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByText('Look into your mail').waitFor();

  await page.goto(await mailedPath('liza.soriano@mailbox.example'));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail').fill('liza.soriano@mailbox.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/apply_now\?vacancy=AO5-2026-1/);
  const apply = page.getByRole('link', { name: 'Apply', exact: true });
  await apply.waitFor();
  assert.equal(await apply.getAttribute('href'), '/jobs/apply_now?vacancy=AO5-2026-1');
  await apply.click();
  await page.getByText('The post you came for').waitFor();
  const first = page.getByRole('article').first();
  assert.match((await first.textContent()) ?? '', /AO5-2026-1/);
  await first.getByRole('button', { name: /^Apply for/ }).waitFor();
  if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/apply_now-asked-phone.png`, fullPage: true });
});

test('an account without a record completes it before it applies', async () => {
  await app.server.pool.query("update identity.account set personnel_id = null where email = 'applicant@talaan.example'");
  const page = await app.pageAs('applicant');
  await page.goto('/application_page?vacancy=AO5-2026-1');
  await page.getByText('Your account needs these facts before you apply.').waitFor();
  if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/application_page-signed-in-desk.png`, fullPage: true });
  await fillFacts(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL((url) => url.pathname !== '/application_page');
  const { rows } = await app.server.pool.query<{ idno: string }>(
    "select p.idno from personnel.person p join identity.account a on a.personnel_id = p.id where a.email = 'applicant@talaan.example'",
  );
  assert.match(rows[0]!.idno, /^A-2026-\d{5}$/);
});

async function fillFacts(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Liza');
  await page.getByLabel('Surname').fill('Soriano');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Birth date').fill('5 Mar 1995');
  await page.getByLabel('Mobile number').fill('0917 123 4567');
}

async function mailedPath(email: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    for (const { content_text } of await app.mails(email)) {
      const link = content_text?.match(/http\S+(\/confirm_registration#\S+)/)?.[1];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no link was mailed to ${email} within 20 seconds`);
}
