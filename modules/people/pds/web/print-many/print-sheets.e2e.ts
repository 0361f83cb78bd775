import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('HR prints the data sheets of those who are ticked in the personnel list as one file, once', async () => {
  const page = await app.pageAs('hr');
  await page.goto(`/personnels/list?term=${encodeURIComponent(people.accountingClerk.fullname)}`);
  await screenIsReady(page);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Print data sheets' }).click();
  await page.getByText('One person was chosen').waitFor();
  await page.getByRole('button', { name: 'Issue and print' }).dblclick();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  assert.match((await download).suggestedFilename(), /^Personal data sheets of 1 person, revised \d{4}\.pdf$/);
  const printed = await app.server.pool.query(`select from kernel.job_run where kind = 'pds.print-many'`);
  assert.equal(printed.rows.length, 1, 'a double click prints once');
});
