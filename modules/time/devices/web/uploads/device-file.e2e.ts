import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const ATTLOG = fileURLToPath(new URL('../../rules/fixtures/1_attlog.dat', import.meta.url));
const PUNCHES = '3,324 punches';
const app = await openBrowserApp();

test('HR uploads the file of October: what is in it, one confirmation, what came of it, and a PIN that no one holds is given to its person', async () => {
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

  await page.getByRole('button', { name: 'Assign PIN 9999' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign PIN 9999' });
  await dialog.getByText('2 punches since').waitFor();
  await dialog.getByRole('combobox', { name: 'Person' }).fill(people.guardOnContract.idno);
  await page.getByRole('option', { name: new RegExp(people.guardOnContract.surname) }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Assign PIN' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: new RegExp(`9999 .*${people.guardOnContract.surname}`) }).waitFor();
});
