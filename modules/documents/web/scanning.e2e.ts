import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { launchChromium } from '@talaan/testing/chromium.ts';
import { writeQrFilm } from '@talaan/testing/qr-film.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const PAPERS = 20;

const app = await openBrowserApp();
const folder = mkdtempSync(join(tmpdir(), 'talaan-slips-'));
after(() => rmSync(folder, { recursive: true }));

test('twenty papers are received by holding their slips before the camera of a phone; without a line the numbers wait, also when the tab is closed', async () => {
  const { office, clerk, add, done } = await openCounters(app);
  const sent: { id: number; tracking_no: string | null }[] = [];
  for (let n = 0; n < PAPERS; n++) sent.push(await add('CAS'));
  const ids = sent.map(({ id }) => id);
  await done('CAS', 'forward', ids, { to: [office.ACCT] });
  const film = join(folder, 'slips.y4m');
  writeQrFilm(
    film,
    sent.map(({ tracking_no: number }, at) => (at % 2 === 0 ? number! : `${app.url}/dts/document-list?term=${number}`)),
  );
  const browser = await launchChromium({ viewer: false, measured: true, film });
  try {
    const phone = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await phone.addCookies([{ name: 'Admin-Token', value: clerk.ACCT.token!, url: app.url }]);
    let page = await phone.newPage();
    await page.goto(`/dts/incoming?office=${office.ACCT}`);
    await page.getByRole('button', { name: 'Receive by scanning' }).click();
    const dialog = page.getByRole('dialog', { name: /^Receive papers/ });
    await phone.setOffline(true);
    await dialog.getByRole('button', { name: 'Camera' }).click();
    await dialog.getByText(/^[4-9] numbers not sent yet$/).waitFor();
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
  } finally {
    await browser.close();
  }
  assert.equal(await received(), PAPERS);

  async function received(): Promise<number> {
    const { rows } = await app.server.pool.query<{ count: number }>(
      `select count(*) as count from documents.step where document_id = any($1::integer[]) and action = 'receive'`,
      [ids],
    );
    return rows[0]!.count;
  }
});
