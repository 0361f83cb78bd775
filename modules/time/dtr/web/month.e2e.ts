import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { enterPunches } from '@talaan/attendance/contract/punches.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { listRecords } from '../contract/submissions.ts';

const app = await openBrowserApp();
const { id: me, fullname: name } = people.accountingClerk;

before(async () => {
  const ofOffice = `select personnel_id from personnel.appointment where office_id = ${offices.accounting.id}`;
  const october = "date between '2026-10-01' and '2026-10-31'";
  await app.owner.query(
    `update attendance.day set status = 'COMPLETE' where status = 'INCOMPLETE' and ${october} and personnel_id in (${ofOffice})`,
  );
  await app.owner.query(`update attendance.day set status = 'INCOMPLETE', pm_out = null where personnel_id = $1 and date = '2026-10-07'`, [
    me,
  ]);
});

test('an office’s month goes from open to locked, waits with a punch that comes late, and is reopened', async () => {
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/dtr');
  await phone.getByRole('link', { name: 'Open October 2026' }).tap();
  const own = phone.getByRole('region', { name: 'Submission of October 2026' });
  await own.getByText('7 Oct 2026 has a missing punch.').waitFor();
  assert.ok(await own.getByRole('button', { name: 'Submit', exact: true }).isDisabled());
  await own.getByRole('button', { name: 'Submit for certification' }).tap();
  await phone.getByRole('textbox', { name: 'Why punches are missing' }).fill('The terminal of the building was down.');
  await phone.getByRole('button', { name: 'Certify and submit' }).tap();
  await own.getByText('Incomplete days to certify').waitFor();

  const head = await app.pageAs('head');
  await head.goto('/clerk/dtr_list/');
  await screenIsReady(head);
  await head.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await head.getByRole('button', { name: 'Certify incomplete days' }).click();
  const certifying = head.getByRole('dialog', { name: 'Certify incomplete days and verify: 1 request' });
  await certifying.getByRole('textbox', { name: 'What you certify' }).fill('I saw them at work until five.');
  await certifying.getByRole('button', { name: 'Certify incomplete days and verify' }).click();
  await head
    .getByRole('row', { name: new RegExp(name) })
    .getByText('Verified')
    .waitFor();

  const caller = await app.as('hr');
  const { records } = (await caller.call(listRecords, { query: { month: '2026-10', per_page: 999 } })).body;
  const { id, seen } = records.find(({ personnel_id }) => personnel_id === me)!;
  await caller.call(takeStep, { params: { id }, body: { action: 'receive', remarks: '', seen } });
  const hr = await app.pageAs('hr');
  await hr.goto('/edats/dtr-submission');
  await hr.getByRole('img', { name: 'Accounting Office: Open 1, Received 1.' }).waitFor();
  await hr.getByRole('link', { name: 'Accounting Office' }).click();
  const row = hr.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('checkbox', { name: `Select ${name}` }).check();
  await hr.getByRole('button', { name: 'Lock', exact: true }).click();
  await row.getByText('Locked', { exact: true }).waitFor();

  const late = { personnel_id: me, date: '2026-10-08', times: ['06:31'], reason: 'Found in the log book of the guard.' };
  assert.equal((await caller.call(enterPunches, { body: late })).status, 200);
  await hr.getByText('After the lock').click();
  await hr.getByText(/^If reopened: .*6:31 AM/).waitFor();
  await hr.getByRole('link', { name: 'Open record' }).click();
  await hr.getByRole('button', { name: 'Reopen' }).click();
  const reopening = hr.getByRole('dialog', { name: 'Reopen' });
  await reopening.getByRole('textbox', { name: 'Reason' }).fill('A punch was found.');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await reopening.waitFor({ state: 'hidden' });
  await own.getByText('Returned: A punch was found.').waitFor();
});

test('HR sends the notice of a habit that locked months show; the employee explains on a phone, and HR notes the outcome', async () => {
  for (const month of ['2026-02-01', '2026-03-01'])
    await app.owner.query(
      `insert into dtr.frozen_month (submission_id, personnel_id, during, late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths,
         absent_thousandths, night_minutes, days, digest, rules_versions, frozen_at)
       select min(id), $1, daterange($2::date, ($2::date + interval '1 month')::date), 90, 11, 0, 0, 187, 0, 0, '{}', '', '{}', now() from dtr.submission`,
      [me, month],
    );
  const hr = await app.pageAs('hr');
  await hr.goto('/edats/dtr-submission?tab=habits&month=2026-10');
  const card = hr.getByRole('region', { name: `${name}, tardiness` });
  await card.getByText('February 2026: 11 times, March 2026: 11 times').waitFor();
  await card.getByRole('button', { name: 'Send notice' }).click();
  const sending = hr.getByRole('dialog', { name: 'Notice of habitual tardiness' });
  await sending.getByRole('button', { name: 'Send notice' }).click();
  await card.getByRole('button', { name: 'Notice of February and March 2026' }).click();
  const notice = hr.getByRole('dialog', { name: 'Notice on attendance' });
  await notice.getByText('February 2026: 11 times').waitFor();
  await expectNoViolations(hr);

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/inbox?kind=habit-notice');
  await phone.getByRole('button', { name: /Notice of habitual tardiness/ }).tap();
  await phone.getByRole('button', { name: 'Explain' }).tap();
  const explaining = phone.getByRole('dialog', { name: 'Explain' });
  await explaining.getByRole('textbox', { name: 'Your explanation' }).fill('The bridge at San Fernando was closed.');
  await explaining
    .locator('input[type=file]')
    .setInputFiles({ name: 'advisory.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await explaining.getByRole('button', { name: 'Leave out' }).waitFor();
  await explaining.getByRole('button', { name: 'Explain' }).tap();
  await explaining.waitFor({ state: 'hidden' });

  const { pathname, search } = new URL(hr.url());
  await hr.goto(pathname + search);
  await notice.getByText('The bridge at San Fernando was closed.').waitFor();
  const [opened] = await Promise.all([
    hr.waitForResponse(/\/steps\/\d+\/file$/),
    notice.getByRole('button', { name: 'advisory.pdf' }).click(),
  ]);
  assert.equal(opened.status(), 200);
  await notice.getByRole('button', { name: 'Close with outcome' }).click();
  const closing = hr.getByRole('dialog', { name: 'Close with outcome' });
  await closing.getByRole('textbox', { name: 'Outcome' }).fill('Explained.');
  await closing.getByRole('button', { name: 'Close with outcome' }).click();
  await notice.getByText('Closed', { exact: true }).first().waitFor();
});
