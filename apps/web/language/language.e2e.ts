import assert from 'node:assert/strict';
import { test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const app = await openBrowserApp({ work: 'none' });

test('an employee chooses Filipino in the menu of the avatar, files a leave in it, and finds it so after a reload', async () => {
  const page = await app.pageAs('employee', { ofItsOwn: true });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /: menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Gawing Filipino' }).click();
  await page.getByRole('heading', { name: 'Mga huli kong kahilingan' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'fil');

  await page.goto('/account/leave-Application?file=2026-12-17');
  await page.getByRole('heading', { name: 'Mag-file ng leave' }).waitFor();
  await page.getByRole('combobox', { name: 'Uri ng leave' }).click();
  await page.getByRole('option', { name: /^Vacation Leave/ }).click();
  await page.getByRole('radio', { name: 'Sa loob ng Pilipinas' }).check();
  await page.getByText('1.000', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Mag-file ng leave' }).click();
  const record = page.getByRole('dialog', { name: 'Aplikasyon sa leave' });
  await record.getByText('Naisumite', { exact: true }).first().waitFor();
  await record.getByText('17 Dis 2026').first().waitFor();

  const { user } = (await (await app.as('employee')).call(me, {})).body;
  assert.equal(user.language, 'fil');
});

test('a visitor chooses the language before signing in, and the browser remembers it', async () => {
  const page = await app.pageAs('nobody', { ofItsOwn: true });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Filipino' }).click();
  await page.getByText('Para sa mga kawani ng unibersidad. Itinatala ang ginagawa mo rito.').waitFor();
  await page.reload();
  await page.getByText('Para sa mga kawani ng unibersidad. Itinatala ang ginagawa mo rito.').waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('For staff of the university. What you do here is recorded.').waitFor();
});
