import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { enterPunches } from '../contract/punches.ts';
import { addSchedule, assignSchedule, editSchedule, previewAssignment, readSchedule } from '../contract/schedules.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

test('nobody enters punches into their own record', async () => {
  const body = { personnel_id: people.hrOfficer.id, date: '2026-11-18', times: ['08:00'], reason: 'The device was off' };
  assert.equal((await hr.call(enterPunches, { body })).status, 403);
});

test('who looks after one campus changes nothing for the others', async () => {
  await app.server.pool.query(`update identity.account_role h set scope = 'campus', campus_id = 2
    from identity.account a where a.id = h.account_id and a.email = 'hr@talaan.example' and h.scope = 'all'`);
  const { rows } = await app.server.pool.query<{ id: number }>("select id from attendance.schedule where kind = 'REGULAR'");
  const everybody = { to: 'everybody' as const, personnel_id: null, office_id: null, from: '2026-12-01', last: null };
  assert.equal((await hr.call(assignSchedule, { params: { id: rows[0]!.id }, body: everybody })).status, 403);
  const stranger = { to: 'person' as const, personnel_id: people.accountingClerk.id, office_id: null, from: '2026-12-01', last: null };
  assert.equal((await hr.call(assignSchedule, { params: { id: rows[0]!.id }, body: stranger })).status, 404);
});

test('the preview of an assignment and the list of those assigned say nothing of people beyond reach', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>("select id from attendance.schedule where kind = 'REGULAR'");
  const { id } = rows[0]!;
  const stranger = people.accountingClerk.id;
  await app.server.pool.query(
    "insert into attendance.schedule_assignment (schedule_id, personnel_id, during) values ($1, $2, '[2026-12-01,2026-12-05)')",
    [id, stranger],
  );
  const preview = async (query: object) => (await hr.call(previewAssignment, { query: { from: '2026-12-01', ...query } })).status;
  assert.deepEqual(
    [await preview({}), await preview({ personnel_id: stranger }), await preview({ office_id: offices.accounting.id })],
    [403, 404, 404],
  );
  const { body } = await hr.call(readSchedule, { params: { id } });
  assert.ok(!body.schedule.assignments.some(({ personnel_id }) => personnel_id === stranger));
  const admin = await (await app.as('admin')).call(readSchedule, { params: { id } });
  assert.ok(admin.body.schedule.assignments.some(({ personnel_id }) => personnel_id === stranger));
});

test('schedules, which all campuses choose from, are added and changed with a role over all of them', async () => {
  const { body } = await hr.call(readSchedule, { params: { id: 1 } });
  const { hours } = body.schedule.versions[0]!;
  const change = { name: 'Mine', is_active: true, from: '2026-12-01', hours };
  assert.equal((await hr.call(editSchedule, { params: { id: 1 }, body: change })).status, 403);
  assert.equal((await hr.call(addSchedule, { body: { name: 'Mine', hours } })).status, 403);
});
