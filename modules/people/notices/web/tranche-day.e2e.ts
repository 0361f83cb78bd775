import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { actOnAllNotices } from '../contract/notices.ts';

const app = await openBrowserApp();

test('a tranche day: HR looks through who is concerned, generates and releases; the employee saves theirs on a phone', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/nosa');
  await page.getByRole('button', { name: 'About this list' }).click();
  await page.getByText('Tranche 4 (EO 64 s.2024) takes effect on 1 Jan 2027, in 42 days.').waitFor();
  await page.keyboard.press('Escape');
  const totals = page.getByRole('region', { name: 'Totals' });
  await totals.waitFor();
  const concerned = Number(/Concerned\s*(\d+)/.exec((await totals.innerText()).replaceAll('\n', ' '))![1]);
  assert.ok(concerned > 20);

  await page.getByRole('button', { name: 'Generate all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('region', { name: 'Progress' }).getByText('Done').waitFor();
  await page.getByText('No notice is left to generate').waitFor();

  const hr = await app.as('hr');
  for (const action of ['submit', 'sign'] as const) {
    const { body } = await hr.call(actOnAllNotices, { body: { action, filters: { kind: 'NOSA' } } });
    assert.equal((await app.finishJob(hr, body.job.id)).state, 'done');
  }
  await page.goto('/nosa?view=notices');
  await page.getByRole('table').getByText('Signed', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'All of this list' }).click();
  await page.getByRole('menuitem', { name: 'Release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await page.getByRole('table').getByText('Released', { exact: true }).first().waitFor();
  await page.getByRole('region', { name: 'Progress' }).getByText('Done').waitFor();

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/notices');
  const card = phone.getByRole('article', { name: 'Notice of Salary Adjustment, 1 Jan 2027' });
  await card.getByRole('button', { name: 'Show' }).click();
  const [file] = await Promise.all([phone.waitForEvent('download'), phone.getByRole('link', { name: 'Save' }).click()]);
  assert.equal((await PDFDocument.load(await readFile(await file.path()))).getPageCount(), 1);
});
