import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const PASSWORD = 'Talaan-demo-2026';
const NEXT = 'rain on a roof of nipa';

const app = await openBrowserApp();

test('an employee adds a picture, cuts it, sees it in the bar above, and changes the password; other files and a wrong password are refused', async () => {
  const page = await app.pageAs('employee', { expecting: /status of 422/ });
  await page.goto('/profile/account/settings');
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await choose('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
  await page.getByText('The file type you uploaded is not allowed.').first().waitFor();
  const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background: '#2f6f4f' } });
  await choose('me.png', 'image/png', await drawn.png().toBuffer());
  const dialog = page.getByRole('dialog', { name: 'Cut the picture' });
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await page.getByText('File has been added successfully').waitFor();
  await page.locator('header img[src^="/avatars/"]').waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.locator('header img[src^="/avatars/"]').waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByLabel(/^Password now/).fill('not this one');
  await page.getByLabel(/^New password( \*)?$/).fill(NEXT);
  await page.getByLabel(/^New password, again/).fill(NEXT);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('This password is not right.').first().waitFor();
  await page.getByLabel(/^Password now/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password has been changed.').waitFor();
});

test('on a phone the sections are one field, and the choice about mail shows at once, whatever the server is about to answer', async () => {
  const page = await app.pageAs('dean', { phone: true, expecting: /status of 409/ });
  await page.goto('/profile/account/settings');
  await page.getByRole('combobox', { name: 'Section' }).click();
  await page.getByRole('option', { name: 'Notifications' }).click();
  const chosen = (name: string) => page.getByRole('radio', { name, checked: true }).waitFor({ timeout: 1000 });
  await page.getByRole('radio', { name: 'Once a day' }).waitFor();

  const first = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/api/notifications/preferences', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent.push(route.request().postDataJSON().mail);
    if (sent.length === 1) await first.promise;
    return route.continue();
  });
  await page.getByRole('radio', { name: 'Never' }).click();
  await chosen('Never');
  // A second choice before the first is answered is sent after it, and counts.
  await page.getByRole('radio', { name: 'At once' }).click();
  await chosen('At once');
  assert.deepEqual(sent, ['never']);
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('at_once') ?? false);
  first.resolve();
  await answered;
  await chosen('At once');
  await page.unroute('**/api/notifications/preferences');
  await page.goto('/profile/account/settings?section=notifications');
  await page.getByRole('radio', { name: 'At once', checked: true }).waitFor();

  await page.route('**/api/notifications/preferences', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 409, json: { message: 'Not now.', errors: {} } }),
  );
  await page.getByRole('radio', { name: 'Never' }).click();
  await page.getByText('Not saved. Try again.').waitFor();
  await chosen('At once');
  await page.getByRole('alert').filter({ hasText: 'Not now.' }).waitFor();
});
