import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startClose } from '@talaan/leave-close/contract/month-close.ts';
import { lockRecord } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { paperIsShown } from '@talaan/testing/browser/paper-is-shown.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { readForecast } from '../../contract/forecast.ts';

const app = await openBrowserApp();

test('an employee on a phone opens their balance from the home, sees why it is what it is down to the late minutes, and what it will be', async () => {
  const { id } = people.accountingClerk;
  await lockRecord(app.owner, id, '2026-10', { late: 37 });
  const hr = await app.as('hr');
  const { body } = await hr.call(startClose, { body: { month: '2026-10' } });
  assert.equal((await app.finishJob(hr, body.job.id)).state, 'done');

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/dashboard');
  await phone.getByRole('region', { name: 'My leave' }).getByRole('link', { name: 'Vacation leave' }).tap();
  await phone.waitForURL(new RegExp(`/account/leaves/${id}/VL/`));
  const ledger = phone.getByRole('list', { name: 'Ledger of Vacation leave' });
  await ledger.getByText('balance 118.756').waitFor();
  await ledger.getByRole('button', { name: 'Late 0-0-37' }).tap();
  const cause = phone.getByRole('dialog', { name: 'Late 0-0-37' });
  await cause.getByText('−0.077').waitFor();
  await expectNoViolations(phone);
  await cause.getByRole('link', { name: 'The daily time record of October 2026' }).tap();
  await phone.waitForURL(/\/account\/dtr\?month=2026-10/);

  await phone.goBack();
  await cause.getByRole('button', { name: 'Close' }).tap();
  const asked = (await (await app.as('employee')).call(readForecast, { query: { on: '2026-12-31' } })).body.forecast;
  const vacation = asked.books.find(({ book }) => book === 'VL')!;
  const forecast = phone.getByRole('region', { name: 'Forecast' });
  await forecast.getByText(`${(vacation.expected / 1000).toFixed(3)} days`).waitFor();
  await forecast.getByText('Forced leave of 2026 forfeited').waitFor();
  await forecast.getByLabel('Day of the forecast').fill('2026-11-30');
  await forecast.getByText('Earned, December 2026').waitFor({ state: 'detached' });
  await forecast.getByText('Earned, November 2026').waitFor();
});

test('HR reads the card of a person, opens a row, and issues a certificate of leave credits', async () => {
  const { id, idno } = people.accountingClerk;
  const page = await app.pageAs('hr');
  await page.goto(`/edats/leave/${id}/VL/${idno}/leaveRecord`);
  const card = page.getByRole('table', { name: 'Leave card' });
  await card.getByRole('button', { name: 'Brought forward' }).click();
  await page.getByRole('dialog', { name: 'Brought forward' }).getByText('by the system').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Issue certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue a certificate of leave credits' });
  await dialog.getByLabel('Purpose').fill('a transfer to another agency');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Issue certificate' }).click();
  await paperIsShown(page.getByRole('dialog', { name: 'Certificate of leave credits', exact: true }));
  await page.keyboard.press('Escape');
  const issued = page.getByRole('region', { name: 'Certificates of leave credits' });
  await issued.getByText(/for a transfer to another agency/).waitFor();
  await page.getByRole('link', { name: 'Leave balance', exact: true }).click();
  await page.getByRole('link', { name: 'Leave card' }).click();
  await page.waitForURL(/leaveRecord$/);
});
