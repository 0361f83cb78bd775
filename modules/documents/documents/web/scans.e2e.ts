import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();
const folder = mkdtempSync(join(tmpdir(), 'talaan-scans-'));
after(() => rmSync(folder, { recursive: true }));

test('a clerk registers what an employee handed in: a file that is too large or no PDF is refused at once, nothing typed is lost, and the scan is added later', async () => {
  const { office } = await openCounters(app);
  const page = await app.pageAs('clerk');
  await page.goto(`/dts/add-document/${office.CAS}`);
  await page.getByRole('combobox', { name: 'Type' }).fill('leave application');
  await page.getByRole('option', { name: /^Leave application/ }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Leave for the fiesta of Santa Rita');
  const { id, surname } = people.accountingClerk;
  const fullname = people.accountingClerk.fullname.replace(surname, 'Uy');
  await sql`update personnel.person set surname = 'Uy' where id = ${id}`.execute(app.server.db);
  const by = page.getByRole('combobox', { name: 'Handed in by' });
  await by.fill('Uy');
  await page.getByRole('option', { name: 'Type at least 3 letters, or press Enter' }).waitFor();
  // A surname of two letters is searched by Enter, which sends no form.
  await by.press('Enter');
  await page.getByRole('option', { name: new RegExp(`^${fullname}`) }).click();
  await page.getByRole('button', { name: 'Add PDFs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add PDFs' });
  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload')) uploads += 1;
  });
  // From the disk, so that forty megabytes need not be told to the browser.
  const choose = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    await page.locator('input[type="file"]').setInputFiles(join(folder, name));
  };
  await choose('plans.pdf', '%PDF-1.7\n'.padEnd(40 * 1024 * 1024, ' '));
  await dialog.getByText('plans.pdf was not taken: it has 40.0 MB, and a PDF may have 3 MB.').waitFor();
  await choose('plans.pdf', 'a text that says it is a PDF');
  await dialog.getByText('plans.pdf was not taken: it is no PDF. Save it as PDF and add that.').waitFor();
  await expectNoViolations(page);
  assert.equal(uploads, 0);
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('textbox', { name: 'Subject' }).inputValue(), 'Leave for the fiesta of Santa Rita');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: /^Routing slip: / }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(fullname).first().waitFor();

  await page.getByRole('button', { name: 'Add PDFs' }).click();
  await choose('annex.pdf', '%PDF-1.7\n');
  await page.getByText(/^Uploaded/).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'annex.pdf' }).waitFor();
  await page.getByText('Files added').waitFor();
});
