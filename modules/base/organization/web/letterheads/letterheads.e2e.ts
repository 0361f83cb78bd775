import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { exportSalaryTable, readSalaryGrades } from '../../contract/salary.ts';

const app = await openBrowserApp();

test('HR gives an office its own letterhead and sees the printed page change while typing', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/department/header/setting?place=office+29');
  await page.getByText('It has no letterhead of its own').waitFor();
  const before = await pictureOf(page);
  await page.getByLabel('Contact').fill('Tel. (044) 555-0199');
  const typed = await newPicture(page, before);
  const logo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#a3202f' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').nth(1).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await newPicture(page, typed);
  await page.getByRole('button', { name: 'Save letterhead' }).click();
  await page.getByText('The letterhead has been saved.').waitFor();
  await page.getByText('In use', { exact: true }).waitFor();
  assert.equal(await page.getByText('It has no letterhead of its own').count(), 0);
  await page.getByText('20 Nov 2026 to now on').waitFor();
});

test('HR uploads a salary table, compares it with the one that it ends, and posts it', async () => {
  const hr = await app.as('hr');
  const { id } = (await hr.call(readSalaryGrades, { query: { date: '2027-01-01' } })).body.salary_table!;
  const { bytes } = await hr.call(exportSalaryTable, { params: { id }, query: { format: 'csv' } });
  const csv = new TextDecoder().decode(bytes).replace('15208,', '15210,').replace('459469,', '459470,');
  const page = await app.pageAs('hr');
  await page.goto('/personnel_setting/salary_grades/new');
  await page.locator('input[type=file]').setInputFiles({ name: 'tranche5.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('textbox', { name: 'Tranche' }).fill('Tranche 5');
  await page.getByLabel('Law or circular').fill('A circular to follow');
  await page.getByLabel('In force from').fill('1 Jan 2028');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('It ends Tranche 4').waitFor();
  await page.getByRole('row', { name: /15,208.00 15,210.00/ }).waitFor();
  await page.getByRole('button', { name: 'Import 33 rows' }).click();
  await page.getByRole('dialog', { name: 'New salary table' }).getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText(/^Imported: /).waitFor();
});

test('a campus in a colour too light for white text is worn in a darker shade, with its own logo', async () => {
  const page = await app.pageAs('hr', { ofItsOwn: true });
  await page.goto('/personnel_setting/campuses?edit=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Colour').fill('#ffe000');
  await dialog.getByLabel(/Worn in shades of/).waitFor();
  const seal = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ffe000' } })
    .png()
    .toBuffer();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: seal });
  await dialog.getByRole('button', { name: 'Remove this logo: Logo' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.locator('nav img[src^="/api/brand/logos/"]').waitFor();
  const worn = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-campus-6').trim());
  assert.match(worn, /^#[0-9a-f]{6}$/);
  assert.notEqual(worn, '#ffe000');
});

async function pictureOf(page: Page): Promise<string> {
  const picture = page.locator('.printed-page[src^="blob:"]:not([aria-busy])');
  await picture.waitFor();
  return (await picture.getAttribute('src'))!;
}

async function newPicture(page: Page, before: string): Promise<string> {
  await page.waitForFunction((old) => {
    const picture = document.querySelector<HTMLImageElement>('.printed-page:not([aria-busy])');
    return picture && picture.src !== old && picture.complete && picture.naturalWidth > 0;
  }, before);
  return pictureOf(page);
}
