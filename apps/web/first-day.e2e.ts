import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { offerSetup } from '@talaan/setup/server/public.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';

/** What a university has when it begins: its people as a spreadsheet, and what a device exported for October 2026. */
const PEOPLE = fileURLToPath(new URL('../../modules/base/personnel/server/fixtures/personnel.csv', import.meta.url));
const PUNCHES = fileURLToPath(new URL('../../modules/time/devices/rules/fixtures/1_attlog.dat', import.meta.url));
const OFFICES = [
  'Acronym,Office name,Under,Campus',
  'OP,Office of the President,,1',
  'ACCT,Accounting Office,OP,1',
  'HRMO,Human Resource Management Office,OP,1',
  'LIB,University Library,OP,1',
  'REG,Office of the Registrar,OP,1',
  'CAS,College of Arts and Sciences,,1',
  'CED,College of Education,,1',
  'CAG,College of Agriculture,,2',
  'CFI,College of Fisheries,,3',
].join('\n');
const CAMPUSES = [
  { name: 'Ilaya', short: 'IL' },
  { name: 'Bukid', short: 'BK' },
  { name: 'Dagat', short: 'DG' },
];

const app = await openBrowserApp({ empty: true });

test('the first day: from an empty database to the printed time records of an office', async (t) => {
  const began = performance.now();
  const page = await app.pageAs('nobody', { ofItsOwn: true });
  await countActs(page);
  await makeAdministrator(page);
  await setUp(page);
  await bring(page, 'Offices', { name: 'offices.csv', mimeType: 'text/csv', buffer: Buffer.from(OFFICES) });
  await page.getByText('Imported: 9 added').waitFor();
  await bring(page, 'People', PEOPLE);
  await page.getByText('Imported: 40 added').waitFor();
  await bringPunches(page);
  const pages = await printRecords(page);
  assert.equal(pages, 5, 'one for each person of the office');
  const acts = await page.evaluate(() => Number(sessionStorage.getItem('acts')));
  t.diagnostic(`${acts} clicks, fields and files; ${Math.round((performance.now() - began) / 1000)} s`);
  assert.ok(acts < 60, `${acts} clicks, fields and files`);
});

async function makeAdministrator(page: Page): Promise<void> {
  const said = await offerSetup(app.server.db, app.server.clock, app.url);
  await page.goto(said?.match(/http\S+/)?.[0] ?? assert.fail(said));
  await page.getByLabel('Name').fill('Amihan Reyes');
  await page.getByLabel('E-mail').fill('amihan@university.example');
  await page.getByLabel('Password', { exact: true }).fill('ulan sa bubong ng nipa');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Next: University' }).click();
}

async function setUp(page: Page): Promise<void> {
  await page.getByLabel(/^Name/).fill('Ilaya State University');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The university has been saved.').waitFor();
  await page.getByRole('link', { name: 'Next: Campuses' }).click();
  for (const { name, short } of CAMPUSES) {
    await page.getByRole('button', { name: 'Add campus' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Short form').fill(short);
    await dialog.getByRole('button', { name: 'Add campus' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}

/** A spreadsheet by the page of all imports: checked, its warnings looked at, imported. */
async function bring(page: Page, what: string, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByRole('link', { name: 'Imports', exact: true }).click();
  await page.getByRole('link', { name: what, exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const imports = page.getByRole('button', { name: /^Import \d+/ });
  await imports.waitFor();
  for (const seen of await page.getByRole('checkbox', { name: /I have reviewed/ }).all()) await seen.check();
  await imports.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
}

async function bringPunches(page: Page): Promise<void> {
  await page.goto('/edats/devices/add');
  await page.getByLabel('Name').fill('Main gate');
  await page.getByLabel(/^Number/).fill('1');
  await page.getByRole('combobox', { name: 'Campus' }).click();
  await page.getByRole('option', { name: 'Ilaya' }).click();
  await page.getByRole('button', { name: 'Add device' }).click();
  await page.waitForURL(/devices$/);
  await page.goto('/edats/Attendance/addLogs');
  await page.locator('input[type=file]').setInputFiles(PUNCHES);
  await page.getByRole('button', { name: /^Import [\d,]+ punches/ }).click();
  await page.getByText('3,324 punches added').waitFor();
}

async function printRecords(page: Page): Promise<number> {
  await page.goto('/edats/daily-attendance?date=2026-10-15');
  await page.getByRole('button', { name: 'Print DTRs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print DTRs' });
  await dialog.getByLabel('Office, with its units').click();
  await page.keyboard.type('HRMO');
  await page.getByRole('option', { name: 'Human Resource Management Office' }).first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Show' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'Save' }).click()]);
  return (await PDFDocument.load(await readFile(await file.path()))).getPageCount();
}

/** Counts what a person does: what they press, and what they fill or choose. */
async function countActs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const act of ['pointerdown', 'change'])
      addEventListener(act, () => sessionStorage.setItem('acts', String(Number(sessionStorage.getItem('acts')) + 1)), true);
  });
}
