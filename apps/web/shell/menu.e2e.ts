import assert from 'node:assert/strict';
import { test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { screens } from '../screens.ts';
import { menuFor, type Section } from './menu.ts';

const app = await openBrowserApp();

test('the sidebar shows what one may open, and its search narrows it', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnels/list');
  const menu = page.getByRole('navigation', { name: 'Screens' });
  assert.equal(await menu.getByRole('link', { name: 'Personnel', exact: true }).getAttribute('aria-current'), 'page');
  await menu.getByLabel('Find a screen').fill('holi');
  await menu.getByRole('link', { name: 'Personnel', exact: true }).waitFor({ state: 'hidden' });
  await menu.getByRole('link', { name: 'Holidays' }).click();
  await page.getByRole('heading', { name: 'Holidays' }).waitFor();
  assert.equal(await page.title(), 'Holidays');
  assert.equal((await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).replace(/\s+/g, ' '), 'Attendance / Holidays');

  const employee = await app.pageAs('employee');
  await employee.goto('/account/dtr');
  await employee.getByRole('link', { name: 'My work schedules' }).waitFor();
  const offered = await employee.getByRole('navigation', { name: 'Screens' }).getByRole('link').allInnerTexts();
  assert.ok(['My personal data sheet', 'Daily time record'].every((title) => offered.some((text) => text.startsWith(title))));
  assert.ok(!offered.includes('Personnel') && !offered.includes('Devices'), offered.join());
});

test('an applicant lands on the open posts and has the screens of applicants in the first level; no other opens by its address', async () => {
  const page = await app.pageAs('applicant');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Apply now' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/jobs/apply_now');
  const menu = page.getByRole('navigation', { name: 'Screens' });
  assert.deepEqual(await menu.getByRole('link').allInnerTexts(), [
    'Apply now',
    'My applications',
    'My personal data sheet',
    'Account settings',
  ]);
  await menu.getByRole('link', { name: 'Account settings' }).click();
  await page.getByRole('heading', { name: 'Account settings' }).waitFor();
  assert.equal(await menu.getByRole('link', { name: 'Account settings' }).getAttribute('aria-current'), 'page');
  assert.equal(await page.getByRole('tab', { name: 'Calendars of leave' }).count(), 0);
  for (const address of ['/account/dtr', '/dashboard', '/account/leave-Application', '/personnels/list', '/no/such/screen']) {
    await page.goto(address);
    await page.waitForURL(/\/404$/);
  }
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await page.getByRole('heading', { name: 'Apply now' }).waitFor();
  const employee = await app.pageAs('employee');
  await employee.goto('/jobs/apply_now');
  await employee.getByRole('heading', { name: 'Apply now' }).waitFor();
  assert.equal(
    await employee.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'My applications' }).isVisible(),
    true,
  );
});

test('the longest menu in the demo fits the window with its longest group open, and so do all others, whose rows are as high', async () => {
  const { rows } = await app.server.pool.query<{ email: string }>(
    'select email from identity.account where password_hash is not null and suspended_at is null',
  );
  const menus = await Promise.all(
    rows.map(async ({ email }) => {
      const who = email.split('@')[0]!;
      const { top, sections } = menuFor(screens, (await (await app.as(who)).call(me)).body.user);
      const [longest] = sections.toSorted((one, other) => rowsOf(other) - rowsOf(one));
      return longest ? [{ who, longest, rows: top.length + sections.length + rowsOf(longest) }] : [];
    }),
  );
  const [{ who, longest }] = menus.flat().toSorted((one, other) => other.rows - one.rows) as [(typeof menus)[number][number]];
  const page = await app.pageAs(who);
  await page.goto('/profile/account/settings');
  const menu = page.getByRole('navigation', { name: 'Screens' });
  await menu.getByRole('link', { name: 'Home', exact: true }).waitFor();
  const group = menu.locator('button.menu-group', { hasText: new RegExp(`^${longest.group}`) });
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
  const others = menu.locator('button.menu-group[aria-expanded="true"]').filter({ hasNotText: new RegExp(`^${longest.group}`) });
  for (const opened of await others.all()) await opened.click();
  const { needs, has, heights } = await menu.locator('.mantine-ScrollArea-viewport').evaluate((viewport) => ({
    needs: viewport.scrollHeight,
    has: viewport.clientHeight,
    heights: [...viewport.querySelectorAll<HTMLElement>('.menu-group, .menu-row')].map((row) => row.offsetHeight),
  }));
  assert.ok(needs <= has, `${who}, ${longest.group}: ${needs} of ${has} px`);
  assert.equal(new Set(heights).size, 1, heights.join());
});

/** How many rows a group has when it is open. */
const rowsOf = ({ screens: own, folded }: Section) => own.length + folded.length;

test('only the group of the open screen is open, and one more that was opened by hand; a closed sidebar stays closed after a reload', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/edats/holidays');
  const menu = page.getByRole('navigation', { name: 'Screens' });
  await menu.getByRole('link', { name: 'Holidays' }).waitFor();
  assert.equal(await menu.getByRole('link', { name: 'Personnel', exact: true }).isVisible(), false);
  await menu.getByRole('button', { name: 'People' }).click();
  await menu.getByRole('link', { name: 'Personnel', exact: true }).waitFor();
  await menu.getByRole('button', { name: 'Settings' }).click();
  await menu.getByRole('link', { name: 'Personnel', exact: true }).waitFor({ state: 'hidden' });
  await page.reload();
  await menu.getByRole('link', { name: 'Departments' }).waitFor();
  await menu.getByRole('link', { name: 'Holidays' }).waitFor();

  await page.getByRole('button', { name: 'Close the menu' }).click();
  await menu.getByRole('link', { name: 'Holidays' }).waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { name: 'Holidays' }).waitFor();
  assert.equal(await menu.getByRole('link', { name: 'Holidays' }).isVisible(), false);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('link', { name: 'Holidays' }).waitFor();
});

test('a screen and a view of a list are pinned to the menu, for this account alone, and unpinned again', async () => {
  const page = await app.pageAs('hr');
  const menu = page.getByRole('navigation', { name: 'Screens' });
  const pinned = () => menu.locator('[data-pin]').allInnerTexts();
  await page.goto('/edats/holidays');
  await page.getByRole('button', { name: 'Pin to the menu' }).click();
  await page.goto('/personnels/list?status=JO&status=COS');
  await page.locator('[data-view-tab][aria-current]').filter({ hasText: 'JO and COS' }).waitFor();
  await page.getByRole('button', { name: 'Pin to the menu' }).click();
  await menu.getByRole('link', { name: 'Personnel: JO and COS' }).waitFor();
  await page.reload();
  await menu.getByRole('link', { name: 'Personnel: JO and COS' }).waitFor();
  assert.deepEqual(await pinned(), ['Holidays', 'Personnel: JO and COS']);

  // A record is about a person: its name is not left in the browser.
  await page.locator('a[data-row-link]').first().click();
  await page.waitForURL(/\/personnels\/\d+$/);
  await page.getByRole('button', { name: 'Pin to the menu' }).waitFor({ state: 'detached' });
  await menu.getByRole('link', { name: 'Personnel: JO and COS' }).click();
  await page
    .getByRole('button', { name: 'Status: Contract of service +1' })
    .or(page.getByRole('button', { name: 'Status: Job order +1' }))
    .waitFor();
  await menu.getByRole('link', { name: 'Holidays', exact: true }).click();
  await page.getByRole('heading', { name: 'Holidays' }).waitFor();
  await page.getByRole('button', { name: 'Unpin from the menu' }).click();
  await page.getByRole('button', { name: 'Pin to the menu' }).waitFor();
  assert.deepEqual(await pinned(), ['Personnel: JO and COS']);

  const { token } = await app.as('clerk');
  await page.context().addCookies([{ name: 'Admin-Token', value: token!, url: app.url }]);
  await page.reload();
  await menu.getByRole('link', { name: 'Home', exact: true }).waitFor();
  assert.deepEqual(await pinned(), []);
});

test('below 1024 px the menu is a drawer that closes when a screen opens', async () => {
  const page = await app.pageAs('hr');
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/account/dtr');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'My work schedules' }).click();
  await page.getByRole('heading', { name: 'My work schedules' }).waitFor();
  await page.getByRole('link', { name: 'Leave application' }).waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('link', { name: 'Leave application' }).waitFor();
});
