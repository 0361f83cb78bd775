import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { tries } from '@talaan/testing/tries.ts';
import { fileApplication, listApplications, readApplication } from '../../contract/applications.ts';
import { formatThousandths } from '../../rules/format-thousandths.ts';
import { openLeave } from '../../server/fixtures/leave-kit.ts';

const SCAN = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

const MANY = tries(4, 20);

const app = await openBrowserApp({ work: 'none' });
const { kit, values, step } = openLeave(app);

test('an employee files leave from a phone, and the head decides on a phone beside the balance after it and who else is away, and opens it from the calendar of the office', async () => {
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/leave-Application?file=2026-12-03');
  await choose(phone, 'Vacation Leave');
  await phone.getByRole('button', { name: /^Friday 4 Dec 2026/ }).tap();
  await phone.getByRole('radiogroup', { name: 'Part of 4 Dec 2026' }).getByText('AM').tap();
  await phone.getByText(/^1\.500 days with pay/).waitFor();
  await phone.getByRole('radio', { name: 'Within the Philippines' }).check();
  await phone.getByRole('textbox', { name: 'Contact while away' }).fill('0917 123 4567');
  await phone.getByRole('button', { name: 'File leave' }).tap();
  const record = phone.getByRole('dialog', { name: 'Application for leave' });
  await record.getByText('Submitted', { exact: true }).first().waitFor();
  const id = Number(new URL(phone.url()).searchParams.get('leave'));

  assert.equal((await step('hr', id, 'certify')).status, 200);
  const head = await app.pageAs('head', { phone: true });
  await head.goto(`/inbox?request=${id}`);
  const request = head.getByRole('region', { name: /^Vacation Leave/ });
  const away = request.getByRole('region', { name: 'Who else is away' });
  await away.getByText('More than 30 % of the office would be away').waitFor();
  await away.getByText('3 Dec: 1 of 2 · 4 Dec: 1 of 2').waitFor();
  const { balances } = (await kit.people.head.call(readApplication, { params: { id } })).body.application;
  const vacation = request.getByRole('table', { name: 'Balances' }).getByRole('row', { name: /^Vacation leave/i });
  assert.equal(await vacation.getByRole('cell').last().textContent(), formatThousandths(balances.find(({ book }) => book === 'VL')!.after));
  // The next request opens while the call is under way.
  const decided = head.waitForResponse((answer) => answer.url().endsWith(`/api/requests/${id}/step`));
  await request.getByRole('button', { name: /^Recommend approval/ }).tap();
  assert.equal((await decided).status(), 200);
  assert.equal((await step('president', id, 'approve')).status, 200);

  await phone.goto(`/account/leave-Application?leave=${id}`);
  await record.getByText('Approved', { exact: true }).first().waitFor();

  await head.goto('/department/edats/Leave?view=calendar&month=2026-12');
  await head.getByRole('link', { name: /VL/ }).first().tap();
  await head.getByRole('dialog', { name: 'Application for leave' }).waitFor();
});

test('an employee files leave in four presses from the home of a phone', async () => {
  const phone = await app.pageAs('clerk', { phone: true });
  await phone.goto('/dashboard');
  const presses = [
    phone.getByRole('navigation', { name: 'Used most' }).getByRole('link', { name: 'File leave' }),
    phone.getByRole('option').filter({ hasText: 'Vacation Leave' }).first(),
    phone.getByRole('button', { name: /^Friday 27 Nov 2026/ }),
    phone.getByRole('button', { name: 'File leave' }),
  ];
  for (const one of presses) await one.tap();
  const record = phone.getByRole('dialog', { name: 'Application for leave' });
  await record.getByText('Submitted', { exact: true }).first().waitFor();
  await record.getByText('27 Nov 2026').first().waitFor();
  assert.equal(presses.length, 4);
});

test('HR certifies application after application by keyboard', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>(
    `select s.personnel_id as id from leave.stays_within('[2026-12-01, 2026-12-31]') s
     where s.earns = 'REGULAR' and not exists (
       select from identity.account a where a.personnel_id = s.personnel_id and a.email = 'hr@talaan.example')
       and not exists (select from attendance.taken_hours t where t.personnel_id = s.personnel_id and t.days @> date '2026-12-14') order by 1 limit $1`,
    [MANY],
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
    .nth(MANY - 1)
    .waitFor();
  await screenIsReady(hr);
  for (let at = 0; at < MANY; at += 1) {
    await hr.keyboard.press('j');
    await hr.keyboard.press('x');
  }
  const selected = hr.getByText(`${MANY} selected`);
  await selected.waitFor();
  await hr.keyboard.press('a');
  await selected.waitFor({ state: 'hidden' });
  await hr.getByText('Nothing matches').first().waitFor();
  const query = { whose: 'all', state: ['CERTIFIED'], from: '2026-12-14', to: '2026-12-14' } as const;
  assert.equal((await kit.people.hr.call(listApplications, { query: query as never })).body.total, MANY);
});

test('HR enters maternity leave from a paper form with its proof', async () => {
  const hr = await app.pageAs('hr');
  await hr.goto(`/edats/addLeaveAdmin/${people.accountingClerk.id}`);
  await hr.getByRole('textbox', { name: 'Received on' }).fill('20 Jan 2026');
  await choose(hr, 'Maternity Leave (live birth)');
  await hr.getByRole('textbox', { name: 'First day' }).fill('2 Mar 2026');
  await hr.getByRole('textbox', { name: 'Date of delivery, or expected delivery' }).fill('16 Mar 2026');
  await hr.getByRole('button', { name: 'Take it whole, to 14 Jun 2026' }).click();
  await hr.getByText('105.000', { exact: true }).first().waitFor();
  await addPaper(hr, 'Proof of pregnancy (required)');
  await hr.getByRole('button', { name: 'File leave' }).click();
  const drawer = hr.getByRole('dialog', { name: 'Application for leave' });
  await drawer.getByText('20 Jan 2026, on paper').waitFor();
});

async function choose(page: Page, type: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Type of leave' }).click();
  await page.getByRole('option').filter({ hasText: type }).first().click();
}

async function addPaper(page: Page, name: string): Promise<void> {
  const asked = page.getByRole('region', { name: 'Papers' }).locator('.mantine-InputWrapper-root', { hasText: name });
  await asked.locator('input[type=file]').setInputFiles(SCAN);
  // The name of the file alone is shown while it is still on its way.
  await page.getByText(/: scan\.pdf$/).waitFor();
}
