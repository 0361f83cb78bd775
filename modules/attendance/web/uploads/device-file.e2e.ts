import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { peopleImports } from '@talaan/personnel/contract/people-import.ts';

const ATTLOG = fileURLToPath(new URL('../../rules/fixtures/1_attlog.dat', import.meta.url));
const PUNCHES = '3,324 punches';
const app = await openBrowserApp();
await importPeopleOfTheFile();

test('HR uploads the file of October: what is in it, one confirmation, what came of it', async () => {
  const page = await app.pageAs('hr');
  let confirmed = 0;
  page.on('request', (request) => (confirmed += /\/uploads\/\d+\/confirm$/.test(request.url()) ? 1 : 0));
  await page.goto('/edats/Attendance/addLogs');
  await page.locator('input[type=file]').setInputFiles(ATTLOG);
  await page.getByText(`${PUNCHES} can be imported`).waitFor();
  await page.getByText('Device 1, ').waitFor();
  await page.getByRole('heading', { name: '5 lines not read' }).waitFor();
  assert.match(await page.getByRole('row', { name: /garbage line/ }).innerText(), /^1196/);
  await page.getByRole('button', { name: 'Assign PIN 9999' }).waitFor();
  await page.getByRole('button', { name: `Import ${PUNCHES}` }).dblclick();
  await page.getByText(`${PUNCHES} added`).waitFor();
  assert.equal(confirmed, 1);

  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Report (CSV)' }).click()]);
  assert.match(await readFile(await report.path(), 'utf8'), /9999/);
});

test('a PIN that no one holds is given to its person within the report of the file, and its punches count at once', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/edats/devices/user?state=unmatched');
  await page.getByRole('button', { name: 'Assign PIN 9999' }).waitFor();
  await page.goto('/edats/Attendance/addLogs');
  await page.locator('input[type=file]').setInputFiles(ATTLOG);
  await page.getByRole('button', { name: 'Assign PIN 9999' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign PIN 9999' });
  await dialog.getByText('2 punches since').waitFor();
  await dialog.getByRole('combobox', { name: 'Person' }).fill('tolentino');
  await page.getByRole('option', { name: /Tolentino, Diego/ }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Assign PIN' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: /9999 .*Tolentino, Diego/ }).waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search screens and people' }).fill('tolentino');
  await page.getByRole('button', { name: /Tolentino, Diego/ }).click();
  await page.getByRole('tab', { name: 'Attendance and leave' }).click();
  await page.getByRole('link', { name: 'Schedules, time logs and printing' }).click();
  await page.waitForURL(/\/edats\/personnel\/\d+$/);
  await page.goto(`${new URL(page.url()).pathname}/dtr/2026-10-05`);
  await page.getByText('7:59:00 AM').waitFor();
});

/** The people whose PINs are in the file. */
async function importPeopleOfTheFile(): Promise<void> {
  const hr = await app.as('hr');
  const content = await readFile(new URL('../../../personnel/server/fixtures/personnel.csv', import.meta.url));
  const { body } = await hr.call(peopleImports.upload, { file: { name: 'personnel.csv', content } });
  const params = { id: body.import.id };
  const checked = await hr.call(peopleImports.check, { params, body: { columns: body.import.columns } });
  for (const { kind } of checked.body.import.warnings) await hr.call(peopleImports.acknowledge, { params, body: { kind } });
  const started = await hr.call(peopleImports.confirm, { params, body: {} });
  await app.finishJob(hr, started.body.job.id);
}
