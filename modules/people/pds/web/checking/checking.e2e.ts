import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations, findOverflow, findSmallTargets, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { tries } from '@talaan/testing/tries.ts';
import { openCheck } from '../../contract/checking.ts';
import { makeSheetsWait } from '../../server/fixtures/make-sheets-wait.ts';

const app = await openBrowserApp();
const WAITING = tries(3, 20);
const WAIVED = 1;
const RETURNED = 2;

test('HR checks sheets by keyboard: right, waived, returned with a remark, verified, and on to the next', async () => {
  const ids = await makeSheetsWait(app, WAITING);
  const { rows: people } = await app.server.pool.query<{ id: number; idno: string }>('select id, idno from personnel.person');
  const page = await app.pageAs('hr');
  await page.goto('/pds/checking?submitted_before=2026-02-01');
  await page.getByRole('link', { name: 'Check the first' }).waitFor();
  await page.locator('[data-row-link]').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (const [at, id] of ids.entries()) {
    await page.waitForURL(`**/pds/checking/${id}?*`);
    await page.getByText(`${people.find((person) => person.id === id)!.idno} ·`).waitFor();
    await page.getByText('You check this sheet.').waitFor();
    const inHand = page.locator('article[aria-current="true"]');
    await inHand.getByText('Changed').waitFor();
    if (at === 0) assert.equal(await page.evaluate(() => scrollY), 0, 'a sheet opens at its top');
    if (at === RETURNED) {
      await page.keyboard.press('r');
      await page.getByRole('textbox', { name: 'What should be corrected?' }).waitFor();
      await page.keyboard.type('The hours differ from those on the certificate.');
      await page.keyboard.press('Enter');
      await page.getByText('to be returned').first().waitFor();
      await page.keyboard.press('b');
      await page.getByRole('dialog').getByText('The hours differ').waitFor();
    } else {
      await page.keyboard.press(at === WAIVED ? 'w' : 'o');
      if (at === WAIVED) {
        await page.getByRole('textbox', { name: 'Why is no attachment needed?' }).waitFor();
        await page.keyboard.type('The certificate was seen on paper.');
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('v');
      await page.getByRole('dialog').getByText('A copy is kept as it is now.').waitFor();
      if (at === 0) await expectNoViolations(page);
    }
    await page.getByRole('dialog').locator('button[data-autofocus]:enabled').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/pds/checking?submitted_before=2026-02-01');
  await page.getByText('Nothing matches').waitFor();
  const { rows } = await app.server.pool.query<{ state: string; count: number }>(
    'select state, count(*)::integer as count from pds.sheet where personnel_id = any($1) group by state order by state',
    [ids],
  );
  assert.deepEqual(rows, [
    { state: 'RETURNED', count: 1 },
    { state: 'VERIFIED', count: WAITING - 1 },
  ]);
});

test('On a phone the attachment stands under its row, and the second to come is told who checks', async () => {
  const [id] = await makeSheetsWait(app, 1);
  assert.equal((await (await app.as('hr')).call(openCheck, { params: { personnel_id: id! } })).status, 200);
  const admin = await app.pageAs('admin', { phone: true });
  await admin.goto(`/pds/checking/${id}`);
  await admin.getByRole('button', { name: 'Take over' }).waitFor();
  await screenIsReady(admin);
  assert.deepEqual([...(await findOverflow(admin)), ...(await findSmallTargets(admin))], []);
  await admin.locator('article[aria-current="true"]').getByText('Certificate.pdf').first().waitFor();
  await admin.getByRole('button', { name: 'Take over' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await admin.getByText('You check this sheet.').waitFor();
  await admin.locator('article[aria-current="true"]').getByRole('button', { name: 'OK' }).click();
  await admin.getByRole('article').getByText('Right', { exact: true }).first().waitFor();
});
