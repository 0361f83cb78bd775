import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('HR prints the records of those checked in the personnel list as one file, once', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnels/list?status=PERM&per_page=10');
  await screenIsReady(page);
  for (const place of [1, 2]) await page.getByRole('row').nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Print service records' }).click();
  await page.getByText('2 people were chosen').waitFor();
  await page.getByText('2 service records', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Purpose' }).fill('a check of the records');
  await page.getByRole('button', { name: 'Issue and print 2 records' }).dblclick();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  assert.equal((await download).suggestedFilename(), '2 service records.pdf');
  const { rows } = await app.server.pool.query(`select from papers.paper where sheet ->> 'purpose' = 'a check of the records'`);
  assert.equal(rows.length, 2, 'a double click prints once');
});
