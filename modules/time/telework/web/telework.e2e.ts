import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { readHomeLog, readHomeToday } from '../contract/days.ts';

const app = await openBrowserApp();

test('HR orders a person home; on a phone the person logs in and out and reports, and HR sees that the head confirmed it', async () => {
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
  const order = Number(new URL(page.url()).searchParams.get('order'));
  await decide(order, 'head', 'recommend');
  await decide(order, 'president', 'approve');

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
  await moveClock(app, '2026-11-20T17:00');
  await logOut.dblclick();
  await phone.getByRole('button', { name: 'Log out again' }).waitFor();
  await phone.getByRole('textbox', { name: 'Accomplishment' }).fill('Reconciled funds 101 and 164');
  await phone.getByRole('button', { name: 'Submit accomplishment' }).dblclick();
  await phone.getByText('Your accomplishment is with your head').waitFor();

  const employee = await app.as('employee');
  const { log_id } = (await employee.call(readHomeToday)).body.day!;
  await decide((await employee.call(readHomeLog, { params: { id: log_id! } })).body.day.request_id!, 'head', 'confirm');
  await page.goto('/edats/WFH?on=2026-11-20&status=confirmed');
  await page.getByText(people.accountingClerk.surname).first().waitFor();
});

async function decide(id: number, who: string, action: string): Promise<void> {
  const head = await app.as(who);
  const { seen } = (await head.call(readTimeline, { params: { id } })).body.request;
  assert.equal((await head.call(takeStep, { params: { id }, body: { action, remarks: '', seen } })).status, 200);
}
