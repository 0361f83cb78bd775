import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { peopleImports } from '../../contract/people-import.ts';

const SAMPLE = fileURLToPath(new URL('../../server/fixtures/personnel.csv', import.meta.url));
const OF_A_NEW_OFFICE = '2019-1000,,Zamora,Tito,,,Male,1990-05-01,,OICT,Office of Innovation,1,Instructor I,Permanent,2019-01-07\n';
const app = await openBrowserApp();

test('HR imports the sample people and the office that one of them names, and a double click imports once', async () => {
  const page = await app.pageAs('hr');
  const confirmed = countCalls(page, peopleImports.confirm);
  await page.goto('/personnels/import');
  const buffer = Buffer.concat([await readFile(SAMPLE), Buffer.from(OF_A_NEW_OFFICE)]);
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('combobox', { name: 'Employee number' }).waitFor();
  assert.equal(await page.getByRole('combobox', { name: 'Device PIN' }).inputValue(), 'B: pin');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('combobox', { name: 'OICT' }).click();
  await page.getByRole('option', { name: 'Make this office' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Office of Innovation');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('New 41', { exact: true }).waitFor();
  const importButton = page.getByRole('button', { name: 'Import 41 people' });
  assert.equal(await importButton.isDisabled(), true);
  await page.getByRole('button', { name: 'show 6 rows' }).click();
  await page.getByText('Only rows with this warning: Under 18').waitFor();
  await lookAtWarnings(page);
  await importButton.click();
  const question = page.getByRole('dialog', { name: 'Import personnel' });
  await question.getByText('41 people will be added').waitFor();
  await question.getByRole('button', { name: 'Import', exact: true }).dblclick();
  await page.getByText('Imported: 41 added').waitFor();
  assert.equal(confirmed(), 1);
  await page.getByRole('link', { name: 'Open the imported people' }).click();
  await page.getByText('1–41 of 41').waitFor();
  await page.getByRole('cell', { name: /^OICT ?Office of Innovation$/ }).waitFor();
});

/** Ticks each kind of warning. */
async function lookAtWarnings(page: Page): Promise<void> {
  const ticks = page.getByRole('checkbox', { name: /^I have reviewed these/ });
  await ticks.first().waitFor();
  const names = await ticks.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')!));
  for (const name of names) {
    await page.getByRole('checkbox', { name }).click();
    await page.getByRole('checkbox', { name, checked: true }).waitFor();
  }
}

/** How often the page has called; the path's ids are any. */
function countCalls(page: Page, { method, path }: { method: string; path: string }): () => number {
  const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '\\d+')}$`);
  let count = 0;
  page.on('request', (request) => (count += request.method() === method && pattern.test(request.url()) ? 1 : 0));
  return () => count;
}
