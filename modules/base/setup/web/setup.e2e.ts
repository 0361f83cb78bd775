import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { offerSetup } from '../server/setup-codes.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const PASSWORD = 'ulan sa bubong ng nipa';
const EMAIL = 'amihan@university.example';

const app = await openBrowserApp({ empty: true, work: 'none' });
/** Takes letters, save for addresses that begin with `nobody`. */
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody') ? Object.assign(new Error('no such user here'), { responseCode: 550 }) : null),
  onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
});
await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
Object.assign(app.server.settings, { smtpUrl: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}` });
after(() => new Promise<void>((resolve) => post.close(resolve)));

const dot = sharp({ create: { width: 60, height: 60, channels: 3, background: '#a3202f' } });

test('from an empty database to Set-up checklist: the first administrator, then each step, saved by itself', async () => {
  const said = await offerSetup(app.server.db, app.server.clock, app.url);
  const address = said?.match(/http\S+/)?.[0] ?? assert.fail(said);
  const page = await app.pageAs('nobody', { ofItsOwn: true, expecting: /status of (409|422)/ });
  await page.goto('/login');
  await page.getByText('No one can sign in here yet').waitFor();
  const second = await app.pageAs('nobody', { ofItsOwn: true, expecting: /status of 409/ });
  await second.goto(address);
  await second.getByLabel('Name').waitFor();

  await page.goto(address);
  await page.getByLabel('Name').fill('Amihan Reyes');
  assert.equal(new URL(page.url()).hash, '', 'the code leaves the address bar');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('maikli');
  await page.keyboard.press('Enter');
  await page.getByText('Use at least 10 characters.').first().waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
  await page.getByRole('button', { name: 'Set up the app' }).waitFor();

  await second.getByLabel('Name').fill('Another');
  await second.getByLabel('E-mail').fill('another@university.example');
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.keyboard.press('Enter');
  await second.getByText('There is an administrator already').first().waitFor();

  await page.getByRole('link', { name: 'Next: University' }).click();
  await page.getByLabel(/^Name/).fill('Ilaya State University');
  await page.getByLabel('Short name').fill('ISU');
  const logo = page.locator('input[type=file]');
  await logo.evaluate(chooseLarge);
  await page
    .getByText(/too large|2 MB|2mb/i)
    .last()
    .waitFor();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('alert').waitFor();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await dot.png().toBuffer() });
  await page.getByRole('button', { name: 'Remove this logo: Logo' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The university has been saved.').waitFor();
  await page.getByRole('link', { name: 'Next: Campuses' }).click();
  await page.getByText('No campus yet').waitFor();
  await page.getByRole('button', { name: 'Add campus' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ilaya');
  await dialog.getByLabel('Short form').fill('IL');
  await dialog.getByRole('button', { name: 'Add campus' }).click();
  await page.getByText('Main campus', { exact: true }).waitFor();
  assert.match(await page.getByRole('navigation', { name: 'Screens' }).innerText(), /ISU/);
  assert.equal(await page.getByText('Demo', { exact: true }).count(), 0);

  await page.goto('/personnel_setting/departments');
  await page.getByText('No office yet').waitFor();
  await page.goto('/account/dtr');
  await page.getByText('Your account belongs to no personnel record').waitFor();
  await page.goto('/dashboard');
  await page.getByText(/^Set-up: \d+ of \d+ are done; next: Letterhead and seal/).waitFor();
});

test('on another day, in another browser, on a phone: signed in, one goes on where the set-up was left, and finds each step', async () => {
  const page = await app.pageAs('nobody', { phone: true, dark: true, ofItsOwn: true, expecting: /status of 409/ });
  await page.goto('/setup');
  await page.getByText('Open the whole set-up address').waitFor();
  await page.goto('/login?redirect=/setup/next');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  assert.deepEqual(await states(page), {
    University: 'Done', Campuses: 'Done', 'Letterhead and seal': 'To do', Mail: 'To do', Holidays: 'Done', 'Salary tables': 'Done',
    Offices: 'To do', Positions: 'Done', 'Plantilla items': 'To do', People: 'To do', Accounts: 'To do', Roles: 'To do',
    'Certification of funds': 'To do', 'Attendance devices': 'To do', Backups: 'To do', 'Going live': 'To do',
  }); // prettier-ignore
  await page.getByRole('link', { name: 'Letterhead and seal' }).click();
  await page.getByText('It has no letterhead of its own').waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: await dot.png().toBuffer() });
  await page.getByRole('button', { name: 'Remove this logo: Logo on the left' }).waitFor();
  await page.getByRole('button', { name: 'Save letterhead' }).click();
  await page.getByText('The letterhead has been saved.').waitFor();
  await page.getByRole('link', { name: 'Next: Mail' }).click();
  await page.getByLabel('Test letter to').fill('nobody@university.example');
  await page.getByRole('button', { name: 'Send a test letter' }).click();
  await page.getByText('takes no mail from or to this address').first().waitFor();
  await page.getByLabel('Test letter to').fill(EMAIL);
  await page.getByRole('button', { name: 'Send a test letter' }).click();
  await page.getByText(`The mail server has taken the letter to ${EMAIL}`).first().waitFor();
  await page.getByRole('link', { name: 'Next: Holidays' }).click();
  await page.getByText('Araw ng Kagitingan').first().waitFor();
  await page.getByRole('link', { name: 'Next: Salary tables' }).click();
  await page.getByText('In force', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Set-up checklist' }).click();
  await page.getByText('With the seal of the university.').waitFor();
  assert.equal((await states(page)).Mail, 'Done');
  await page.getByRole('button', { name: 'Hide' }).click();
  await page.getByText('It has left the menu.').waitFor();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Screens' });
  await menu.getByRole('link', { name: 'Departments', exact: true }).waitFor();
  assert.equal(await menu.getByRole('link', { name: 'Set-up checklist' }).count(), 0);
});

/** A file of 30 MB, made in the page. */
function chooseLarge(input: HTMLElement | SVGElement): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(30_000_000)], 'logo.png', { type: 'image/png' }));
  (input as HTMLInputElement).files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What each line of 'Set-up checklist' says. */
async function states(page: Page): Promise<Record<string, string>> {
  await page.getByRole('link', { name: 'Attendance devices' }).waitFor();
  const lines = await page.locator('main li').all();
  const said = lines.map(async (line) => [
    await line.locator('p, a').first().innerText(),
    await line.locator('.mantine-Badge-label').innerText(),
  ]);
  return Object.fromEntries(await Promise.all(said)) as Record<string, string>;
}
