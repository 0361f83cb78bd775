import { test } from 'node:test';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';

const app = await openBrowserApp({ viewer: true });

test('HR prepares an appointment, issues it, records the oath and the first day; the report of the month shows it', async () => {
  const { db } = app.server;
  const post = await makePost(db, { code: 'STORY-1', state: 'VALID', postedOn: '2026-09-01', closesAt: '2026-09-14T23:59:59+08:00' });
  const { rows } = await sql<{ id: number }>`
    insert into plantilla.item (item_number, position_id, office_id, level_id, coverage_id, attribution, area_type, opened_on)
    select 'STORY-ITEM-1', position_id, office_id, (select min(id) from plantilla.level), (select min(id) from plantilla.coverage), 'general administration', 'R',
      '2020-01-01' from vacancies.post where id = ${post} returning id`.execute(db);
  await sql`insert into plantilla.item_state (item_id, state, during) values (${rows[0]!.id}, 'funded', daterange('2020-01-01', null))`.execute(
    db,
  );
  await sql`insert into vacancies.post_item (post_id, item_id) values (${post}, ${rows[0]!.id})`.execute(db);
  await makeApplications(db, { post, surnames: ['Magtibay'], state: 'SELECTED' });

  const page = await app.pageAs('hr', { expecting: /status of 422/ });
  await page.goto('/rsp/appointments');
  await page.getByRole('button', { name: 'Prepare an appointment' }).click();
  const prepare = page.getByRole('dialog', { name: 'Prepare an appointment' });
  await prepare.getByRole('combobox', { name: 'Selected applicant' }).fill('magtibay');
  await page.getByRole('option', { name: /Magtibay/ }).click();
  await prepare.getByText('Vacant and funded').waitFor();
  await expectNoViolations(page);
  await prepare.getByRole('button', { name: 'Prepare', exact: true }).click();

  await page.getByRole('heading', { name: 'Magtibay, Ana' }).waitFor();
  await page.getByRole('button', { name: 'Send for signature' }).click();
  await page.getByRole('button', { name: 'Record as issued' }).click();
  await inDialog(page, /^Issue the appointment/, { 'Signed by the appointing authority on': '10-31-2026' }, 'Issue');
  await page
    .getByText(/Saturday or Sunday/)
    .first()
    .waitFor();
  await inDialog(page, /^Issue the appointment/, { 'Signed by the appointing authority on': '11-03-2026' }, 'Issue');
  await page.getByText('Submit to the CSC by 3 Dec 2026').waitFor();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Record the receipt of the copy' }).click();
  await inDialog(page, 'Receipt of the signed copy', { 'Received on': '11-04-2026' }, 'Record');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Record the oath of office' }).click();
  await inDialog(page, 'Oath of office', { 'Taken on': '11-04-2026' }, 'Record');
  await page.getByRole('button', { name: 'Appointment (CS Form No. 33)', exact: true }).click();
  await page.getByRole('dialog').locator('iframe').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Record the assumption of duty' }).click();
  await inDialog(page, /^Assumption of duty/, { 'First day of duty': '11-05-2026', TIN: '323456789' }, 'Review changes');
  const assume = page.getByRole('dialog', { name: /^Assumption of duty/ });
  await assume.getByText(/becomes personnel with the next employee number of 2026/).waitFor();
  await expectNoViolations(page);
  await assume.getByRole('button', { name: 'Record the assumption' }).click();
  await page.getByText('Probation until').waitFor();
  await page.getByRole('link', { name: 'Magtibay, Ana' }).click();
  await page.waitForURL(/\/personnels\/\d+/);
  await page.getByRole('heading', { name: 'Magtibay, Ana' }).waitFor();

  await page.goto('/rsp/rai?month=2026-11');
  await page.getByRole('link', { name: 'Magtibay, Ana' }).waitFor();
  await expectNoViolations(page);
});

async function inDialog(page: Page, name: string | RegExp, fields: Record<string, string>, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  for (const [label, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name: label }).fill(value);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}
