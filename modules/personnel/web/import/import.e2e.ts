import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { peopleImports } from '../../contract/people-import.ts';

const SAMPLE = fileURLToPath(new URL('../../server/fixtures/personnel.csv', import.meta.url));
const HEADINGS = 'Employee No.,Last name,First name,Sex,Date of birth,PIN,Office,Campus,Position,Status,Date hired';
const app = await openBrowserApp();

test('HR imports the sample people in one go, and a double click imports once', async () => {
  const page = await app.pageAs('hr');
  const confirmed = countCalls(page, peopleImports.confirm);
  await page.goto('/personnels/list');
  await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
  await page.locator('input[type=file]').setInputFiles(SAMPLE);
  await page.getByRole('combobox', { name: 'Employee number' }).waitFor();
  assert.equal(await page.getByRole('combobox', { name: 'Device PIN' }).inputValue(), 'B: pin');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('New 40', { exact: true }).waitFor();
  const importButton = page.getByRole('button', { name: 'Import 40 people' });
  assert.equal(await importButton.isDisabled(), true);
  await page.getByRole('button', { name: 'show 6 rows' }).click();
  await page.getByText('Only rows with this warning: Under 18').waitFor();
  await lookAtWarnings(page);
  await importButton.click();
  const question = page.getByRole('dialog', { name: 'Import personnel' });
  await question.getByText('40 people will be added').waitFor();
  await question.getByRole('button', { name: 'Import', exact: true }).dblclick();
  await page.getByText('Imported: 40 added').waitFor();
  assert.equal(confirmed(), 1);

  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Report (CSV)' }).click()]);
  assert.match(await readFile(await report.path(), 'utf8'), /2010-1000/);
  await page.getByRole('button', { name: /^Jobs/ }).click();
  const jobs = page.getByRole('dialog', { name: 'Jobs' });
  assert.match((await jobs.getByRole('link', { name: 'Open the result' }).first().getAttribute('href')) ?? '', /import\?import=\d+$/);
  const badge = jobs.getByText('Done', { exact: true }).first();
  assert.ok(await badge.evaluate((label) => label.scrollWidth <= label.clientWidth), 'the state is not cut');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open the imported people' }).click();
  await page.getByText('1–40 of 40').waitFor();
  await page.getByRole('searchbox').fill('tolentino, diego');
  await page.getByRole('link', { name: 'Tolentino, Diego Jr. Uy' }).click();
  const service = page.getByRole('region', { name: 'Service' });
  await service.getByText('Assistant Professor I', { exact: true }).waitFor();
  await service.getByText('College of Arts and Sciences (CAS)').waitFor();
  await page.getByText('1001', { exact: true }).waitFor();
});

test('an office that nobody knows is made with the import', async () => {
  const page = await app.pageAs('hr');
  await bring(page, 'new office.csv', `${HEADINGS}\nE-3,Zamora,Tito,M,1990-05-01,,OICT,1,Instructor I,Permanent,2019-01-07\n`);
  await page.getByRole('combobox', { name: 'OICT' }).click();
  await page.getByRole('option', { name: 'Make this office' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Office of Innovation');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Imported: 1 added').waitFor();
  await page.goto('/personnels/list?term=zamora');
  await page.getByRole('cell', { name: 'Office of Innovation (OICT)' }).waitFor();
});

/** Ticks each kind of warning. */
async function lookAtWarnings(page: Page): Promise<void> {
  const ticks = page.getByRole('checkbox', { name: /^I have looked at these/ });
  await ticks.first().waitFor();
  const names = await ticks.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')!));
  for (const name of names) {
    await page.getByRole('checkbox', { name }).click();
    await page.getByRole('checkbox', { name, checked: true }).waitFor();
  }
}

async function bring(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto('/personnels/import');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
}

/** How often the page has called; the path's ids are any. */
function countCalls(page: Page, { method, path }: { method: string; path: string }): () => number {
  const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '\\d+')}$`);
  let count = 0;
  page.on('request', (request) => (count += request.method() === method && pattern.test(request.url()) ? 1 : 0));
  return () => count;
}
