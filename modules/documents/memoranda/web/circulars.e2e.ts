import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const app = await openBrowserApp();
/** One of the demo's own papers, to be posted once more. */
const PAPER = join(app.server.settings.dataDir, 'files', 'demo', 'advisory-031.pdf');

test('signing in leads to what is new; a circular is read in place and acknowledged with one click', async () => {
  const page = await app.pageAs('employee');
  await page.goto('/');
  await page.waitForURL('**/memorandum_circular');
  await page.getByText(/^Good morning, .*3 circulars to acknowledge/).waitFor();
  await page.getByRole('link', { name: 'Submission of daily time records for November 2026' }).first().click();
  await page.getByRole('heading', { name: 'Submission of daily time records for November 2026' }).waitFor();
  await page.locator('iframe[title$=".pdf"], a[target="_blank"]').first().waitFor();
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByText('You acknowledged Memorandum No. 148, s. 2026.').waitFor();
  await page.getByText(/^Acknowledged 20 Nov 2026/).waitFor();
  await page.getByRole('link', { name: 'Circulars', exact: true }).first().click();
  await page.getByText(/2 circulars to acknowledge/).waitFor();
  await page.getByRole('link', { name: '2 circulars to acknowledge' }).click();
  await page.waitForURL('**/memorandum_circular?show=to_acknowledge');
  await page.getByText('1–2 of 2').waitFor();
});

test('HR posts to an office, it rings there, and HR sees by office who has not answered and reminds them', async () => {
  const theirs = await app.pageAs('head');
  await theirs.goto('/memorandum_circular');
  await theirs.locator('a[data-row-link]').first().waitFor();

  const page = await app.pageAs('hr');
  await page.goto('/memorandum_circular');
  await page.getByRole('link', { name: 'Post a circular' }).click();
  await page.getByRole('button', { name: 'Add the PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the PDF' });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'inventory.pdf', mimeType: 'application/pdf', buffer: await readFile(PAPER) });
  await dialog.getByText(/^Uploaded/).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('textbox', { name: 'Number' }).fill('150');
  await page.getByRole('textbox', { name: 'Date' }).fill('20 Nov 2026');
  await page.getByRole('textbox', { name: 'Date' }).press('Tab');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Inventory of forms');
  await page.getByRole('radio', { name: 'Only some' }).check();
  const office = page.getByRole('group', { name: 'Audience 1' }).getByLabel('Office, with its units');
  await office.fill('Accounting Office');
  await page.getByRole('option', { name: 'Accounting Office' }).first().click();
  // Pressed twice, it asks once and posts once.
  const posts: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && /\/api\/[a-z_-]*circulars?$/.test(request.url()) && posts.push(request.url()),
  );
  await page.getByRole('button', { name: 'Post', exact: true }).dblclick();
  await page
    .getByRole('dialog', { name: /^Post to \d+ people\?$/ })
    .getByRole('button', { name: 'Post' })
    .click();
  await page.getByRole('heading', { name: 'Inventory of forms' }).waitFor();
  assert.deepEqual([posts.length, await page.getByRole('dialog').count()], [1, 0]);

  await theirs.getByRole('button', { name: /^Notifications, \d unread/ }).waitFor();
  await theirs.goto('/memorandum_circular');
  await theirs
    .getByRole('link', { name: /Inventory of forms/ })
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'Who has read it' }).click();
  await page.getByText(/^0 of \d+$/).waitFor();
  await page.getByRole('button', { name: /^ACCT \d/ }).click();
  await page.waitForURL(/show=waiting/);
  await page.getByRole('button', { name: 'Remind the others' }).click();
  await page.getByText('The reminder is on its way').waitFor();
});

test('a circular is withdrawn with a reason, and says so to its readers', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/memorandum_circular?term=transformer');
  await page.getByRole('link', { name: /Electrical maintenance/ }).click();
  await page.getByRole('button', { name: 'Withdraw or supersede' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'End this circular' }).click();
  await dialog.getByText('Enter the reason.').waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The transformer came late.');
  await dialog.getByRole('button', { name: 'End this circular' }).click();
  await page.getByText('This circular was withdrawn').waitFor();

  const theirs = await app.pageAs('employee', { phone: true });
  await theirs.goto('/memorandum_circular?term=transformer');
  await theirs.getByRole('link', { name: /Electrical maintenance/ }).click();
  await theirs.getByText('The transformer came late.').waitFor();
  await theirs
    .locator('.pdf-text')
    .getByText(/maintenance/i)
    .first()
    .waitFor();
  await theirs.getByText('Page', { exact: true }).click();
  await theirs.locator('.pdf-text').waitFor({ state: 'hidden' });
  assert.equal(await theirs.getByRole('button', { name: 'Acknowledge' }).count(), 0);
});
