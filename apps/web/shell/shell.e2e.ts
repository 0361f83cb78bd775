import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { me } from '@talaan/identity/contract.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { notify } from '@talaan/notifications/server/public.ts';

const app = await openBrowserApp();

test('over each screen of a demo is said that it is one; Ctrl-K finds screens and people, by keyboard alone, and the breadcrumb of a record is its name', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/account/dtr');
  await page.getByRole('heading', { name: 'Daily time record' }).waitFor();
  await page.getByRole('complementary').getByText('Demo', { exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search screens and people' });
  await search.fill('holid');
  await page.getByRole('button', { name: 'Holidays' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/edats/holidays');

  await page.keyboard.press('Control+k');
  await search.fill('dela cruz');
  const person = page.getByRole('button', { name: /Dela Cruz/ }).first();
  await person.waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/personnels\/\d+$/);
  const name = await page.getByRole('heading', { level: 1, name: /Dela Cruz/ }).innerText();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  assert.equal((await trail.innerText()).replace(/\s+/g, ' '), `People / Personnel / ${name}`);
});

test('Ctrl-K offers what one may do, and before one types where one was last', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/edats/holidays');
  await page.getByRole('heading', { name: 'Holidays' }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search screens and people' });
  await search.fill('device file');
  await page.getByRole('button', { name: 'Import a device file' }).click();
  await page.getByRole('heading', { name: 'Add time logs' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('button', { name: 'Holidays', exact: true }).click();
  await page.waitForURL('**/edats/holidays');
  await page.keyboard.press('Control+k');
  await search.fill('dtr');
  await page.getByRole('button', { name: 'Print DTR of …' }).click();
  await search.pressSequentially('dela cruz');
  await page
    .getByRole('button', { name: /^Print DTR of Dela Cruz/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^CS Form No. 48/ }).waitFor();
  assert.match(page.url(), /\/edats\/personnel\/\d+\?print=dtr/);
});

test('Ctrl-K opens a list with the filters that a question names, and offers the question again', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/edats/holidays');
  await page.getByRole('heading', { name: 'Holidays' }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search screens and people' });
  await search.fill('who retires next year in CAS');
  await page.getByRole('button', { name: 'Personnel · retires 2027 · office CAS' }).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/personnels/list?retires_from=2027-01-01&retires_by=2027-12-31&office=6&**');
  await page.getByRole('heading', { level: 1, name: 'Personnel' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: 'who retires next year in CAS' }).click();
  await page.getByRole('button', { name: 'Personnel · retires 2027 · office CAS' }).waitFor();
});

test('offline, a screen that was not open before says so within the shell, and opens by itself', async () => {
  // A complaint whose page is loaded anew while it is read has lost its words.
  const page = await app.pageAs('hr', { expecting: /ERR_INTERNET_DISCONNECTED|dynamically imported|did not load|^ at / });
  await page.goto('/personnels/list');
  await page.locator('a[data-row-link]').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Researchers' }).click();
  await page.getByText('This screen opens as soon as the line is back.').waitFor();
  await page.getByRole('link', { name: 'Personnel', exact: true }).first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Researchers' }).waitFor();
});

test('the bell counts what is new at once, shows the five newest and is read when opened', async () => {
  // A page that had another user before may change its line once more after it has joined.
  const page = await app.pageAs('dean', { ofItsOwn: true });
  const dean = await app.as('dean');
  const hears = page.waitForEvent('websocket').then((line) =>
    line.waitForEvent('framereceived', {
      predicate: ({ payload }) => /subscription_succeeded.*private-account/.test(String(payload)),
    }),
  );
  await page.goto('/account/dtr');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  // What happens from now on is heard: a bell that waits too long reads before.
  await hears;
  // The code of toasts arrives after all six: the latest is what stays in sight.
  const isTold = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => isTold.promise.then(() => route.continue()));
  await tell('dean', 1, 6);
  await page.getByRole('button', { name: 'Notifications, 6 unread' }).waitFor();
  isTold.resolve();
  await page.getByText('Notice 6: What happened').waitFor();
  await page.unroute('**/*.js');
  const { unread } = (await dean.call(listNotifications)).body;
  assert.ok(unread >= 6);
  await page.getByRole('button', { name: `Notifications, ${unread} unread` }).waitFor();
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  assert.equal(await list.getByRole('button').count(), 5);
  assert.match(await list.innerText(), /^Notice 6/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await page.goto('/account/dtr');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await list.getByRole('button', { name: /Notice 6/ }).click();
  await page.getByRole('heading', { name: 'Daily time log' }).waitFor();
  const answer = await dean.call(listNotifications);
  assert.equal(answer.body.notifications.find((one) => one.title === 'Notice 6')?.status, 1);
});

test('dark is chosen from the avatar menu, stays after a reload, and the menu says who one is', async () => {
  const page = await app.pageAs('head');
  await page.goto('/account/dtr');
  await page.getByRole('button', { name: /menu of/ }).click();
  const menu = page.getByRole('menu');
  const { body } = await (await app.as('head')).call(me);
  const said = await menu.innerText();
  for (const part of [body.user.name, 'ACCT · ', 'Accountant IV', 'Logout']) assert.ok(said.includes(part), `${part} in ${said}`);
  await expectNoViolations(page);
  await page.getByRole('menuitem', { name: 'Dark appearance' }).click();
  assert.equal(await schemeOf(page), 'dark');
  await page.reload();
  await page.getByRole('button', { name: /menu of/ }).click();
  assert.equal(await schemeOf(page), 'dark');
  await page.getByRole('menuitem', { name: 'Light appearance' }).click();
  assert.equal(await schemeOf(page), 'light');
});

test('offline, the screen says so, keeps what it shows though a dialog cannot open, and recovers by itself', async () => {
  const page = await app.pageAs('hr', { expecting: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto('/personnels/list');
  await page.locator('a[data-row-link]').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Personnel' }).click();
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.keyboard.press('?');
  await page.getByText('This could not be opened. Check your connection and try again.').waitFor();
  assert.ok(await page.locator('a[data-row-link]').first().isVisible());
  await page.getByRole('searchbox').fill('garcia');
  await page.waitForURL('**/personnels/list?term=garcia');
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'Personnel' }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /Garcia/ })
    .first()
    .waitFor();
});

test('a slow network shows skeletons, and an impatient second click sends nothing twice', async () => {
  const page = await app.pageAs('hr');
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/edats/holidays?*', (route) => held.promise.then(() => route.continue()));
  await page.goto('/edats/holidays');
  await page.locator('[aria-busy="true"] .list-pending').first().waitFor();
  held.resolve();
  await page.getByRole('link', { name: 'Christmas Day' }).waitFor();

  const slow = Promise.withResolvers<void>();
  await page.route('**/api/edats/holidays', async (route) => {
    sent += 1;
    await slow.promise;
    await route.continue();
  });
  await page.goto('/edats/holidays/add');
  await page.getByRole('textbox', { name: 'Date' }).fill('21 Oct 2026');
  await page.getByRole('textbox', { name: 'Name' }).fill('Founding day');
  await page.getByRole('button', { name: 'Add holiday' }).dblclick();
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  slow.resolve();
  await page.getByText('The holiday has been added.').first().waitFor();
  assert.equal(sent, 1);
});

async function tell(who: string, from: number, to: number): Promise<void> {
  const { body } = await (await app.as(who)).call(me);
  const { db, clock } = app.server;
  for (let number = from; number <= to; number += 1)
    await notify(db, clock.now(), [body.user.id], {
      title: `Notice ${number}`,
      description: 'What happened',
      link: '/account/actualTimeLogs',
    });
}

async function schemeOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-mantine-color-scheme');
}
