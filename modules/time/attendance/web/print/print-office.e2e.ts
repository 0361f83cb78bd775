import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { listPrinted } from '../../contract/print.ts';

const app = await openBrowserApp();

test('HR prints a whole office: the work goes on while one is elsewhere, and the bell leads back to the file', async () => {
  const { id, acronym, fullname } = offices.academicAffairs;
  const hr = await app.as('hr');
  const { personnel_ids: people } = (await hr.call(listPrinted, { query: { month: '2026-10', half: 'whole', office: id } })).body;
  const page = await app.pageAs('hr');
  await page.goto('/edats/daily-attendance?date=2026-10-15');
  await page.getByRole('button', { name: 'Print DTRs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print DTRs' });
  await dialog.getByText('one a page').waitFor();
  await dialog.getByLabel('Office, with its units').click();
  await page.keyboard.type(acronym);
  await page.getByRole('option', { name: fullname }).first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: `Print ${people.length} records` }).dblclick();
  await dialog.getByRole('region', { name: 'Progress' }).waitFor();

  await page.goto('/personnels/list');
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).waitFor();
  await page.getByRole('button', { name: /^Jobs/ }).click();
  const jobs = page.getByRole('dialog', { name: 'Jobs' });
  // Two of them would be told as an error here: the double click printed once.
  await jobs.getByText(new RegExp(acronym)).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), jobs.getByRole('button', { name: 'Download' }).click()]);
  assert.match(file.suggestedFilename(), /\.pdf$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: /Daily time records are printed/ }).click();
  await dialog.getByText('Done').waitFor();
});

test('a dean sees the departments below the college in one list, sorted, each closed and opened', async () => {
  const page = await app.pageAs('dean');
  await page.goto('/department/statistic?month=2026-10');
  const people = page.getByRole('table', { name: 'People' });
  const mathematics = people.getByRole('button', { name: /Mathematics/ });
  await mathematics.waitFor();
  assert.equal(await people.getByRole('button', { name: /Accounting/ }).count(), 0);

  const all = await people.getByRole('link').count();
  await mathematics.click();
  await people.getByRole('button', { name: /Mathematics/, expanded: false }).waitFor();
  assert.match(page.url(), /closed=/);
  const open = await people.getByRole('link').count();
  assert.ok(open < all);
  await mathematics.click();
  await people.getByRole('button', { name: /Mathematics/, expanded: true }).waitFor();

  await people.getByRole('button', { name: 'Absent (days)' }).click();
  await page.waitForURL(/sort=-absent/);
  await people.getByRole('columnheader', { name: 'Absent (days)' }).and(page.locator('[aria-sort="descending"]')).waitFor();

  const [widest, figures] = await people.locator('[data-column="late"]').evaluateAll((cells) => {
    const bars = cells.flatMap((cell) => {
      const bar = cell.querySelector<HTMLElement>('.proportion > span');
      return bar ? [{ share: bar.offsetWidth / bar.parentElement!.offsetWidth, minutes: Number.parseInt(cell.textContent, 10) }] : [];
    });
    const most = Math.max(...bars.map(({ minutes }) => minutes));
    return [Math.max(...bars.map(({ share, minutes }) => Math.abs(share - minutes / most))), bars.length] as const;
  });
  assert.ok(figures > 0 && widest < 0.03, `bars differ from their numbers by ${widest}`);
});
