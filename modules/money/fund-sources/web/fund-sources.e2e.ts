import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { DECEMBER } from '../server/fixtures/fund-kit.ts';

const app = await openBrowserApp();
const { db } = app.server;

/** Somebody who was an aide until June. */
async function addFormerAide(surname: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into personnel.person (idno, surname, first_name, sex, birth_date) values (${`T-${surname}`}, ${surname}, 'Tala', 'Female', '1990-02-02')
    returning id`.execute(db);
  const { id } = rows[0]!;
  await sql`
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, nature_code, during)
    select ${id}, ${offices.accounting.id}, id, 'CAS', 'ORIG', daterange('2026-01-05', '2026-07-01') from organization.position
    where name = 'Administrative Aide I'`.execute(db);
  return id;
}

/** Fills in a casual appointment of December that a fund pays, up to its review. */
async function reviewCasual(page: Page, id: number, fund: string): Promise<void> {
  await page.goto(`/personnels/${id}?tab=moves`);
  await page.getByRole('link', { name: 'New appointment' }).click();
  await page.getByText('Without an item').click();
  await page.getByLabel('Effective').fill('1 Dec 2026');
  await page.getByLabel('Last day', { exact: true }).fill('31 Dec 2026');
  await page.getByRole('combobox', { name: 'Position' }).fill('Administrative Aide I');
  await page.getByRole('option', { name: /^Administrative Aide I\b(?! *[IV])/ }).click();
  await page.getByRole('combobox', { name: 'Fund source' }).click();
  await page.getByRole('option', { name: fund }).click();
  await page.getByLabel('Authority').fill('Plantilla of Casual Appointment No. 3, s. 2026');
  await page.getByRole('button', { name: 'Review changes' }).click();
}

test('a casual fund that is full refuses a hire', async () => {
  const fund = 'Casuals of the enrolment';
  const [first, second] = [await addFormerAide('Magbanua'), await addFormerAide('Natividad')];
  const budget = await app.pageAs('budget');
  await budget.goto('/payroll/casual_fund_source');
  await budget.getByRole('link', { name: 'New fund source' }).click();
  await budget.getByRole('heading', { name: 'New fund source' }).waitFor();
  await budget.getByRole('textbox', { name: 'Name' }).fill(fund);
  await budget.getByRole('combobox', { name: 'Fund cluster' }).click();
  await budget.getByRole('option', { name: '05 Internally Generated Funds' }).click();
  await budget.getByLabel('Program or project').fill('Student services');
  await budget.getByLabel('Allotment (PHP)').fill(String((DECEMBER + 700_00) / 100));
  const line = budget.getByRole('region', { name: 'Line 1' });
  await line.getByRole('combobox', { name: 'Position' }).fill('Administrative Aide I');
  await budget.getByRole('option', { name: /^Administrative Aide I\b(?! *[IV])/ }).click();
  await line.getByRole('combobox', { name: 'Office' }).fill('Accounting');
  await budget.getByRole('option', { name: /Accounting Office/ }).click();
  await line.getByLabel('Months').fill('1');
  await line.getByText('One costs PHP 26,055.93').waitFor();
  await line.getByRole('button', { name: 'How it is computed' }).click();
  const cost = budget.getByRole('dialog', { name: 'Cost of one: Administrative Aide I' });
  await cost.getByText('RA 8291 Sec. 5', { exact: false }).first().waitFor();
  await budget.keyboard.press('Escape');
  await budget.getByRole('button', { name: 'Set up' }).click();
  await budget.getByRole('heading', { name: fund }).waitFor();
  await budget.getByText('Nothing is obligated yet', { exact: false }).waitFor();

  const hr = await app.pageAs('hr', { expecting: /status of 422/ });
  await reviewCasual(hr, first, fund);
  await hr.getByText(/With this 97\.\d % of Casuals of the enrolment is obligated; PHP \d+\.\d\d is left\./).waitFor();
  await hr.getByRole('button', { name: 'Appoint', exact: true }).click();
  await hr.getByRole('region', { name: 'Appointments' }).getByText('Administrative Aide I, Accounting Office').first().waitFor();

  await reviewCasual(hr, second, fund);
  const refused = hr
    .getByText(/Casuals of the enrolment has PHP [\d,.]+ left, and this needs PHP [\d,.]+\. Choose another fund source/)
    .first();
  await refused.waitFor();
  assert.equal(await hr.getByRole('button', { name: 'Appoint', exact: true }).count(), 0);

  await budget.reload();
  await budget.getByText('Nearly full').waitFor();
  await budget.getByRole('button', { name: 'More' }).click();
  await budget.getByRole('menuitem', { name: 'Ledger' }).click();
  await budget.getByRole('button', { name: /^Why: Magbanua, Tala/ }).click();
  const posting = budget.getByRole('dialog', { name: /^Obligated: Magbanua/ });
  await posting.getByText('Obligated at the hire.').waitFor();
  await posting.getByRole('cell', { name: 'December' }).waitFor();
});
