import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { publish } from '@talaan/kernel/server/realtime/publish.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { listDailyAttendance, readOwnMonth, type DtrDay } from '../../contract/days.ts';
import { listHolidays } from '@talaan/calendar/contract/holidays.ts';
import { addSuspension } from '@talaan/calendar/contract/suspensions.ts';

const app = await openBrowserApp();
const employee = await app.as('employee');

test('an employee sees on a phone where their late minutes come from, and reads and shares the CS Form No. 48 of a month', async () => {
  const late = await findDay('2026-11', (day) => day.late_minutes > 0 && day.undertime_minutes === 0);
  const page = await app.pageAs('employee', { phone: true });
  await page.goto('/account/dtr');
  await page.getByRole('link', { name: dayCalled(late.date, `Late ${late.late_minutes} min`) }).tap();
  await page.getByRole('heading', { name: longDate(late.date) }).waitFor();
  const why = await page.getByRole('region', { name: 'Why this number' }).innerText();
  assert.match(why, /Arrived/);
  assert.match(why, new RegExp(`Late of the day\\s+${late.late_minutes} min`));
  await page.getByRole('link', { name: 'All of November 2026' }).tap();
  await page.getByText('Table', { exact: true }).tap();
  await page.getByRole('table').waitFor();
  assert.equal(new URL(page.url()).searchParams.get('as'), 'table');

  await page.goto('/account/dtr?month=2026-10');
  // What the browser of a phone gives to the sheet of its apps; this one has none.
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = (data) => Promise.resolve(void (document.title = data!.files![0]!.name));
  });
  await page.getByRole('button', { name: 'Print CS Form 48' }).tap();
  const dialog = page.getByRole('dialog', { name: 'CS Form No. 48, October 2026' });
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'Save' }).tap()]);
  assert.equal(file.suggestedFilename(), 'DTR 2026-10.pdf');
  await dialog.getByText(/^1 · \d{1,2}:\d\d · \d{1,2}:\d\d · \d{1,2}:\d\d · \d{1,2}:\d\d/m).waitFor();
  assert.equal((await dialog.innerText()).match(/DAILY TIME RECORD/g)?.length, 1, 'of the two copies on a page one is read');
  await dialog.getByRole('button', { name: 'Share' }).tap();
  await page.waitForFunction(() => document.title === 'DTR 2026-10.pdf');
  await expectNoViolations(page);
  await page.evaluate(() => ['canShare', 'share'].forEach((name) => Reflect.deleteProperty(navigator, name)));
});

test('an open month and an open day follow by themselves when HR enters the punch that is missing, and when HR voids it', async () => {
  const { date } = await findDay('2026-10', (day) => day.status === 'INCOMPLETE');
  const { id, fullname } = people.accountingClerk;
  const theirs = await app.pageAs('employee', { phone: true });
  await theirs.goto('/account/dtr?month=2026-10');
  const incomplete = theirs.getByRole('link', { name: dayCalled(date, 'Incomplete') });
  await incomplete.waitFor();

  const page = await app.pageAs('hr');
  await page.goto(`/edats/personnel/${id}/dtr/${date}`);
  await page.getByRole('link', { name: 'Enter punches' }).click();
  await page.getByRole('heading', { name: `Punches of ${longDate(date)}` }).waitFor();
  await page.locator(`input[value="${fullname}"]`).waitFor();
  await page.getByLabel('Time 1', { exact: true }).fill('12:43');
  await page.getByRole('textbox', { name: 'Reason' }).fill('The device was down at noon');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByText('The punches have been entered.').waitFor();

  await incomplete.waitFor({ state: 'detached' });
  await theirs.getByRole('link', { name: dayCalled(date, '') }).tap();
  await theirs.getByText('Entered by HR: The device was down at noon').first().waitFor();
  await theirs.getByText('12:43:00 PM').waitFor();

  await page.getByRole('button', { name: 'Void the punch of 12:43 PM' }).click();
  const dialog = page.getByRole('dialog', { name: /^Void the punch of 12:43 PM on / });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Entered for another day');
  await dialog.getByRole('button', { name: 'Void punch' }).click();
  await page.getByText('Punch voided.').waitFor();
  await theirs.getByText('Incomplete', { exact: true }).waitFor();
});

test('the attendance of a day is read once when it is opened, and again when something changed', async () => {
  const page = await app.pageAs('hr');
  const joined = Promise.withResolvers<void>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/subscription_succeeded.*private-attendance/.test(String(payload))) joined.resolve();
    }),
  );
  const ofList = (asked: { url: () => string }) => asked.url().includes(`${listDailyAttendance.path}?`);
  let reads = 0;
  page.on('request', (request) => (reads += Number(ofList(request))));
  await page.goto('/');
  await page.reload();
  await page.goto('/edats/daily-attendance');
  await joined.promise;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  assert.equal(reads, 1);
  const again = page.waitForResponse(ofList);
  await publish(app.server.db, 'private-attendance', 'changed', {});
  await again;
  assert.equal(reads, 2);
});

test('HR suspends work between two hours of today in one office, for all but guards, with the memorandum; an employee is notified on the phone, and told again when it is taken back', async () => {
  const before = { date: '2026-10-13', from_minute: null, reason: 'No water', office_ids: [offices.accounting.id] };
  const hr = await app.as('hr');
  await hr.call(addSuspension, { body: { ...before, exempt_personnel_ids: [people.guardOnContract.id] } });
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/dtr/2026-11-20');
  const page = await app.pageAs('hr');
  await page.goto('/edats/suspension/0/add');
  await page.getByRole('textbox', { name: 'Date' }).fill('20 Nov 2026');
  await page.getByText('Between hours').click();
  for (const [index, hour, half] of [
    [0, '10', 'AM'],
    [1, '2', 'PM'],
  ] as const) {
    await page.getByLabel('Hour', { exact: true }).nth(index).fill(hour);
    await page.getByLabel('Minute', { exact: true }).nth(index).fill('00');
    await page.getByLabel('AM or PM').nth(index).selectOption(half);
  }
  await page.getByRole('combobox', { name: 'Offices', exact: true }).fill('Accounting');
  await page
    .getByRole('option', { name: /Accounting Office/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'The same as on Tue, 13 Oct 2026' }).click();
  await page.getByRole('button', { name: `Remove ${people.guardOnContract.fullname}` }).waitFor();
  await page.getByRole('combobox', { name: 'Positions' }).fill('Security');
  await page
    .getByRole('option', { name: /Security Guard/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Remove Security Guard/ }).waitFor();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Repair of the transformer');
  await page.getByRole('button', { name: 'Add the PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the PDF' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'memo 12.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await dialog.getByText('Uploaded').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'What changes' }).getByText('people need not work').waitFor();
  await page.getByRole('button', { name: 'Suspend work' }).click();
  await page.getByText('Work is suspended.').first().waitFor();
  const row = page.getByRole('row', { name: /Repair of the transformer/ });
  await row.getByText('10:00 AM to 2:00 PM').waitFor();
  await row.getByText(/Everyone, except .*Security Guard/).waitFor();

  const remark = phone.getByText(/^Work was suspended from 10:00 AM .*: Repair of the transformer\.$/);
  await remark.waitFor();
  await phone.getByRole('button', { name: /^Notifications/ }).tap();
  await phone
    .getByText(/^Work is suspended from 10:00 AM .*on 20 Nov 2026$/)
    .first()
    .waitFor();

  await row.getByRole('link', { name: '20 Nov 2026' }).click();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The suspension was revoked.').first().waitFor();
  await phone
    .getByText(/^Work is not suspended from 10:00 AM .*on 20 Nov 2026$/)
    .first()
    .waitFor();
  await remark.waitFor({ state: 'detached' });
});

test('HR removes a holiday; what is gone is not asked for again', async () => {
  const { holidays } = (await (await app.as('hr')).call(listHolidays, { query: { year: 2027 } })).body;
  const page = await app.pageAs('hr');
  await page.goto(`/edats/holidays/${holidays[0]!.id}/edit`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The holiday was removed.').first().waitFor();
  await page.getByRole('heading', { name: 'Holidays' }).waitFor();
});

/** A day of the calendar by what it is called for a screen reader. */
function dayCalled(date: string, what: string): RegExp {
  return new RegExp(`\\b(?<!\\d)${longDate(date)}.*: ${what}`);
}

/** The first such day, once all of the month are computed. */
async function findDay(month: string, isWanted: (day: DtrDay) => boolean): Promise<DtrDay> {
  const read = async () => (await employee.call(readOwnMonth, { query: { month } })).body;
  while ((await read()).due.length > 0);
  // Read once more: the last days may have been computed between the two parts of that answer.
  const day = (await read()).days.find(isWanted);
  assert.ok(day, `the demo's employee has such a day in ${month}`);
  return day;
}
