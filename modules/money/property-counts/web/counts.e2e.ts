import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { launchChromium } from '@talaan/testing/browser/chromium.ts';
import { writeQrFilm } from '@talaan/testing/browser/qr-film.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { keepItem } from '@talaan/property/contract/items.ts';
import { buyCounted, openCount } from '../server/fixtures/counts.ts';

const app = await openBrowserApp();
const folder = mkdtempSync(join(tmpdir(), 'talaan-count-'));
after(() => rmSync(folder, { recursive: true }));

const ROOM = 'Room 101';

async function scansIn(campaign: number): Promise<{ given: string; article: string; room: string; way: string; photo: boolean }[]> {
  const { rows } = await app.server.pool.query(
    `select given, article, room, way, photo_file_id is not null as photo from property_counts.scan where campaign_id = $1 order by at, id`,
    [campaign],
  );
  return rows;
}

async function typeNumber(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Property number' }).fill(number);
  await page.getByRole('button', { name: 'Count it', exact: true }).click();
}

test('property is counted without a network, through a crash, and all of it is there once; then it is decided and closed', async () => {
  const keeper = await app.as('property');
  const items = await buyCounted(app, keeper, { count: 5 });
  for (const { id } of items) {
    const body = { location: ROOM, condition: 'SERVICEABLE' as const, serial: '', warranty_until: null };
    assert.equal((await keeper.call(keepItem, { params: { id }, body })).status, 200);
  }
  const campaign = await openCount(keeper);

  const film = join(folder, 'sticker.y4m');
  writeQrFilm(film, [items[0]!.no]);
  const browser = await launchChromium({ viewer: false, measured: true, film });
  try {
    const phone = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const clerk = await app.as('employee');
    await phone.addCookies([{ name: 'Admin-Token', value: clerk.token!, url: app.url }]);
    let page = await phone.newPage();
    await page.goto('/property/counting');
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.getByRole('combobox', { name: 'Office' }).click();
    await page.getByRole('option', { name: /^ACCT/ }).click();
    await page.getByRole('combobox', { name: 'Room' }).fill(ROOM);
    await page.getByRole('heading', { name: '0 of 5 found' }).waitFor();
    // The sticker of the film is read by the camera.
    await page.getByRole('button', { name: 'Scan stickers' }).click();
    await page.getByRole('heading', { name: '1 of 5 found' }).waitFor();
    await page.getByText('Connected. All scans are sent.').waitFor();
    await page.getByRole('button', { name: 'Turn the camera off' }).click();
    await page.getByText('This page opens without a network too.').waitFor();
    await expectNoViolations(page);

    await phone.setOffline(true);
    await typeNumber(page, items[1]!.no);
    await page.getByText('No network. 1 scan kept on this phone.').waitFor();
    const session = await phone.newCDPSession(page);
    await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
    await page.close();
    // Opened again, still without a network: it continues in the same room.
    page = await phone.newPage();
    await page.goto('/property/counting');
    await page.getByRole('heading', { name: '2 of 5 found' }).waitFor();
    await typeNumber(page, items[2]!.no);
    await page.getByText('No card', { exact: true }).click();
    await page.getByRole('textbox', { name: 'What it is' }).fill('Steel filing cabinet');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Photo' }).click();
    await (await chooser).setFiles({ name: 'find.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('button', { name: 'Note the find' }).click();
    await page.getByText('No network. 3 scans kept on this phone.').waitFor();
    assert.equal((await scansIn(campaign)).length, 1, 'what is counted without a network is kept on the phone');
    await page.close();

    await phone.setOffline(false);
    page = await phone.newPage();
    await page.goto('/property/counting');
    await page.getByText('Connected. All scans are sent.').waitFor();
    await page.reload();
    await page.getByText('Connected. All scans are sent.').waitFor();
    assert.deepEqual(await scansIn(campaign), [
      { given: items[0]!.no, article: '', room: ROOM, way: 'QR', photo: false },
      { given: items[1]!.no, article: '', room: ROOM, way: 'TYPED', photo: false },
      { given: items[2]!.no, article: '', room: ROOM, way: 'TYPED', photo: false },
      { given: '', article: 'Steel filing cabinet', room: ROOM, way: 'NEW', photo: true },
    ]);
    await page.getByText('No sticker', { exact: true }).click();
    await page.getByRole('button', { name: `Count ${items[3]!.no}` }).click();
    await page.getByRole('heading', { name: '4 of 5 found' }).waitFor();
    await page.getByText('Connected. All scans are sent.').waitFor();
  } finally {
    await browser.close();
  }

  const desk = await app.pageAs('property');
  await desk.goto(`/property/counts/${campaign}`);
  await desk.getByRole('button', { name: 'Compare with the cards' }).click();
  await desk.getByRole('link', { name: /to decide/ }).click();
  const decide = async (difference: string, decision: string) => {
    await desk.goto(`/property/counts/${campaign}/differences?kind=${difference}&decided=0`);
    const rows = desk.getByRole('checkbox', { name: 'Select all rows' });
    await rows.check();
    await desk.getByRole('button', { name: 'Decide…' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'What is done' }).click();
    await desk.getByRole('option', { name: decision }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Seen by the committee on the spot.');
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await decide('NEW', 'To be recorded by a delivery');
  await decide('NO_STICKER', 'Print a sticker');
  const { rows } = await app.server.pool.query<{ kind: string; count: number }>(
    'select kind, count(*) as count from property_counts.difference where campaign_id = $1 and decision is null group by kind',
    [campaign],
  );
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['MISSING'],
    offices.accounting.acronym,
  );
  await decide('MISSING', 'Missing: for a loss report');
  await desk.goto(`/property/counts/${campaign}`);
  await desk.getByRole('button', { name: 'Close…' }).click();
  const asking = desk.getByRole('dialog', { name: 'Close the count' });
  await asking.getByRole('button', { name: 'Close the count' }).click();
  await desk.getByRole('button', { name: 'Print RPCPPE' }).waitFor();
  await desk.getByRole('region', { name: 'Progress' }).getByText('Done').waitFor();

  await desk.goto(`/property/counts/${campaign}/differences?kind=NEW&decided=1`);
  await desk.getByRole('link', { name: 'New delivery' }).click();
  await desk.getByRole('heading', { name: 'New delivery' }).waitFor();
  const line = desk.getByRole('region', { name: 'Line 1' });
  assert.equal(await line.getByRole('textbox', { name: 'Article' }).inputValue(), 'Steel filing cabinet');
  assert.match(
    await desk.getByRole('textbox', { name: 'Remarks' }).inputValue(),
    /^Found in the physical count: Property, plant and equipment/,
  );
});

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');
