import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { openOvertime } from '../server/fixtures/overtime-kit.ts';
import { holdClassesJob } from '../server/makeup/hold-classes-job.ts';

const app = await openBrowserApp({ work: 'none' });
const { kit, setClock, punch, render, step } = openOvertime(app);

const ACTIVITY = 'Closing of the fiscal year';

test('overtime from order to credit: a head orders for two, the punches are matched, output and hours are certified, and the employee sees the credit on a phone', async () => {
  const { fullname } = people.accountingClerk;
  const head = await app.pageAs('head');
  await head.goto('/department/edats/overtime');
  await head.getByRole('link', { name: 'Order overtime' }).click();
  for (const name of [fullname, 'Reyes, Ana']) {
    await head.getByRole('combobox', { name: 'People' }).fill(name);
    await head
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await head.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }
  await head.getByRole('textbox', { name: 'Date' }).fill('20 Nov 2026');
  await head.getByRole('button', { name: 'Another day' }).click();
  await head.getByRole('textbox', { name: 'Date' }).nth(1).fill('21 Nov 2026');
  await head.getByRole('combobox', { name: 'For' }).nth(1).click();
  await head.getByRole('option', { name: fullname }).click();
  await head.keyboard.press('Escape');
  await head.getByRole('textbox', { name: 'Activity' }).fill(ACTIVITY);
  await head.getByRole('textbox', { name: 'Justification' }).fill('The audit begins on Wednesday');
  await head.getByRole('textbox', { name: 'Expected output' }).fill('Trial balance of the year');
  await head.getByRole('button', { name: 'File', exact: true }).dblclick();
  await head.waitForURL(/\/account\/overtime\/\d+$/);
  await head.getByText('For approval').first().waitFor();
  const id = Number(head.url().split('/').at(-1));

  await step('president', id, 'approve');
  await app.server.pool.query(
    `insert into attendance.voided_punch (personnel_id, at, reason, voided_by, voided_at)
     select distinct personnel_id, at, 'Cleared for the story', (select min(id) from identity.account), now() from attendance.person_punch
     where personnel_id = $1 and at >= '2026-11-20 00:00+08' and not voided`,
    [kit.first.id],
  );
  await punch(kit.first, ...['07:58', '12:01', '12:57', '20:04'].map((time) => `2026-11-20 ${time}`));
  await punch(kit.first, '2026-11-21 16:55', '2026-11-21 19:30');
  await setClock('2026-11-22T09:00');
  await render();

  await head.goto(`/department/edats/overtime/${id}`);
  await head.getByText('7:30 PM to 8:00 PM: no punches show the person at work').waitFor();
  await head.getByRole('button', { name: /^Certify the output/ }).click();
  const certify = head.getByRole('dialog');
  await certify.getByRole('textbox', { name: 'Output delivered' }).fill('Trial balance submitted');
  await expectNoViolations(head);
  await certify.getByRole('button', { name: 'Certify the output' }).click();
  await head.getByText('Output certified', { exact: true }).first().waitFor();

  const hr = await app.pageAs('hr');
  await hr.goto('/edats/overtime?state=OUTPUT_CERTIFIED');
  const row = hr.locator('tr', { hasText: ACTIVITY });
  await row.getByRole('cell', { name: `${fullname}; Reyes, Ana`, exact: true }).waitFor();
  await row.getByRole('checkbox').check();
  await hr.getByRole('button', { name: /^Certify the hours and credit/ }).click();
  await row.waitFor({ state: 'hidden' });

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/overtime?tab=credits');
  const credit = phone.getByRole('region', { name: 'Compensatory overtime credit' });
  await credit.getByText('6 h 45 min of 21 Nov 2026, until 31 Dec 2027').waitFor();
  await credit.getByRole('link', { name: ACTIVITY }).click();
  await phone.getByText('6 h 45 min credited').waitFor();
  assert.equal(await phone.getByRole('button', { name: 'Cancel' }).count(), 0, 'what is credited is not cancelled');
});

test('a class that was missed is made up: the teacher files it on a phone from the faculty DTR, and sees there that it was held', async () => {
  await setClock('2026-11-22T10:00');
  const teacher = await app.pageAs('faculty', { phone: true });
  await teacher.goto('/manage/dtr?month=2026-11');
  await teacher.locator('a[href*="missed_on=2026-11-07"]').tap();
  assert.deepEqual(
    [await teacher.getByRole('textbox', { name: 'Subject' }).inputValue(), await teacher.getByLabel('Missed on').inputValue()],
    ['MATH 21', '2026-11-07'],
  );
  await teacher.getByRole('textbox', { name: 'Reason' }).fill('Accreditation visit');
  await teacher.getByLabel('Made up on').fill('2026-11-28');
  for (const [index, time] of ['13:00', '16:00'].entries()) await teacher.locator('input[type=time]').nth(index).fill(time);
  await teacher.getByRole('textbox', { name: 'Room' }).fill('CAS 204');
  await teacher.getByRole('button', { name: 'File', exact: true }).tap();
  await teacher.waitForURL(/\/account\/overtime\/\d+$/);
  const id = Number(teacher.url().split('/').at(-1));

  // The chair of the teacher has no account in the demo.
  await app.owner.query(`insert into identity.account (email, name, personnel_id) values ('chair@talaan.example', 'Chair', $1)`, [
    people.chairOfMathematics.id,
  ]);
  for (const [who, action] of [
    ['chair', 'recommend'],
    ['dean', 'approve'],
  ] as const) {
    const head = await app.as(who);
    const { seen } = (await head.call(readTimeline, { params: { id } })).body.request;
    await head.call(takeStep, { params: { id }, body: { action, remarks: '', seen } });
  }
  await punch(people.teacherOfMathematics, '2026-11-28 12:51', '2026-11-28 16:04');
  await setClock('2026-11-29T09:00');
  await holdClassesJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  await teacher.goto('/manage/dtr?month=2026-11');
  await teacher.getByText('3 h made up on 28 Nov 2026').waitFor();
});
