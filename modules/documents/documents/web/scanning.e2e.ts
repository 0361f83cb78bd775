import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { DOCUMENT_LIMIT } from '@talaan/kernel/contract/files.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { launchChromium } from '@talaan/testing/browser/chromium.ts';
import { writeQrFilm } from '@talaan/testing/browser/qr-film.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const PAPERS = 8;

const app = await openBrowserApp();
const { office, clerk, add, done, page: pageOf } = await openCounters(app);
const folder = mkdtempSync(join(tmpdir(), 'talaan-slips-'));
const sent: { id: number; tracking_no: string | null }[] = [];
let browser: Browser;
let phone: BrowserContext;

before(async () => {
  for (let n = 0; n < PAPERS; n++) sent.push(await add('CAS'));
  const film = join(folder, 'slips.y4m');
  writeQrFilm(
    film,
    sent.map(({ tracking_no: number }, at) => (at % 2 === 0 ? number! : `${app.url}/dts/document-list?term=${number}`)),
  );
  browser = await launchChromium({ viewer: false, measured: true, film });
  phone = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.addCookies([{ name: 'Admin-Token', value: clerk.ACCT.token!, url: app.url }]);
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('papers are received by holding their slips before the camera of a phone; without a line the numbers wait, also when the tab is closed', async () => {
  const ids = sent.map(({ id }) => id);
  await done('CAS', 'forward', ids, { to: [office.ACCT] });
  let page = await phone.newPage();
  await page.goto(`/dts/incoming?office=${office.ACCT}`);
  await page.getByRole('button', { name: 'Receive by scanning' }).click();
  await phone.setOffline(true);
  const dialog = page.getByRole('dialog', { name: /^Receive papers/ });
  await dialog.getByRole('button', { name: 'Camera' }).click();
  await dialog.getByText(/^[3-8] numbers not sent yet$/).waitFor();
  assert.equal(await received(), 0);
  await page.close();

  await phone.setOffline(false);
  page = await phone.newPage();
  await page.goto(`/dts/incoming?office=${office.ACCT}`);
  await page.getByRole('button', { name: /^Receive by scanning \(\d+ not sent\)$/ }).click();
  const again = page.getByRole('dialog', { name: /^Receive papers/ });
  await again.getByText(/^\d+ papers received/).waitFor();
  await again.getByRole('button', { name: 'Camera' }).click();
  await again.getByText(new RegExp(`^${PAPERS} papers received`)).waitFor();
  await expectNoViolations(page);
  await again.getByRole('button', { name: 'Stop' }).click();
  await page.keyboard.press('Escape');
  for (const { tracking_no: number } of sent) await page.getByRole('link', { name: number! }).waitFor({ state: 'detached' });
  assert.equal(await received(), PAPERS);
  await page.close();

  async function received(): Promise<number> {
    const { rows } = await app.server.pool.query<{ count: number }>(
      `select count(*) as count from documents.step where document_id = any($1::integer[]) and action = 'receive'`,
      [ids],
    );
    return rows[0]!.count;
  }
});

test('a phone photographs the pages of a paper, which become one PDF of the document', async () => {
  const page = await phone.newPage();
  await page.goto(`/dts/add-document/${office.ACCT}`);
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
  await page.waitForFunction((before) => document.querySelector('img[alt="Page 1"]')?.getAttribute('src') !== before, first);
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
  const [scan] = (await pageOf('ACCT', id)).attachments;
  assert.match(scan!.name, /^Scan \d{4}-\d\d-\d\d \d{4}\.pdf$/);
  assert.ok(scan!.bytes < DOCUMENT_LIMIT);
  const { rows } = await app.server.pool.query<{ path: string }>('select path from kernel.file where id = $1', [scan!.id]);
  const kept = await readFile(join(app.server.settings.dataDir, 'files', rows[0]!.path));
  assert.equal((await getDocumentProxy(new Uint8Array(kept))).numPages, 2);
});
