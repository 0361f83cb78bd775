import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { REPORT_NAMES, REPORTS } from '../rules/reports.ts';

const app = await openBrowserApp({ work: 'none' });

test('HR opens the reports, narrows one to an office and its people, saves it, and reads the days behind a number', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/edats/reports');
  for (const name of REPORT_NAMES)
    await page
      .getByRole('region', { name: REPORTS[name].title })
      .getByRole('img', { name: /over time/ })
      .waitFor();

  await page.getByRole('link', { name: 'Tardiness and undertime' }).click();
  // The first screen, which stays until the second is loaded, has the same button.
  await page.getByRole('heading', { name: 'Tardiness and undertime', level: 1 }).waitFor();
  await screenIsReady(page);
  await page.getByRole('button', { name: 'Period: August to October 2026' }).click();
  await page.getByRole('dialog', { name: 'Period' }).getByRole('button', { name: 'Last month' }).click();
  await page.getByRole('button', { name: 'Period: October 2026' }).waitFor();
  await page.getByRole('link', { name: 'Over time' }).click();
  const chart = page.getByRole('group', { name: /^Tardiness and undertime over time: Late / });
  await chart.waitFor();
  // Without a mouse: from bar to bar, each of which says what it is.
  const bar = chart.getByRole('link', { name: /^5 Oct 2026: Late .*, Undertime / });
  await chart.getByRole('link', { name: /^2 Oct 2026: / }).focus();
  await page.keyboard.press('Tab');
  const said = (await bar.getAttribute('aria-label'))!;
  await page.locator('.report-chart-said', { hasText: said }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Period: 5 Oct 2026' }).click();
  await page.getByRole('dialog', { name: 'Period' }).getByRole('button', { name: 'Last month' }).click();
  await page.getByRole('button', { name: 'Period: October 2026' }).waitFor();
  await page.getByRole('link', { name: 'Offices' }).click();
  await page.getByRole('link', { name: 'Accounting Office' }).click();
  await page.getByRole('columnheader', { name: 'Name' }).waitFor();
  const people = page.locator('.list-rows tbody tr');
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /XLSX/ }).click()]);
  assert.match(file.suggestedFilename(), /^Tardiness and undertime, October 2026 .*\.xlsx$/);
  await people.first().getByRole('link').click();
  const days = page.getByRole('dialog', { name: 'October 2026' });
  await days.getByRole('link').first().waitFor();
  await expectNoViolations(page);
  const day = (await days.getByRole('link').first().textContent())!;
  await days.getByRole('link').first().click();
  await page.waitForURL(/\/edats\/personnel\/\d+\/dtr\/2026-10-/);
  await page.getByText(day).first().waitFor();
  await page.goBack();
  await days.getByRole('link', { name: day, exact: true }).waitFor();

  await page.goto('/edats/reports/dtr-compliance?show=overdue');
  const late = people.last().getByRole('link');
  // As it is read out: without the initials of the face.
  const name = /link "(.+?)"/.exec(await late.ariaSnapshot())![1]!;
  await late.click();
  await days.getByRole('link').first().click();
  await page.waitForURL(/\/edats\/dtr-submission\?tab=records&/);
  await page.getByRole('dialog', { name }).waitFor();
});

test('on a phone a head reads the months of their own people alone, and opens a day of one', async () => {
  const page = await app.pageAs('head', { phone: true });
  await page.goto('/edats/reports/attendance-summary');
  await screenIsReady(page);
  const cards = page.locator('.row-card');
  assert.ok((await cards.count()) > 0);
  for (const text of await cards.allTextContents()) assert.match(text, /ACCT/);
  assert.equal(await page.getByRole('button', { name: 'People', exact: true }).count(), 1, 'by what it is grouped is in sight');
  await cards.first().getByRole('link').tap();
  const days = page.getByRole('dialog', { name: 'October 2026' });
  await days.getByRole('link').first().tap();
  await page.waitForURL(/\/department\/statistic\?.*day=2026-10-/);
  await page.locator('.monitoring tbody a').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('.monitoring .unit-row').count(), 0, 'one unit needs no head of its own');
});
