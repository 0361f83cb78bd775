import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { sayHours } from '@talaan/overtime/rules/say-hours.ts';
import type { Job } from '@talaan/kernel/server/jobs.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { listApplications } from '../../contract/applications.ts';
import { listLots } from '../../contract/lots.ts';
import { openLeave } from '../../server/fixtures/leave-kit.ts';

const HOUR = 3600;
const SCAN = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

const app = await openBrowserApp({ viewer: true, work: false });
const { kit, decide, personOf } = openLeave(app);

test('a day of compensatory time off is filed on a phone and taken from the lots that overtime earned', async () => {
  const person = await personOf('employee');
  const lots = async () => {
    const { body } = await kit.people.hr.call(listLots, { query: { book: 'COC', per_page: 100 } });
    return body.lots
      .filter((lot) => lot.personnel_id === person)
      .toSorted((one, other) => (one.expires_on! < other.expires_on! ? -1 : one.id - other.id));
  };
  const before = await lots();
  assert.ok(
    before.every(({ overtime_id }) => overtime_id !== null),
    'earned by overtime',
  );
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/leave-Application?file=2026-11-25');
  await choose(phone, 'Compensatory Time-Off');
  await phone.getByText(/Compensatory overtime credits? after it/i).waitFor();
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: 'File leave' }).tap();
  await phone.getByRole('dialog', { name: 'Application for leave' }).getByText('Submitted', { exact: true }).first().waitFor();
  await decide(Number(new URL(phone.url()).searchParams.get('leave')));

  const after = await lots();
  const taken = before.map((lot) => lot.balance - after.find(({ id }) => id === lot.id)!.balance);
  assert.equal(
    taken.reduce((sum, seconds) => sum + seconds),
    8 * HOUR,
  );
  const hr = await app.pageAs('hr');
  await hr.goto('/edats/CTO');
  for (const lot of after.filter((_, at) => taken[at]! > 0)) {
    const row = hr.locator('tr', { hasText: lot.fullname }).filter({ hasText: longDate(lot.earned_on) });
    await row
      .getByRole('cell', { name: sayHours(lot.used), exact: true })
      .first()
      .waitFor();
  }
  await expectNoViolations(hr);
});

test('of 105 days of maternity leave seven go to the father: 98 to 7 June, Form 6a is printed, and the days of the father are working days', async () => {
  const mother = await personOf('employee');
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
  await expectNoViolations(hr);
  await hr.getByRole('button', { name: 'File leave' }).click();
  const drawer = hr.getByRole('dialog', { name: 'Application for leave' });
  await drawer.getByRole('button', { name: 'CS Form No. 6a', exact: true }).click();
  const paper = hr.getByRole('dialog', { name: /^CS Form No. 6a/ });
  await paper.locator('iframe').waitFor();
  const { applications } = (await kit.people.hr.call(listApplications, { query: { whose: 'all', type: ['ML'], person: mother } as never }))
    .body;
  assert.deepEqual(
    applications.map(({ personnel_id, first_day, last_day, days }) => [personnel_id, first_day, last_day, days]),
    [[mother, '2026-03-02', '2026-06-07', 98_000]],
  );

  const father = await app.pageAs('spmis', { phone: true });
  await father.goto('/account/leave-Application?file=2026-03-30');
  await choose(father, 'Allocated maternity leave');
  await father.getByRole('textbox', { name: 'Last day' }).fill('10 Apr 2026');
  await father.getByText(/^7\.000 days with pay/).waitFor();
  await father
    .getByText(/Maundy Thursday/)
    .first()
    .waitFor();
  await expectNoViolations(father);
});

test('once the day off has come, the time record has it as the word of the day', async () => {
  await moveClock(kit.app, '2026-11-26T09:00');
  await work('keep-record-current');
  await computeDueDays(app.server);
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/dtr/2026-11-25');
  await phone
    .getByText(/Compensatory Time-Off/i)
    .first()
    .waitFor();
});

/** Does the work of a job now. */
async function work(kind: string): Promise<void> {
  const job = app.server.modules.flatMap(({ jobs = [] }) => jobs).find((one) => one.kind === kind) as Job<object>;
  await job.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
}

async function choose(page: Page, type: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Type of leave' }).click();
  await page.getByRole('option').filter({ hasText: type }).first().click();
}

async function addPaper(page: Page, name: string): Promise<void> {
  const asked = page.getByRole('region', { name: 'Papers' }).locator('.mantine-InputWrapper-root', { hasText: name });
  await asked.locator('input[type=file]').setInputFiles(SCAN);
  await page.getByText('scan.pdf').waitFor();
}
