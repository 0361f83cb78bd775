import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { me } from '../contract.ts';
import { logout } from '../contract/sign-in.ts';

const PASSWORD = 'Talaan-demo-2026';
const app = await openBrowserApp();

test('a visitor of a deep link signs in with a demo account, which one click fills in, and lands there', async () => {
  const page = await app.pageAs('nobody');
  await page.goto('/personnels/list?term=santos');
  await page.waitForURL('**/login?redirect=%2Fpersonnels%2Flist%3Fterm%3Dsantos');
  const accounts = page.getByRole('region', { name: 'Demo accounts' });
  await accounts.getByRole('button', { name: 'hr@talaan.example' }).click();
  assert.equal(await accounts.getByRole('button', { name: /@talaan\.example/ }).count(), 8);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Personnel' }).waitFor();
  assert.equal(pathOf(page), '/personnels/list?term=santos');
  assert.equal(await page.title(), 'Personnel');
});

test('a page checks no schemas until a form is filled in: Zod is not in what it loads at once', async () => {
  const page = await app.pageAs('nobody');
  await page.goto('/login');
  await page.reload();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  assert.deepEqual(
    loaded.filter((path) => path.includes('/zod-')),
    [],
  );
});

test('the back button leads through the screens one came by, the list as one left it', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnels/list');
  await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('cruz');
  await page.waitForURL('**/personnels/list?term=cruz');
  await page.locator('a[data-row-link]').first().click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/personnels/list?term=cruz');
  assert.equal(await page.getByRole('searchbox', { name: 'Search by name or number' }).inputValue(), 'cruz');
  await page.goForward();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
});

test('a session that expires in the middle of a form asks for the password, and the form is as it was', async () => {
  const page = await app.pageAs('nobody', { expecting: /status of 401/ });
  await page.goto('/login?redirect=/edats/holidays/add');
  await signIn(page, 'hr');
  await page.getByRole('textbox', { name: 'Date' }).fill('20 Oct 2026');
  await page.getByRole('textbox', { name: 'Date' }).press('Tab');
  await page.getByLabel('Name').fill('Araw ng Bayan');
  // The session ends while the holiday is on its way: no call of the page before it can open the dialog over the button.
  await page.route('**/api/edats/holidays', (route) => endSession(page).then(() => route.continue()), { times: 1 });
  await page.getByRole('button', { name: 'Add holiday' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog
    .getByText(/password/i)
    .filter({ hasText: /wrong|not/i })
    .waitFor();
  assert.equal(await page.getByLabel('Name').inputValue(), 'Araw ng Bayan');
  await expectNoViolations(page);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The holiday has been added.').waitFor();
});

test('a session that expired while the tab was closed leads to the sign-in page and says why', async () => {
  const page = await app.pageAs('nobody', { expecting: /status of 401/ });
  await page.goto('/login?redirect=/account/dtr');
  await signIn(page, 'faculty');
  await page.getByRole('button', { name: /menu of/ }).waitFor();
  await endSession(page);
  await page.goto('/account/actualTimeLogs');
  await page.getByText('Verification failed, please login again').waitFor();
  await page.waitForURL('**/login?redirect=%2Faccount%2FactualTimeLogs');
});

test('roles that cannot be fetched sign one out', async () => {
  const page = await app.pageAs('dean', { expecting: /status of 500/ });
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong.' } }));
  await page.goto('/account/actualTimeLogs');
  await page.getByText('Verification failed, please login again').waitFor();
  await page.waitForURL('**/login?redirect=*');
});

test('signing out in one tab signs the other out too, and nothing typed stays behind for the next person', async () => {
  // The second tab may be asking when the first signs out.
  const first = await app.pageAs('nobody', { expecting: /status of 401/ });
  await first.goto('/login?redirect=/edats/holidays');
  await signIn(first, 'hr');
  await first.getByRole('button', { name: /menu of/ }).waitFor();
  const second = await first.context().newPage();
  await second.goto('/edats/holidays/add');
  await second.getByLabel('Name').fill('Typed by HR');
  await signOut(first);
  await first.waitForURL('**/login');
  await second.waitForURL('**/login');
  await signIn(second, 'admin');
  await second.waitForURL('**/memorandum_circular');
  await second.goto('/edats/holidays/add');
  assert.equal(await second.getByLabel('Name').inputValue(), '');
});

test('when another tab signed in as somebody else, the next screen is theirs, also where their reading fails once, with nothing of the former user', async () => {
  // What the screen of HR asks for is refused to an employee.
  const page = await app.pageAs('hr', { expecting: /status of (40[34]|503)/ });
  const personnel = page.getByRole('link', { name: 'Personnel', exact: true });
  const signInElsewhere = async (who: string) => {
    const { token } = await app.as(who);
    await page.context().addCookies([{ name: 'Admin-Token', value: token!, url: app.url }]);
  };
  await page.goto('/personnels/list');
  await personnel.waitFor();
  await signInElsewhere('employee');
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 503, json: { message: 'The database restarts.' } }));
  await page.getByRole('link', { name: /^Circulars/ }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/api/users/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Circulars', exact: true }).waitFor();
  // HR reads all records, an employee does not.
  await personnel.waitFor({ state: 'detached' });

  await signInElsewhere('hr');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: `menu of ${await nameOf('hr')}` }).waitFor();
  await signInElsewhere('employee');
  await page.goBack();
  await page.getByRole('heading', { name: 'Circulars', exact: true }).waitFor();
  await page.getByRole('button', { name: `menu of ${await nameOf('employee')}` }).waitFor();
  await page.goBack();
  await page.waitForURL('**/404');
});

test('signing out with something typed asks first', async () => {
  const page = await app.pageAs('nobody');
  await page.goto('/login?redirect=/edats/holidays/add');
  await signIn(page, 'hr');
  await page.getByLabel('Name').fill('Not saved yet');
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  assert.equal(await page.getByLabel('Name').inputValue(), 'Not saved yet');
  await signOut(page);
  await question.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
});

test('from a network with many wrong passwords a person whose browser is new reads why it takes long, and gets in', async () => {
  await app.server.pool.query(
    `insert into identity.sign_in_try (at, email, address, network, device, outcome)
     select $1, 'guess.' || n || '@elsewhere.example', '127.0.0.1', '127.0.0.1', '', 'wrong_password' from generate_series(1, 50) n`,
    [app.server.clock.now().toString()],
  );
  await app.server.pool.query("insert into identity.sign_in_line values ('127.0.0.1', clock_timestamp() + interval '6 seconds')");
  const page = await app.pageAs('nobody');
  await page.goto('/login');
  await signIn(page, 'dean');
  await page.getByRole('status').filter({ hasText: 'many wrong passwords' }).waitFor();
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/sign-in-line.png` });
  await page.waitForURL('**/memorandum_circular');
});

async function signIn(page: Page, who: string): Promise<void> {
  await page.getByLabel('E-mail').fill(`${who}@talaan.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** As if the session had run out: the server no longer knows the token that the browser still holds. */
async function endSession(page: Page): Promise<void> {
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'Admin-Token')?.value;
  await fetch(`${app.url}${logout.path}`, { method: logout.method, headers: { authorization: `Bearer ${token}` } });
}

async function nameOf(who: string): Promise<string> {
  return (await (await app.as(who)).call(me)).body.user.name;
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
