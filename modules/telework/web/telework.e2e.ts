import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';

const app = await openBrowserApp();

test('HR orders a person home; the head and the President approve it; on a phone the person logs in and out once, reports, and the head confirms', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/edats/WFH?list=orders');
  await page.getByRole('button', { name: 'New order' }).click();
  const form = page.getByRole('dialog', { name: 'Order work from home' });
  await form.getByRole('textbox', { name: 'Reason' }).fill('Repair of the roof');
  for (const name of ['First day', 'Last day']) await form.getByRole('textbox', { name }).fill('20 Nov 2026');
  await form.getByText('Friday', { exact: true }).click();
  await form.getByText('1 date', { exact: true }).waitFor();
  await form.getByRole('combobox', { name: 'Who works from home' }).fill(people.accountingClerk.idno);
  await page.getByRole('option', { name: new RegExp(people.accountingClerk.surname) }).click();
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'File order' }).dblclick();
  const drawer = page.getByRole('dialog', { name: 'Order to work from home' });
  await drawer.getByText('Repair of the roof').first().waitFor();

  const head = await app.pageAs('head', { phone: true });
  await head.goto('/inbox?kind=telework-order');
  await head.getByRole('button', { name: /One person from home/ }).click();
  await head.getByRole('button', { name: /^Recommend/ }).click();
  await head.getByText('You’re all caught up').or(head.getByText('Nothing matches')).first().waitFor();
  const president = await app.pageAs('president');
  await president.goto('/inbox?kind=telework-order');
  await president.getByRole('button', { name: /One person from home/ }).click();
  await president.getByRole('button', { name: /^Approve/ }).click();
  await president.getByText(/One person from home, 20 Nov 2026: approved/).waitFor();

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/loginLogout');
  const logIn = phone.getByRole('button', { name: 'Log in' });
  await logIn.click();
  await phone.getByText('Enter what you will do today.').waitFor();
  await phone.getByRole('textbox', { name: 'Tasks for today' }).fill('Reconcile the books\nAnswer the mail');
  await logIn.dblclick();
  const logOut = phone.getByRole('button', { name: 'Log out' });
  await logOut.waitFor();
  // Two punches of one second are one.
  await phone.waitForTimeout(1100);
  await logOut.dblclick();
  await phone.getByRole('button', { name: 'Log out again' }).waitFor();
  const punches = await app.server.pool.query<{ n: number }>(
    `select count(*)::integer as n from attendance.entered_punch where source = 'WEB_WFH' and reason like 'Logged out%' and attendance.date_of(at) = '2026-11-20'`,
  );
  assert.equal(punches.rows[0]!.n, 1);
  await phone.getByRole('textbox', { name: 'Accomplishment' }).fill('Reconciled funds 101 and 164');
  await phone.getByRole('button', { name: 'Submit accomplishment' }).dblclick();
  await phone.getByText('Your accomplishment is with your head').waitFor();

  await head.goto('/inbox?kind=telework-report');
  await head.getByRole('button', { name: /At home on 20 Nov 2026/ }).click();
  await head.getByText('Reconciled funds 101 and 164').waitFor();
  await head.getByRole('button', { name: /^Confirm/ }).click();
  await head.getByText(/At home on 20 Nov 2026: confirmed/).waitFor();

  await page.goto('/edats/WFH?on=2026-11-20&status=confirmed');
  await page.getByText(people.accountingClerk.surname).first().waitFor();
});
