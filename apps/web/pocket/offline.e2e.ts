import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '@talaan/demo/accounts.ts';
import { logout } from '@talaan/identity/contract/sign-in.ts';
import { listApplications } from '@talaan/leave/contract/applications.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const app = await openBrowserApp();

/** What the browser says of calls that get no answer. */
const UNANSWERED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/;

/** How many answers of addresses that begin so are kept; runs in the page, and makes no store where there is none. */
async function countKept(path: string): Promise<number> {
  const opened = indexedDB.open('talaan-own');
  opened.addEventListener('upgradeneeded', () => opened.transaction!.abort());
  const database = await new Promise<IDBDatabase | undefined>((resolve) => {
    opened.addEventListener('success', () => resolve(opened.result));
    opened.addEventListener('error', () => resolve(undefined));
  });
  if (!database) return 0;
  const keys = database.transaction('answers').objectStore('answers').getAllKeys();
  const found = await new Promise<IDBValidKey[]>((resolve) => keys.addEventListener('success', () => resolve(keys.result)));
  database.close();
  return found.filter((key) => typeof key === 'string' && key.startsWith(path)).length;
}

const keptCount = (page: Page) => page.evaluate(countKept, '/');
const untilKept = (page: Page, path: string) => page.waitForFunction(countKept, path);

async function makeOwn(page: Page): Promise<void> {
  await page.goto('/profile/account/settings?section=device');
  await page.getByRole('switch', { name: 'This is my own device' }).press('Space');
  await page.getByRole('switch', { name: 'This is my own device', checked: true }).waitFor();
  await page.getByText('Ready: Talaan opens offline on this device.').waitFor();
}

test('a page of Talaan names the manifest by which a telephone installs it', async () => {
  const page = await app.pageAs('employee', { phone: true });
  await page.goto('/dashboard');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.evaluate(async (href) => (await fetch(href!)).json() as Promise<{ start_url: string }>, address);
  assert.equal(manifest.start_url, '/');
  const faults = await (await page.context().newCDPSession(page)).send('Page.getAppManifest');
  assert.deepEqual(faults.errors, []);
});

test('on one’s own device Talaan opens without a network, with what was last seen and from when it is', async () => {
  const page = await app.pageAs('employee', { phone: true, ofItsOwn: true, expecting: UNANSWERED });
  await makeOwn(page);
  await page.goto('/account/leave-Application');
  const leave = page.getByRole('link', { name: /^Vacation Leave/ }).first();
  const seen = await leave.textContent();
  // A page that is left at once keeps nothing more.
  await untilKept(page, listApplications.path);
  await page.goto('/inbox');
  await page.getByRole('tab', { name: 'Filed by me' }).waitFor();
  await page.context().setOffline(true);
  await page.goto('/account/leave-Application');
  await page.getByText(/You are offline\. What you see is as it was on/).waitFor();
  assert.equal(await leave.textContent(), seen);
  await page.goto('/inbox');
  await page.getByRole('tab', { name: 'Filed by me' }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'hidden' });
});

test('a shared computer keeps nothing, and what is kept goes when its owner logs out', async () => {
  const shared = await app.pageAs('clerk', { ofItsOwn: true });
  await shared.goto('/inbox');
  await shared.getByRole('tab', { name: 'Filed by me' }).waitFor();
  assert.equal(await keptCount(shared), 0);
  const own = await app.pageAs('faculty', { ofItsOwn: true });
  await makeOwn(own);
  await own.goto('/inbox');
  await own.getByRole('tab', { name: 'Filed by me' }).waitFor();
  assert.ok((await keptCount(own)) > 0);
  await own.getByRole('button', { name: /menu of/ }).click();
  await own.getByRole('menuitem', { name: 'Logout' }).click();
  await own.waitForURL('/login');
  assert.equal(await keptCount(own), 0);
});

test('what was filed offline is shown as waiting, and sent once and in its order when the network is back, however many tabs are open', async () => {
  const page = await app.pageAs('employee', { phone: true, ofItsOwn: true, expecting: UNANSWERED });
  await makeOwn(page);
  const other = await page.context().newPage();
  await openSlip(page);
  await other.goto('/inbox');
  await other.getByRole('tab', { name: 'Filed by me' }).waitFor();
  await page.context().setOffline(true);
  for (const [purpose, date] of [
    ['First errand', '2026-11-24'],
    ['Second errand', '2026-11-25'],
  ] as const) {
    await openSlip(page);
    await fillSlip(page, { purpose, date });
    await page.waitForURL('/account/unsent');
  }
  await page.getByText('Waiting to be sent', { exact: true }).nth(1).waitFor();
  await other.getByText('Filed offline and waiting to be sent: 2 requests.').waitFor();
  assert.deepEqual(await errands('% errand'), []);
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/pass-slips')) sent.push(request.headers()['idempotency-key']!);
  });
  await page.context().setOffline(false);
  await page.getByText('Sent', { exact: true }).nth(1).waitFor();
  await other.getByText('Filed offline and waiting to be sent').waitFor({ state: 'hidden' });
  assert.deepEqual(await errands('% errand'), ['First errand', 'Second errand']);
  assert.equal(new Set(sent).size, 2);
  assert.equal(sent.length, 2, 'each was sent by one tab alone');
});

test('what was filed but not answered is sent again and filed once', async () => {
  const page = await app.pageAs('dean', { phone: true, ofItsOwn: true, expecting: UNANSWERED });
  await makeOwn(page);
  await openSlip(page);
  let lost = 0;
  await page.route('**/api/pass-slips', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await fillSlip(page, { purpose: 'Lost errand', date: '2026-11-24' });
  await page.waitForURL('/account/unsent');
  await page.getByText('Sent', { exact: true }).waitFor();
  assert.equal(lost, 1);
  assert.deepEqual(await errands('Lost errand'), ['Lost errand']);
});

test('what is refused at last says why, opens again as it was filled in, and goes from the list once it is corrected', async () => {
  const page = await app.pageAs('head', { phone: true, ofItsOwn: true, expecting: UNANSWERED });
  await makeOwn(page);
  await openSlip(page);
  await page.context().setOffline(true);
  for (const purpose of ['Taken errand', 'Late errand']) {
    await openSlip(page);
    await fillSlip(page, { purpose, date: '2026-11-26' });
    await page.waitForURL('/account/unsent');
  }
  await page.context().setOffline(false);
  await page.getByText('Refused', { exact: true }).waitFor();
  await page.goto('/inbox');
  await page.getByText('Filed offline and refused: 1 request.').waitFor();
  await page.getByRole('link', { name: 'View', exact: true }).tap();
  await page.getByRole('button', { name: 'Correct and file again' }).tap();
  const form = slipForm(page);
  assert.equal(await form.getByRole('textbox', { name: 'Purpose' }).inputValue(), 'Late errand');
  await form.getByLabel('Date').fill('2026-11-27');
  await form.getByRole('button', { name: 'File pass slip' }).tap();
  await form.waitFor({ state: 'hidden' });
  assert.deepEqual(await errands('Late errand'), ['Late errand']);
  await page.goto('/account/unsent');
  await page.getByText('Sent', { exact: true }).waitFor();
  assert.equal(await page.getByText('Refused').count(), 0);
});

test('where the session has ended, what was filed offline stays, and is sent after the next sign-in', async () => {
  const page = await app.pageAs('clerk', { phone: true, ofItsOwn: true, expecting: /./ });
  await makeOwn(page);
  await openSlip(page);
  await page.context().setOffline(true);
  await openSlip(page);
  await fillSlip(page, { purpose: 'Kept errand', date: '2026-11-24' });
  await page.waitForURL('/account/unsent');
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')!.value;
  await fetch(`${app.url}${logout.path}`, { method: logout.method, headers: { authorization: `Bearer ${token}` } });
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).tap();
  await page.getByText('Sent', { exact: true }).waitFor();
  assert.deepEqual(await errands('Kept errand'), ['Kept errand']);
});

const slipForm = (page: Page) => page.getByRole('dialog', { name: 'File a pass slip' });

async function openSlip(page: Page): Promise<void> {
  await page.goto('/account/ob?list=slips&file=new');
  await slipForm(page).getByRole('textbox', { name: 'Where to' }).waitFor();
}

async function fillSlip(page: Page, { purpose, date }: { purpose: string; date: string }): Promise<void> {
  const form = slipForm(page);
  await form.getByLabel('Date').fill(date);
  for (const [index, time] of ['14:00', '14:45'].entries()) await form.locator('input[type=time]').nth(index).fill(time);
  await form.getByRole('textbox', { name: 'Where to' }).fill('City hall');
  await form.getByRole('textbox', { name: 'Purpose' }).fill(purpose);
  await form.getByRole('button', { name: 'File pass slip' }).tap();
}

async function errands(purpose: string): Promise<string[]> {
  const { rows } = await app.owner.query<{ purpose: string }>('select purpose from travel.pass_slip where purpose like $1 order by id', [
    purpose,
  ]);
  return rows.map((row) => row.purpose);
}
