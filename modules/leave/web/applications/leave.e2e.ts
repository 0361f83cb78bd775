import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/screen-check.ts';
import { fileApplication, listApplications } from '../../contract/applications.ts';
import { VL } from '../../rules/books.ts';
import { openLeave } from '../../server/fixtures/leave-kit.ts';

const app = await openBrowserApp({ viewer: true, work: false });
const { kit, values, file, decide, step, personOf, balanceOf } = openLeave(app);

test('an employee files leave from a phone, HR certifies it, and the head decides on a phone', async () => {
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/leave-Application?file=2026-12-03');
  await choose(phone, 'Vacation Leave');
  await phone.getByRole('button', { name: /^Friday 4 Dec 2026/ }).tap();
  await phone.getByRole('radiogroup', { name: 'Part of 4 Dec 2026' }).getByText('AM').tap();
  await phone.getByText(/^1\.500 days with pay/).waitFor();
  await phone.getByRole('radio', { name: 'Within the Philippines' }).check();
  await phone.getByRole('textbox', { name: 'Contact while away' }).fill('0917 123 4567');
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: 'File leave' }).tap();
  const record = phone.getByRole('dialog', { name: 'Application for leave' });
  await record.getByText('Submitted', { exact: true }).first().waitFor();
  await expectNoViolations(phone);
  const id = Number(new URL(phone.url()).searchParams.get('leave'));

  const hr = await app.pageAs('hr');
  await hr.goto(`/HR/leaves/submitted-leave?leave=${id}`);
  const drawer = hr.getByRole('dialog', { name: 'Application for leave' });
  await drawer.getByRole('button', { name: /^Certify/ }).click();
  await drawer.getByRole('region', { name: 'Certified credits' }).waitFor();
  await expectNoViolations(hr);

  const head = await app.pageAs('head', { phone: true });
  await head.goto(`/inbox?request=${id}`);
  const request = head.getByRole('region', { name: /^Vacation Leave/ });
  await request.getByRole('region', { name: 'Who else is away' }).waitFor();
  await request.getByRole('table', { name: 'Balances' }).waitFor();
  await expectNoViolations(head);
  // The next request opens while the call is under way.
  const decided = head.waitForResponse((answer) => answer.url().endsWith(`/api/requests/${id}/step`));
  await request.getByRole('button', { name: /^Recommend approval/ }).tap();
  assert.equal((await decided).status(), 200);
  assert.equal((await step('president', id, 'approve')).status, 200);

  await phone.reload();
  await record.getByText('Approved', { exact: true }).first().waitFor();
});

test('HR certifies twenty applications by keyboard', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>(
    `select s.personnel_id as id from leave.stays_within('[2026-12-01, 2026-12-31]') s
     where s.earns = 'REGULAR' and not exists (
       select from identity.account a where a.personnel_id = s.personnel_id and a.email = 'hr@talaan.example')
       and not exists (select from attendance.taken_hours t where t.personnel_id = s.personnel_id and t.days @> date '2026-12-14') order by 1 limit 20`,
  );
  for (const { id } of rows) {
    const body = { ...values('VL', [{ date: '2026-12-14', part: 'DAY' }]), personnel_id: id, received_on: '2026-11-20' };
    const { status, body: answer } = await kit.people.hr.call(fileApplication, { body });
    assert.equal(status, 200, JSON.stringify(answer));
  }
  const hr = await app.pageAs('hr');
  await hr.goto('/HR/leaves/submitted-leave?state=SUBMITTED&from=2026-12-14&to=2026-12-14');
  await hr
    .getByRole('link', { name: /on paper/ })
    .nth(19)
    .waitFor();
  await screenIsReady(hr);
  for (let at = 0; at < 20; at += 1) {
    await hr.keyboard.press('j');
    await hr.keyboard.press('x');
  }
  await hr.getByText('20 selected').waitFor();
  await hr.keyboard.press('a');
  await hr.getByText('20 selected').waitFor({ state: 'hidden' });
  await hr.getByText('Nothing matches').first().waitFor();
  const query = { whose: 'all', state: ['CERTIFIED'], from: '2026-12-14', to: '2026-12-14' } as const;
  assert.equal((await kit.people.hr.call(listApplications, { query: query as never })).body.total, 20);
});

test('HR takes a wrong certification back: what was posted is reversed, and it is certified anew', async () => {
  const owner = await personOf('employee');
  const before = await balanceOf(owner, VL, '2026-12-31');
  const id = await file('employee', 'VL', [{ date: '2026-12-17', part: 'DAY' }]);
  await decide(id);
  assert.equal(await balanceOf(owner, VL, '2026-12-31'), before - 1000);
  const hr = await app.pageAs('hr');
  await hr.goto(`/HR/leaves/submitted-leave?leave=${id}`);
  const drawer = hr.getByRole('dialog', { name: 'Application for leave' });
  await drawer.getByRole('button', { name: 'CS Form No. 6' }).click();
  const paper = hr.getByRole('dialog', { name: /^CS Form No. 6/ });
  await paper.locator('iframe').waitFor();
  await paper.getByRole('button', { name: 'Close' }).click();
  await paper.waitFor({ state: 'hidden' });
  await drawer.getByRole('button', { name: 'Take back the certification' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Take back the certification' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Certified with the balance of another month');
  await dialog.getByRole('button', { name: 'Take back the certification' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await drawer.getByText('Submitted', { exact: true }).first().waitFor();
  assert.equal(await balanceOf(owner, VL, '2026-12-31'), before);
  await drawer.getByRole('button', { name: /^Certify/ }).click();
  await drawer.getByText('Certified', { exact: true }).first().waitFor();
});

test('a head sees who is away in a month, and HR encodes a paper form with its date of receipt', async () => {
  const head = await app.pageAs('head');
  await head.goto('/department/edats/Leave?view=calendar&month=2026-12');
  await head.getByRole('table', { name: 'December 2026' }).waitFor();
  await expectNoViolations(head);
  await head.getByRole('link', { name: /VL/ }).first().click();
  await head.getByRole('dialog', { name: 'Application for leave' }).waitFor();

  const hr = await app.pageAs('hr');
  await hr.goto(`/edats/addLeaveAdmin/${await personOf('employee')}`);
  await hr.getByRole('textbox', { name: 'Received on' }).fill('20 Nov 2026');
  await choose(hr, 'Sick Leave');
  await hr.getByRole('textbox', { name: 'First day' }).fill('10 Nov 2026');
  await hr.getByRole('radio', { name: 'Out patient' }).check();
  await hr.getByText('From sick leave').waitFor();
  await expectNoViolations(hr);
  await hr.getByRole('button', { name: 'File leave' }).click();
  await hr.getByRole('dialog', { name: 'Application for leave' }).getByText('20 Nov 2026, on paper').waitFor();
});

async function choose(page: Page, type: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Type of leave' }).click();
  await page.getByRole('option', { name: new RegExp(`^${type}`) }).click();
}
