import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOwnDay, readOwnMonth } from '@talaan/attendance/contract/days.ts';
import { voidPunch } from '@talaan/attendance/contract/punches.ts';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { fileAppeal, readAppealForm } from '../contract/appeals.ts';

const app = await openBrowserApp();

test('a forgotten morning goes from the day to approval: filed on a phone, approved by key from the list, and the open day follows', async () => {
  const date = await forgetMorning();
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto(`/account/dtr/${date}`);
  await phone.getByRole('link', { name: 'Appeal a missing punch' }).tap();
  await phone.getByText('With the claimed punches').waitFor();
  await phone.getByRole('cell', { name: 'On time' }).waitFor();
  await phone.getByText('Who decides').waitFor();
  await phone.getByRole('button', { name: 'File the appeal' }).tap();
  await phone.getByText('Choose the reason.').first().waitFor();
  await phone.getByRole('combobox', { name: 'Reason' }).tap();
  await phone.getByRole('option', { name: 'Forgot to punch' }).tap();
  await phone.getByRole('textbox', { name: 'Explanation' }).fill('I went straight to a meeting');
  await phone.getByRole('button', { name: 'File the appeal' }).tap();
  await phone.getByText('Submitted', { exact: true }).first().waitFor();

  await endorse(Number(phone.url().split('/').at(-1)));
  const hr = await app.pageAs('hr');
  await hr.goto('/edats/time-log-appeals?state=ENDORSED');
  const endorsed = hr
    .locator('tr', { hasText: longDate(date) })
    .filter({ hasText: '8:00 AM, 12:00 PM' })
    .first();
  await endorsed.locator('a[data-row-link]').click();
  await hr.getByText('What the day comes to').waitFor();
  await hr.getByRole('cell', { name: 'Late 240 min' }).waitFor();
  await hr.goBack();
  await phone.goto(`/account/dtr/${date}`);
  await phone.getByText('Late 240 min').waitFor();
  await endorsed.locator('a[data-row-link]').focus();
  await hr.keyboard.press('a');
  await endorsed.waitFor({ state: 'detached' });
  await phone.getByText('On time').waitFor();
  await phone.getByText('Approved appeal').first().waitFor();
});

test('HR excuses the outage of a device: who is affected and what each day comes to is seen before, and it is undone as a whole', async () => {
  const hr = await app.pageAs('hr');
  await hr.goto('/edats/time-log-appeals/outages/new');
  await hr.getByRole('combobox', { name: 'Device' }).click();
  await hr.getByRole('option', { name: 'SIC 1' }).click();
  const date = hr.getByRole('textbox', { name: 'Date' });
  await date.fill('17 Nov 2026');
  await date.press('Tab');
  await hr.getByText(/of \d+ get the missing punches and are notified/).waitFor();
  await hr.getByRole('textbox', { name: 'Reason' }).fill('The device at the lobby was off');
  await hr.getByRole('button', { name: 'Enter the missing punches' }).click();
  await hr.getByRole('heading', { name: 'Outages of devices' }).waitFor();
  await hr.getByText('Excused', { exact: true }).first().waitFor();
  await hr.getByRole('button', { name: 'Undo' }).first().click();
  const dialog = hr.getByRole('dialog', { name: /^Void the punches of/ });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was another day');
  await dialog.getByRole('button', { name: 'Void punches' }).click();
  await hr.getByText('Undone', { exact: true }).first().waitFor();
});

/** A whole day of employee@ of the last week, whose morning is no longer punched. */
test('the month of an office shows on a phone which appeal a record waits for', async () => {
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  const hr = await app.as('hr');
  const { id: personnel_id } = people.teacherOfMathematics;
  const { rows } = await app.server.pool.query<{ date: string }>(
    `select min(date)::text as date from attendance.day
      where personnel_id = $1 and status = 'INCOMPLETE' and date between '2026-10-01' and '2026-10-31'`,
    [personnel_id],
  );
  const { date } = rows[0]!;
  const { proposed: claims } = (await hr.call(readAppealForm, { query: { date, person: personnel_id } })).body;
  assert.equal((await hr.call(fileAppeal, { body: { date, personnel_id, reason: 'FORGOT', claims } })).status, 200);
  const phone = await app.pageAs('dean', { phone: true });
  await phone.goto('/clerk/month?month=2026-10');
  const pending = phone.getByRole('region', { name: 'Pending requests' }).getByRole('listitem');
  await pending.filter({ hasText: 'Reyes, Arnel' }).filter({ hasText: 'appeal' }).waitFor();
});

async function forgetMorning(): Promise<string> {
  const [employee, hr] = await Promise.all([app.as('employee'), app.as('hr')]);
  const { days, personnel } = (await employee.call(readOwnMonth, { query: { month: '2026-11' } })).body;
  const { date } = days.findLast(
    ({ date: day, word, pm_in, pm_out }) => day < '2026-11-20' && word === null && pm_in !== null && pm_in > 755 && pm_out !== null,
  )!;
  const { punches } = (await employee.call(readOwnDay, { params: { date } })).body;
  for (const { at } of punches.filter(({ minutes, voided }) => minutes >= 0 && minutes <= 750 && !voided))
    await hr.call(voidPunch, { body: { personnel_id: personnel.id, at: new Date(at).toISOString(), reason: 'Not there in this story' } });
  return date;
}

async function endorse(id: number): Promise<void> {
  const head = await app.as('head');
  const { seen } = (await head.call(readTimeline, { params: { id } })).body.request;
  assert.equal((await head.call(takeStep, { params: { id }, body: { action: 'endorse', remarks: '', seen } })).status, 200);
}
