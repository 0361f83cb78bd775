import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { changeMaintenance } from '@talaan/system/contract/maintenance.ts';
import { DOCUMENT_LIMIT } from '@talaan/kernel/contract/files.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

/** The error catalogue of the specification (section 8), each provoked in the browser. */
const app = await openBrowserApp();
const LIST = '**/api/edats/holidays?*';

test('a failed call is told in a red toast titled Error that goes after 4 seconds, with all that was wrong in it; then the list is tried again', async () => {
  const page = await app.pageAs('hr', { ofItsOwn: true, expecting: /status of (4|5)\d\d/ });
  await page.addInitScript(() => Object.assign(globalThis, { toastTimes: 1 }));
  await page.addInitScript(noteToasts);
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { error: 'It broke.', message: 'Not this.' } }));
  await page.goto('/edats/holidays');
  await page.waitForFunction(() => (window as never as { seenToast: SeenToast }).seenToast.went > 0);
  const seen = await page.evaluate(() => (window as never as { seenToast: SeenToast }).seenToast);
  assert.match(seen.style, /red/);
  assert.equal(seen.text, 'Error\nIt broke.');
  assert.ok(seen.went - seen.came >= 3900, `${seen.went - seen.came} ms`);
  await page.unroute(LIST);

  const answers: [number, object, string[], string][] = [
    // Talaan is not closed: its database does not answer at the moment.
    [503, { message: 'Wait a few seconds.' }, ['Wait a few seconds.'], 'This could not be loaded'],
    [
      422,
      { message: 'Not this.', errors: { year: ['Too early.', 'Too round.'], campus: ['Unknown.'] } },
      ['Too early.', 'Too round.', 'Unknown.'],
      'This cannot be shown',
    ],
  ];
  const retry = page.getByRole('button', { name: 'Retry' });
  for (const [status, json, told, shown] of answers) {
    await page.route(LIST, (route) => route.fulfill({ status, json }));
    await retry.click();
    for (const message of told) await toast(page, message).waitFor();
    assert.equal(await toast(page, 'Not this.').count(), 0, `${status}`);
    const said = await page.getByRole('alert').filter({ hasText: shown }).innerText();
    assert.ok(!told.some((message) => said.includes(message)), 'the page does not repeat what the toast says');
    await page.unroute(LIST);
  }
  assert.equal(await retry.count(), 0, 'the same question gets the same answer');
  await page.reload();
  await page.getByRole('link', { name: 'Christmas Day' }).waitFor();
});

test('without an answer Talaan asks whether it is closed: if so it goes to /503, otherwise it says so', async () => {
  const page = await app.pageAs('hr', { expecting: /ERR_FAILED|status of 503/ });
  let closed = false;
  await page.route('**/api/users/maintainance', (route) => (closed ? fulfillClosed(route) : route.continue()));
  await page.route(LIST, (route) => route.abort());
  await page.goto('/edats/holidays?year=2026');
  await toast(page, 'The server could not be reached.').waitFor();
  closed = true;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL('**/503?redirect=%2Fedats%2Fholidays%3Fyear%3D2026');
  await page.getByText('Back in a minute.').waitFor();
});

test('a search while typing fails in silence', async () => {
  const page = await app.pageAs('hr', { expecting: /status of 500/ });
  await page.route('**/api/personnels/fullname?*', (route) => route.fulfill({ status: 500, json: { error: 'The search broke.' } }));
  await page.goto('/memorandum_circular');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const asked = page.waitForResponse('**/api/personnels/fullname?*');
  await page.getByRole('textbox', { name: 'Search screens and people' }).fill('dela cruz');
  await asked;
  await page.getByText('Nothing found').waitFor();
  assert.equal(await toast(page, 'The search broke.').count(), 0);
});

test('a document is chosen, checked, uploaded by itself, added on confirm, and removed after a warning', async () => {
  const page = await app.pageAs('hr', { expecting: /status of 500|ERR_FAILED/ });
  await page.goto('/memorandum_circular/new');
  await page.getByRole('button', { name: 'Add the PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the PDF' });
  await dialog.getByText('pdf files with a size less than 3mb').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Unable to save').waitFor();
  await choose(page, 'notes.docx', 10);
  await toast(page, 'The file type you uploaded is not allowed.').waitFor();
  await choose(page, 'large.pdf', DOCUMENT_LIMIT + 1);
  await toast(page, 'The file you uploaded exceeds the file size limit.').waitFor();

  await page.route('**/api/upload', (route) => route.fulfill({ status: 500, json: { error: 'The disk is full.' } }), { times: 1 });
  await choose(page, 'lost.pdf', 100);
  await toast(page, 'Unable to upload the file at the moment.').waitFor();
  await toast(page, 'The disk is full.').waitFor();
  await dialog.getByRole('button', { name: 'Remove lost.pdf' }).click();
  const question = page.getByRole('dialog', { name: 'Warning' });
  await question.getByText('Remove lost.pdf ?').waitFor();
  await question.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByText('lost.pdf').waitFor({ state: 'detached' });

  await choose(page, 'circular.pdf', DOCUMENT_LIMIT);
  await dialog.getByText('Uploaded · 3.0 MB · 11-20-2026').waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await page.getByText('File has been added successfully').count(), 0, 'no record has taken it yet');
  await page.getByRole('button', { name: 'Remove circular.pdf' }).click();
  assert.equal(
    (await question.innerText()).replace(/\s+/g, ' '),
    'Warning You are about to remove document with information: circular.pdf Proceed ? Cancel Remove',
  );
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Document has been removed successfully').waitFor();
  await page.getByRole('button', { name: 'Add the PDF' }).waitFor();
});

test('an administrator closes Talaan: a running form loses nothing, the administrator goes on, and all is back when it opens', async () => {
  const theirs = await app.pageAs('hr', { ofItsOwn: true, expecting: /status of 503/ });
  await theirs.clock.install();
  await theirs.goto('/edats/holidays/add');
  await theirs.getByRole('textbox', { name: 'Name' }).fill('Araw ng Bayan');
  await theirs.getByRole('textbox', { name: 'Date' }).fill('21 Oct 2026');
  await theirs.getByRole('textbox', { name: 'Date' }).press('Tab');

  const keeper = await app.pageAs('admin');
  await keeper.goto('/settings/admin/maintenance');
  await keeper.getByRole('textbox', { name: 'Message' }).fill('Leave credits are being posted.');
  await keeper.getByRole('button', { name: 'Close Talaan' }).click();
  await keeper
    .getByRole('dialog', { name: /^Close Talaan/ })
    .getByRole('button', { name: 'Close Talaan' })
    .click();
  await keeper.getByText('Talaan is closed to everyone but administrators').waitFor();
  await serverHears('closed');

  // What the frame reads by itself may meet the closed Talaan before the form does.
  const told = theirs.getByRole('heading', { name: 'Under maintenance' }).waitFor();
  await Promise.race([told, theirs.getByRole('button', { name: 'Add holiday' }).click()]);
  await told;
  await theirs.getByText('Leave credits are being posted.').waitFor();
  await keeper.getByRole('button', { name: 'Open Talaan now' }).click();
  await keeper.getByText('Talaan is open to everyone.').waitFor();
  await serverHears('open');
  await theirs.clock.runFor(11_000);
  await theirs.waitForURL('**/edats/holidays/add');
  await theirs.getByText('Draft restored').waitFor();
  assert.equal(await theirs.getByRole('textbox', { name: 'Name' }).inputValue(), 'Araw ng Bayan');
});

test('who signs in anew while it is closed reads why; an administrator gets in', async () => {
  const admin = await app.as('admin');
  await admin.call(changeMaintenance, { body: { is_on: true, message: 'Back at noon.', ends_at: '2026-11-20T12:00:00+08:00' } });
  await serverHears('closed');
  try {
    const theirs = await app.pageAs('employee', { expecting: /status of 503/ });
    await theirs.goto('/account/dtr');
    await theirs.waitForURL('**/503?redirect=%2Faccount%2Fdtr');
    await theirs.getByText('Open again on 20 Nov 2026, 12:00 PM').waitFor();
    await theirs.getByRole('link', { name: 'Sign in as an administrator' }).click();
    await theirs.getByLabel('E-mail').fill('admin@talaan.example');
    await theirs.getByLabel('Password', { exact: true }).fill('Talaan-demo-2026');
    await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
    await theirs.getByText('Talaan is closed to everyone but administrators until 20 Nov 2026, 12:00 PM').waitFor();
  } finally {
    await admin.call(changeMaintenance, { body: { is_on: false } });
    await serverHears('open');
  }
});

/** Each process hears from the database, after the answer to the one who turned it. */
async function serverHears(what: 'closed' | 'open'): Promise<void> {
  while ((app.server.maintenance.now() !== null) !== (what === 'closed')) await setTimeout(20);
}

interface SeenToast {
  came: number;
  went: number;
  style: string;
  text: string;
}

/** How the first toast looked, and when it came and went by the clock of the page: a busy machine may look too late. */
function noteToasts(): void {
  const seen: SeenToast = { came: 0, went: 0, style: '', text: '' };
  Object.assign(window, { seenToast: seen });
  new MutationObserver(() => {
    const toast = document.querySelector<HTMLElement>('.mantine-Notification-root');
    if (toast && !seen.came)
      Object.assign(seen, { came: performance.now(), style: toast.getAttribute('style') ?? '', text: toast.innerText });
    if (!toast && seen.came && !seen.went) seen.went = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

const TOAST = '.mantine-Notification-root[role="alert"]';

function toast(page: Page, message: string) {
  return page.locator(TOAST).filter({ hasText: 'Error' }).getByText(message, { exact: true });
}

function fulfillClosed(route: Route): Promise<void> {
  return route.fulfill({ status: 503, json: { status: 'maintenance', message: 'Back in a minute.', ends_at: null } });
}

async function choose(page: Page, name: string, bytes: number): Promise<void> {
  const buffer = Buffer.from('%PDF-1.7\n'.padEnd(bytes, ' ').slice(0, bytes));
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

test('what was changed in another tab is not overwritten: what was typed stays, and one chooses', async () => {
  const page = await app.pageAs('hr', { expecting: /status of 409/ });
  await page.goto('/edats/holidays?year=2026');
  await page.getByRole('link', { name: 'Rizal Day' }).click();
  const basis = (where: Page) => where.getByRole('textbox', { name: 'Legal basis' });
  await basis(page).fill('Typed in the first tab');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await basis(other).fill('Saved in the second tab');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('The holiday has been saved.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText(/^This was changed at .* after you opened it/)
    .first()
    .waitFor();
  assert.equal(await basis(page).inputValue(), 'Typed in the first tab');
  await page.getByRole('button', { name: 'Discard mine and show what is saved' }).click();
  await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Saved in the second tab'));
  await basis(page).fill('Entered with both in sight');
  // A second press while the first is on its way does nothing.
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()));
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await page.getByText('The holiday has been saved.').waitFor();
  assert.equal(writes.length, 1);
});
