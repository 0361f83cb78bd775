import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createDevice } from '@talaan/devices/contract/devices.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { launchChromium } from '@talaan/testing/browser/chromium.ts';
import { writeQrFilm } from '@talaan/testing/browser/qr-film.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { printCards } from '../contract/cards.ts';
import { issueEnrolmentCode } from '../contract/devices.ts';
import { writeCardMark } from '../rules/codes.ts';

const app = await openBrowserApp();
const folder = mkdtempSync(join(tmpdir(), 'talaan-kiosk-'));
after(() => rmSync(folder, { recursive: true }));

/** The employee of the demo, with a card. */
async function giveCard() {
  const person = people.accountingClerk;
  await (await app.as('hr')).call(printCards, { body: { people: [person.id] } });
  const card = await app.server.pool.query<{ code: string }>('select code from kiosk.card where personnel_id = $1', [person.id]);
  return { ...person, code: card.rows[0]!.code };
}

async function countOf(from: string): Promise<number> {
  return (await app.server.pool.query<{ count: number }>(`select count(*) as count from ${from}`)).rows[0]!.count;
}

async function enterNumber(page: Page, number: string): Promise<void> {
  for (const digit of number) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Record' }).click();
}

test('a tablet is enrolled by the code of HR, takes a card, and loses no punch when its network is cut and its page killed', async () => {
  const hr = await app.as('hr');
  const employee = await giveCard();
  const fields = { name: 'Main gate kiosk', number: 640, campus_id: 1, mode: 'android' as const };
  const device = (await hr.call(createDevice, { body: fields })).body.device.id;
  const received = `kiosk.punch p join kiosk.tablet t on t.id = p.tablet_id where t.device_id = ${device}`;
  const desk = await app.pageAs('hr');
  await desk.goto(`/edats/devices/${device}/edit?tab=tablet`);
  await desk.getByRole('button', { name: 'Enrol a tablet' }).click();
  const offer = desk.getByRole('region', { name: 'Code' });
  await offer.getByRole('img', { name: 'QR code that enrols a tablet' }).waitFor();
  const code = await offer.locator('code').textContent();

  const film = join(folder, 'card.y4m');
  writeQrFilm(film, [writeCardMark(employee.code)]);
  const browser = await launchChromium({ viewer: false, measured: true, film });
  try {
    const tablet = await browser.newContext({ baseURL: app.url, viewport: { width: 1024, height: 768 }, hasTouch: true });
    // HR has signed in on it and left it so.
    await tablet.addCookies([{ name: 'Admin-Token', value: hr.token!, url: app.url }]);
    let page = await tablet.newPage();
    await page.goto(`/androidLogs#${code!.replaceAll('-', '')}`);
    await page.getByRole('button', { name: 'Enrol this tablet' }).click();
    await page.getByRole('heading', { name: 'Main gate kiosk' }).waitFor();
    // The card of the film is read by itself.
    await page.getByText(employee.fullname).waitFor();
    await page.getByText('Recorded', { exact: true }).waitFor();
    await desk.getByRole('button', { name: 'End this tablet' }).waitFor();
    await page.getByText('Works without a network too').waitFor();
    await expectNoViolations(page);

    await tablet.setOffline(true);
    await enterNumber(page, employee.idno);
    await page.getByText('It is sent when the network is back').waitFor();
    const session = await tablet.newCDPSession(page);
    await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
    await page.close();
    // As if it were switched on again, still without a network.
    page = await tablet.newPage();
    await page.goto('/androidLogs');
    await page.getByText(/No network\. \d+ punch/).waitFor();
    await enterNumber(page, '9999-8888');
    await page.getByText(/No network\. [2-9] punches/).waitFor();
    assert.equal(await countOf(`${received} and p.way = 'NUMBER'`), 0, 'what is entered without a network waits');

    await tablet.setOffline(false);
    await page.getByText('Connected').waitFor();
    const { rows } = await app.server.pool.query<{ number: number; way: string; given: string; doubt: string | null }>(
      'select p.number, p.way, p.given, p.doubt from kiosk.punch p join kiosk.tablet t on t.id = p.tablet_id where t.device_id = $1 order by p.number',
      [device],
    );
    assert.deepEqual(
      rows.map(({ number }) => number),
      rows.map((_, at) => at + 1),
      'none is missing, none twice',
    );
    const byNumber = rows.filter(({ way }) => way === 'NUMBER').map(({ given, doubt }) => [given, doubt]);
    assert.deepEqual(byNumber, [
      [employee.idno, 'PHOTO'],
      ['9999-8888', 'UNKNOWN'],
    ]);

    await desk.goto('/edats/kiosk/review?state=PENDING&term=9999');
    await desk.getByRole('link', { name: /No one/ }).click();
    const drawer = desk.getByRole('dialog', { name: 'Punch at a kiosk' });
    await drawer.getByRole('img', { name: 'Photo taken with the punch' }).waitFor();
    await drawer.getByRole('button', { name: 'Reject' }).click();
    const rejecting = desk.getByRole('dialog', { name: 'Reject 1 punch' });
    await rejecting.getByRole('textbox', { name: 'Reason' }).fill('Nobody of ours is on the photo');
    await rejecting.getByRole('button', { name: 'Reject' }).click();
    await drawer.getByText('Nobody of ours is on the photo').waitFor();

    // As after a backup of yesterday was restored: Talaan does not know the tablet, which keeps what it takes.
    await app.server.pool.query('delete from kiosk.punch p using kiosk.tablet t where t.id = p.tablet_id and t.device_id = $1', [device]);
    await app.server.pool.query('delete from kiosk.tablet where device_id = $1', [device]);
    await enterNumber(page, employee.idno);
    await page.getByText(/Talaan does not know this tablet any more\. 1 punch kept/).waitFor();
    await page.getByRole('button', { name: 'Enrol again' }).click();
    const { body } = await hr.call(issueEnrolmentCode, { params: { id: device } });
    await page.getByRole('textbox', { name: 'Code' }).fill(body.code);
    await page.getByRole('button', { name: 'Enrol this tablet' }).click();
    await page.getByText('Connected').waitFor();
    assert.equal(await countOf(`${received} and p.way = 'NUMBER' and p.doubt is not null`), 1, 'it came under the new key');
  } finally {
    await browser.close();
  }
});
