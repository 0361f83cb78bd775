import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { getDocumentProxy } from 'unpdf';
import { DOCUMENT_LIMIT } from '@talaan/kernel/contract/files.ts';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { launchChromium } from '@talaan/testing/chromium.ts';
import { writeQrFilm } from '@talaan/testing/qr-film.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();
const folder = mkdtempSync(join(tmpdir(), 'talaan-scans-'));
after(() => rmSync(folder, { recursive: true }));
const counters = await openCounters(app);

test('a phone photographs the pages of a paper, which become one PDF of the document', async () => {
  const { office, clerk, page: pageOf } = counters;
  const film = join(folder, 'pages.y4m');
  writeQrFilm(film, ['page one', 'page two', 'page three']);
  const browser = await launchChromium({ viewer: false, measured: true, film });
  try {
    const phone = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await phone.addCookies([{ name: 'Admin-Token', value: clerk.CAS.token!, url: app.url }]);
    const page = await phone.newPage();
    await page.goto(`/dts/add-document/${office.CAS}`);
    await page.getByRole('combobox', { name: 'Type' }).fill('Invitation');
    await page.getByRole('option', { name: /^Invitation/ }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Invitation with scanned pages');
    await page.getByRole('button', { name: 'Take pictures' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take pictures' });
    for (const number of [1, 2, 3]) {
      await dialog.getByRole('button', { name: `Take page ${number}`, exact: true }).click();
      await dialog.getByRole('img', { name: `Page ${number}` }).waitFor();
    }
    const first = await dialog.getByRole('img', { name: 'Page 1' }).getAttribute('src');
    await dialog.getByRole('region', { name: 'Page 1' }).getByRole('button', { name: 'Take page 1 again' }).click();
    await dialog.getByRole('button', { name: 'Take page 1 now' }).click();
    await page.waitForFunction(
      (before) => document.querySelector<HTMLImageElement>('img[alt="Page 1"]')?.getAttribute('src') !== before,
      first,
    );
    await dialog.getByRole('button', { name: 'Remove page 2' }).click();
    await dialog.getByRole('img', { name: 'Page 3' }).waitFor({ state: 'detached' });
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Add the scan' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(/^Scan \d{4}-\d\d-\d\d \d{4}\.pdf$/).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Subject' }).inputValue(), 'Invitation with scanned pages');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/dts\/documents\/\d+/);
    const id = Number(/documents\/(\d+)/.exec(page.url())![1]);
    const [scan] = (await pageOf('CAS', id)).attachments;
    assert.match(scan!.name, /^Scan \d{4}-\d\d-\d\d \d{4}\.pdf$/);
    assert.ok(scan!.bytes < DOCUMENT_LIMIT);
    const { rows } = await app.server.pool.query<{ path: string }>('select path from kernel.file where id = $1', [scan!.id]);
    const kept = await readFile(join(app.server.settings.dataDir, 'files', rows[0]!.path));
    assert.equal((await getDocumentProxy(new Uint8Array(kept))).numPages, 2);
  } finally {
    await browser.close();
  }
});

test('a file that is too large or no PDF is told at once on its field, nothing typed is lost, and the holder adds a file later', async () => {
  const { office, done, page: pageOf } = counters;
  const page = await app.pageAs('clerk');
  await page.goto(`/dts/add-document/${office.CAS}`);
  await page.getByRole('combobox', { name: 'Type' }).fill('Invitation');
  await page.getByRole('option', { name: /^Invitation/ }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Plans of the new library');
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
  assert.equal(await page.getByRole('textbox', { name: 'Subject' }).inputValue(), 'Plans of the new library');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/dts\/documents\/\d+/);
  const id = Number(/documents\/(\d+)/.exec(page.url())![1]);
  await page.keyboard.press('Escape');

  await page.goto(`/dts/documents/${id}?office=${office.CAS}`);
  await page.getByRole('button', { name: 'Add PDFs' }).click();
  await choose('annex.pdf', '%PDF-1.7\n');
  await page.getByText(/^Uploaded/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'annex.pdf' }).waitFor();
  await page.getByText('Files added').waitFor();
  await done('CAS', 'forward', id, { to: [office.HRMO] });
  await page.goto(`/dts/documents/${id}?office=${office.CAS}`);
  await page.getByRole('button', { name: 'annex.pdf' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Add PDFs' }).count(), 0);
  assert.equal((await pageOf('CAS', id)).attachments.length, 1);
});
