import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

const app = await openBrowserApp();

test('the President has the open tables made and downloads them; the planning office reads what a column means', async () => {
  const page = await app.pageAs('president');
  await page.goto('/executivedashboard/open-tables');
  await page.getByRole('button', { name: 'Make them now' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All as ZIP' }).first().click();
  const files = Object.keys(unzipSync(await readFile(await (await saved).path())));
  assert.ok(files.includes('headcount.csv') && files.includes('datapackage.json'), files.join());

  const planning = await app.pageAs('vppd', { phone: true });
  await planning.goto('/executivedashboard/open-tables');
  await planning.getByRole('button', { name: /^Headcount/ }).tap();
  await planning.getByText('Of them in a plantilla item.').waitFor();
  await planning.getByRole('button', { name: 'Download as CSV' }).waitFor();
  assert.equal(await planning.getByRole('button', { name: 'Make them now' }).count(), 0);
});
