import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { VL_WITHOUT_PAY } from '@talaan/leave/rules/books.ts';
import { post } from '@talaan/ledger/server/public.ts';
import { TEST_NOW } from '@talaan/testing/app.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listRuns } from '../contract/runs.ts';

const app = await openBrowserApp({ work: 'asked' });

/** Takes a step at the run itself, and waits until it is in its next state. */
async function decide(who: string, address: string, button: string, state: string): Promise<Page> {
  const page = await app.pageAs(who);
  await page.goto(address);
  await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
  await page.getByText(state, { exact: true }).first().waitFor();
  return page;
}

/** The session is gone, as another tab forgets one that expired: the dialog of the download stays, and goes on after the sign-in. */
async function downloadSignedOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).tap();
  const dialog = page.getByRole('dialog', { name: /^Download payslip/ });
  await dialog.getByText('You signed in a moment ago, so you are not asked again.').waitFor();
  await expectNoViolations(page);
  await page.context().clearCookies();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).tap();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill('Talaan-demo-2026');
  await again.getByRole('button', { name: 'Sign in' }).tap();
  assert.match((await file).suggestedFilename(), /\.pdf$/);
  await dialog.waitFor({ state: 'hidden' });
}

/** Computes a run anew, as its officer, and shows what came of it. */
async function computeAgain(officer: Page, address: string): Promise<void> {
  await officer.goto(address);
  await officer.getByRole('button', { name: 'Compute again' }).click();
  await officer.waitForURL(/[?&]job=/);
  const job = new URL(officer.url()).searchParams.get('job')!;
  assert.equal((await app.finishJob(await app.as('payroll'), job)).state, 'done');
  await officer.goto(address);
  await officer.getByRole('region', { name: 'For review' }).waitFor();
}

/** From the finding of a run to the one whom it concerns, and on to where the account is entered. */
async function mendAccount(officer: Page): Promise<void> {
  await officer.getByRole('link', { name: 'No bank account' }).click();
  await officer.waitForURL(/[?&]finding=NO_ACCOUNT/);
  await officer.getByRole('heading', { name: 'Payslips' }).waitFor();
  await officer.getByRole('table').getByRole('link').first().click();
  await officer.waitForURL(/\/payslips\/\d+/);
  await officer.getByRole('button', { name: 'Settle', exact: true }).waitFor();
  await expectNoViolations(officer);
  await officer.getByRole('region', { name: 'For review' }).getByRole('link', { name: 'pay of the person' }).click();
  await officer.getByRole('button', { name: 'Change' }).click();
  const form = officer.getByRole('dialog', { name: /^How .* is paid$/ });
  await form.getByRole('textbox', { name: 'Bank' }).fill('Land Bank of the Philippines');
  await form.getByRole('textbox', { name: /^Account number/ }).fill('1857204466');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
}

/** What the close of October would post for somebody who has no vacation leave left: late arrival and undertime without pay. */
async function postLate(personnelId: number): Promise<void> {
  const month = '2026-10';
  await app.server.db.transaction().execute((db) =>
    post(
      { db, now: Temporal.Instant.from(TEST_NOW), actor: NOBODY },
      {
        kind: 'LATE_UT',
        personnelId,
        cause: 'month-close',
        key: `${month}:${personnelId}:late:1`,
        period: month,
        particulars: 'Late 49 min',
        lines: [{ book: VL_WITHOUT_PAY, amount: 102, on: '2026-10-31' }],
      },
    ),
  );
}

test('a month goes from computing to release by six people, with one person held and one way back; the payslip is read on a phone', async () => {
  const { body } = await (await app.as('payroll')).call(listRuns, { query: { state: ['COMPUTED'] } });
  const address = `/payroll/runs/${body.runs[0]!.id}`;

  await postLate(people.accountingClerk.id);

  const officer = await app.pageAs('payroll');
  await computeAgain(officer, address);
  await expectNoViolations(officer);
  await mendAccount(officer);
  await computeAgain(officer, address);
  assert.equal(await officer.getByRole('link', { name: 'No bank account' }).count(), 0, 'what was mended at its place is found no more');
  await officer.getByRole('button', { name: 'Settle: No TIN' }).click();
  const settle = officer.getByRole('dialog', { name: /^No TIN: settle of/ });
  await settle.getByRole('textbox', { name: /^Why it is right/ }).fill('Applied for, the receipts were seen');
  await expectNoViolations(officer);
  await settle.getByRole('button', { name: 'Settle' }).click();
  await settle.waitFor({ state: 'hidden' });
  await officer.getByRole('link', { name: /payslips$/ }).click();
  await officer.waitForURL(/\/payslips$/);
  await officer.goto(`${address}/payslips?term=${encodeURIComponent(people.instructorOfMathematics.surname)}`);
  await officer.getByRole('checkbox', { name: 'Select all rows' }).check();
  await officer.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Hold' }).click();
  const hold = officer.getByRole('dialog', { name: /^Hold the pay of/ });
  await hold.getByRole('textbox', { name: /^Reason/ }).fill('Clearance is not complete yet');
  await expectNoViolations(officer);
  await hold.getByRole('button', { name: 'Hold' }).click();
  await hold.waitFor({ state: 'hidden' });

  await decide('payroll2', address, 'Check', 'Checked');
  const budget = await app.pageAs('budget');
  await budget.goto(address);
  await budget.getByRole('button', { name: /^Send back/ }).click();
  await budget.getByRole('textbox', { name: /^What is to be mended/ }).fill('The fund of one person is wrong.');
  await budget
    .getByRole('button', { name: /^Send back/ })
    .last()
    .click();
  await budget.getByText('Computed', { exact: true }).first().waitFor();
  await decide('payroll2', address, 'Check', 'Checked');
  await decide('budget', address, 'Certify funds', 'Funds certified');
  await decide('accounting', address, 'Certify', 'Certified');
  await decide('president', address, 'Approve', 'Approved');
  const cashier = await app.pageAs('cashier');
  await cashier.goto(address);
  await cashier.getByRole('button', { name: /^Release/ }).click();
  const question = cashier.getByRole('dialog');
  await question.getByText(/^Release PHP [\d,.]+ to \d+ people\?/).waitFor();
  await expectNoViolations(cashier);
  await question.getByRole('button', { name: 'Release' }).click();
  await cashier.getByText('Released', { exact: true }).first().waitFor();
  await cashier.getByText(/, and 1 held/).waitFor();
  await expectNoViolations(cashier);

  const phone = await app.pageAs('employee', { phone: true, expecting: /status of 401/ });
  await phone.goto('/account/payroll/payslip');
  await phone.getByRole('button', { name: /^Basic salary/ }).tap();
  await phone.getByText(/^24,720.00 a month, SG 9 step 3, for the whole month = 24,720.00\.$/).waitFor();
  await phone.getByRole('button', { name: /^Days without pay, October 2026/ }).tap();
  await phone.getByText('0.102 of a day, late and undertime beyond the leave credits').waitFor();
  await phone
    .getByRole('link', { name: /Oct 2026$/ })
    .first()
    .waitFor();
  await phone.getByRole('button', { name: /^GSIS premium/ }).tap();
  await phone.getByText('GSIS, effective 24 Jun 1997. Source: RA 8291 Sec. 5.').first().waitFor();
  await expectNoViolations(phone);
  await downloadSignedOut(phone);
  await phone
    .getByRole('link', { name: /Oct 2026$/ })
    .first()
    .tap();
  await phone.waitForURL(/\/account\/dtr\/2026-10-\d\d$/);
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), true);
});
