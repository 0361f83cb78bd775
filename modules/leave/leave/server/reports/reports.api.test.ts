import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listApplications } from '../../contract/applications.ts';
import { exportParentalLeave, listParentalLeave } from '../../contract/parental-register.ts';
import { listLeaveUsage, listSickFrequency } from '../../contract/reports.ts';
import { leaveFlow } from '../../workflow.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('sick leave of four single Mondays and Fridays in a month is frequent, three are not', async () => {
  const hr = await app.as('hr');
  const own = people.accountingClerk.id;
  const other = people.headOfAccounting.id;
  for (const date of ['2026-03-02', '2026-03-06', '2026-03-13', '2026-03-16']) await sickOn(own, date);
  for (const date of ['2026-03-02', '2026-03-06', '2026-03-13', '2026-03-17']) await sickOn(other, date);
  const frequent = (await hr.call(listSickFrequency, { query: { year: 2026 } })).body.people;
  const found = frequent.find(({ month, idno }) => month === '2026-03' && idno !== '');
  assert.deepEqual([found?.times, found?.dates], [4, '2 Mar, 6 Mar, 13 Mar, 16 Mar']);
  assert.equal(frequent.filter(({ month }) => month === '2026-03').length, 1);
  const usage = (await hr.call(listLeaveUsage, { query: { from: '2026-03-01', to: '2026-03-31', per_page: 100 } })).body;
  const sick = usage.lines.filter(({ type }) => type === 'Sick Leave');
  assert.ok(sick.reduce((sum, { with_pay }) => sum + with_pay, 0) >= 8000);
});

test('the register of maternity and paternity leave has the delivery, the allocated days and who receives them', async () => {
  const hr = await app.as('hr');
  const { leaves } = (await hr.call(listParentalLeave, { query: { year: 2026, per_page: 100 } })).body;
  const mother = leaves.find(({ kind }) => kind === 'MOTHER')!;
  const father = leaves.find(({ kind }) => kind === 'FATHER')!;
  const received = leaves.find(({ kind }) => kind === 'RECEIVER')!;
  assert.deepEqual([mother.days, mother.allocated, mother.receiver], [98_000, 7, father.fullname]);
  assert.deepEqual([father.days, father.event_on], [7000, mother.event_on]);
  assert.deepEqual([received.personnel_id, received.mother], [father.personnel_id, mother.fullname]);
  assert.deepEqual((await hr.call(listParentalLeave, { query: { year: 2026, kind: 'FATHER' } })).body.total, 1);
  assert.equal((await hr.call(exportParentalLeave, { query: { year: 2026, format: 'xlsx' } })).status, 200);
  assert.equal((await (await app.as('head')).call(listParentalLeave, { query: {} })).status, 403);
});

test('what HR confirmed as deemed approved is a list of its own', async () => {
  const { applications } = (await (await app.as('hr')).call(listApplications, { query: { whose: 'all', show: 'deemed-approved' } })).body;
  assert.ok(applications.length > 0 && applications.every(({ is_deemed, state }) => is_deemed && state === 'TAKEN'));
});

/** A sick leave of one date that was approved and taken. */
async function sickOn(personnelId: number, date: string): Promise<void> {
  const client = await app.owner.connect();
  try {
    await client.query('begin');
    const hr = { id: people.hrOfficer.accountId, personnel_id: people.hrOfficer.id };
    const at = `${date}T09:00:00+08:00`;
    const steps = (['certify', 'recommend', 'approve', 'take'] as const).map((action, n) => ({
      action,
      role: (['hr', 'head', 'authority', 'system'] as const)[n]!,
      ...(action === 'take' ? {} : { by: hr }),
      at,
      remarks: '',
    }));
    const [id] = await fileRequests(client, leaveFlow, [{ ownerId: personnelId, title: 'Sick leave', filedBy: hr.id, at, steps }]);
    await client.query(
      `insert into leave.application (id, personnel_id, state, type_code, terms_on, received_on, first_day, last_day, certified)
       values ($3, $1, 'TAKEN', 'SL', (select max(effective_on) from leave.type_terms where code = 'SL'), $2, $2, $2, '{}')`,
      [personnelId, date, id],
    );
    await client.query(
      `insert into leave.application_day (application_id, date, part, personnel_id, thousandths, sl) values ($3, $2, 'DAY', $1, 1000, 1000)`,
      [personnelId, date, id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
