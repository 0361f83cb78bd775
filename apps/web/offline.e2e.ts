import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const app = await openBrowserApp();

/** What the browser says of calls that get no answer. */
const UNANSWERED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/;

const keptCount = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('talaan-own');
    const database = await new Promise<IDBDatabase>((resolve) => opened.addEventListener('success', () => resolve(opened.result)));
    if (!database.objectStoreNames.contains('answers')) return 0;
    const count = database.transaction('answers').objectStore('answers').count();
    const found = await new Promise<number>((resolve) => count.addEventListener('success', () => resolve(count.result)));
    database.close();
    return found;
  });

async function makeOwn(page: Page): Promise<void> {
  await page.goto('/profile/account/settings?section=device');
  await page.getByRole('switch', { name: 'This is my own device' }).press('Space');
  await page.getByRole('switch', { name: 'This is my own device', checked: true }).waitFor();
  // The code of the screens is kept once the page has a worker and that has the page.
  await page.waitForFunction(async () => Boolean(await (await caches.open('talaan-app')).match('/')));
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
  await page.getByRole('heading', { name: 'Leave application' }).waitFor();
  const balance = await page.getByText('Vacation leave').first().textContent();
  await page.goto('/inbox');
  await page.getByRole('tab', { name: 'Filed by me' }).waitFor();
  await page.context().setOffline(true);
  await page.goto('/account/leave-Application');
  await page.getByText(/You are offline\. What you see is as it was on/).waitFor();
  assert.equal(await page.getByText('Vacation leave').first().textContent(), balance);
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

test('what was filed without a network is shown as waiting, and sent once, in its order, when the network is back', async () => {
  const page = await app.pageAs('employee', { phone: true, ofItsOwn: true, expecting: UNANSWERED });
  await makeOwn(page);
  await page.goto('/account/ob?list=slips&file=new');
  const form = page.getByRole('dialog', { name: 'File a pass slip' });
  await form.getByRole('textbox', { name: 'Where to' }).waitFor();
  await page.context().setOffline(true);
  for (const purpose of ['First errand', 'Second errand']) {
    await page.goto('/account/ob?list=slips&file=new');
    await form.getByLabel('Date').fill(purpose === 'First errand' ? '2026-11-24' : '2026-11-25');
    for (const [index, time] of ['14:00', '14:45'].entries()) await form.locator('input[type=time]').nth(index).fill(time);
    await form.getByRole('textbox', { name: 'Where to' }).fill('City hall');
    await form.getByRole('textbox', { name: 'Purpose' }).fill(purpose);
    await form.getByRole('button', { name: 'File pass slip' }).tap();
    await page.waitForURL('/account/unsent');
  }
  assert.equal(await page.getByText('Waits for the network').count(), 2);
  assert.deepEqual(await errands(), []);
  await page.context().setOffline(false);
  await page.getByText('Sent', { exact: true }).nth(1).waitFor();
  assert.deepEqual(await errands(), ['First errand', 'Second errand']);
  await page.reload();
  await page.getByText('Sent', { exact: true }).nth(1).waitFor();
  assert.deepEqual(await errands(), ['First errand', 'Second errand']);
});

async function errands(): Promise<string[]> {
  const { rows } = await app.owner.query<{ purpose: string }>(
    "select purpose from travel.pass_slip where purpose like '% errand' order by id",
  );
  return rows.map(({ purpose }) => purpose);
}
