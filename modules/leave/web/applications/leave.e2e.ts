import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { paperIsShown } from '@talaan/testing/paper-is-shown.ts';
import { screenIsReady } from '@talaan/testing/screen-check.ts';
import { fileApplication, listApplications, readApplication } from '../../contract/applications.ts';
import { sayThousandths } from '../../rules/say-thousandths.ts';
import { openLeave } from '../../server/fixtures/leave-kit.ts';

const SCAN = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

const app = await openBrowserApp({ work: 'none' });
const { kit, values, step } = openLeave(app);

test('an employee files leave from a phone, HR certifies it, and the head decides on a phone beside the balance after it and who else is away', async () => {
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

  const hr = await app.pageAs('hr');
  await hr.goto(`/HR/leaves/submitted-leave?leave=${id}`);
  const drawer = hr.getByRole('dialog', { name: 'Application for leave' });
  await drawer.getByRole('button', { name: /^Certify/ }).click();
  await drawer.getByRole('region', { name: 'Certified credits' }).waitFor();

  const head = await app.pageAs('head', { phone: true });
  await head.goto(`/inbox?request=${id}`);
  const request = head.getByRole('region', { name: /^Vacation Leave/ });
  const away = request.getByRole('region', { name: 'Who else is away' });
  await away.getByText('More than 30 % of the office would be away').waitFor();
  await away.getByText('3 Dec: 1 of 2 · 4 Dec: 1 of 2').waitFor();
  const { balances } = (await kit.people.head.call(readApplication, { params: { id } })).body.application;
  const vacation = request.getByRole('table', { name: 'Balances' }).getByRole('row', { name: /^Vacation leave/i });
  assert.equal(await vacation.getByRole('cell').last().textContent(), sayThousandths(balances.find(({ book }) => book === 'VL')!.after));
  // The next request opens while the call is under way.
  const decided = head.waitForResponse((answer) => answer.url().endsWith(`/api/requests/${id}/step`));
  await request.getByRole('button', { name: /^Recommend approval/ }).tap();
  assert.equal((await decided).status(), 200);
  assert.equal((await step('president', id, 'approve')).status, 200);

  await phone.goto(`/account/leave-Application?leave=${id}`);
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

test('a head sees who is away in a month and opens a leave from there', async () => {
  const head = await app.pageAs('head');
  await head.goto('/department/edats/Leave?view=calendar&month=2026-12');
  await head.getByRole('table', { name: 'December 2026' }).waitFor();
  await head.getByRole('link', { name: /VL/ }).first().click();
  await head.getByRole('dialog', { name: 'Application for leave' }).waitFor();
});

test('HR enters maternity leave from a paper form: of 105 days seven go to the father, which leaves 98 to 7 June, and Form 6a is printed', async () => {
  const mother = people.accountingClerk.id;
  const hr = await app.pageAs('hr');
  await hr.goto(`/edats/addLeaveAdmin/${mother}`);
  await hr.getByRole('textbox', { name: 'Received on' }).fill('20 Jan 2026');
  await choose(hr, 'Maternity Leave (live birth)');
  await hr.getByRole('textbox', { name: 'First day' }).fill('2 Mar 2026');
  await hr.getByRole('textbox', { name: 'Date of delivery, or expected delivery' }).fill('16 Mar 2026');
  await hr.getByRole('button', { name: 'Take it whole, to 14 Jun 2026' }).waitFor();
  await hr.getByRole('checkbox', { name: /^Allocate days/ }).check();
  await hr.getByRole('textbox', { name: 'Expected delivery', exact: true }).fill('16 Mar 2026');
  await hr.getByRole('textbox', { name: 'Name of the receiver' }).fill('Delos Santos, Gabriel');
  await hr.getByRole('radio', { name: 'father' }).check();
  await hr.getByRole('button', { name: 'Take it whole, to 7 Jun 2026' }).click();
  await hr.getByText('98.000', { exact: true }).first().waitFor();
  await addPaper(hr, 'Proof of pregnancy (required)');
  await hr.getByRole('button', { name: 'File leave' }).click();
  const drawer = hr.getByRole('dialog', { name: 'Application for leave' });
  await drawer.getByText('20 Jan 2026, on paper').waitFor();
  await drawer.getByRole('button', { name: 'CS Form No. 6a', exact: true }).click();
  const paper = hr.getByRole('dialog', { name: /^CS Form No. 6a/ });
  await paperIsShown(paper);
  const { applications } = (await kit.people.hr.call(listApplications, { query: { whose: 'all', type: ['ML'], person: mother } as never }))
    .body;
  assert.deepEqual(
    applications.map(({ personnel_id, first_day, last_day, days }) => [personnel_id, first_day, last_day, days]),
    [[mother, '2026-03-02', '2026-06-07', 98_000]],
  );
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
