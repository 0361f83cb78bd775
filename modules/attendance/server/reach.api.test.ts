import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addHoliday } from '../contract/holidays.ts';
import { enterPunches } from '../contract/punches.ts';
import { assignSchedule } from '../contract/schedules.ts';
import { addSuspension } from '../contract/suspensions.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: false });
  hr = await app.as('hr');
});
after(() => app.close());

test('nobody enters punches into their own record', async () => {
  const body = { personnel_id: await personOf('hr'), date: '2026-11-18', times: ['08:00'], reason: 'The device was off' };
  assert.equal((await hr.call(enterPunches, { body })).status, 403);
});

test('who looks after one campus changes nothing for the others', async () => {
  await app.server.pool.query(`update identity.account_role h set scope = 'campus', campus_id = 2
    from identity.account a where a.id = h.account_id and a.email = 'hr@talaan.example' and h.scope = 'all'`);
  const holiday = { date: '2026-12-01', name: 'Founding day', type: 'special_non_working' as const, legal_basis: '' };
  assert.equal((await hr.call(addHoliday, { body: { ...holiday, campus_id: null } })).status, 403);
  assert.equal((await hr.call(addHoliday, { body: { ...holiday, campus_id: 2 } })).status, 200);
  const suspension = { date: '2026-11-19', reason: 'Typhoon', issued_by: 'Mayor', from_minute: null };
  assert.equal((await hr.call(addSuspension, { body: { ...suspension, campus_id: 3 } })).status, 403);
  const { rows } = await app.server.pool.query<{ id: number }>("select id from attendance.schedule where kind = 'REGULAR'");
  const everybody = { to: 'everybody' as const, personnel_id: null, office_id: null, from: '2026-12-01', last: null };
  assert.equal((await hr.call(assignSchedule, { params: { id: rows[0]!.id }, body: everybody })).status, 403);
  const stranger = { to: 'person' as const, personnel_id: await personOf('employee'), office_id: null, from: '2026-12-01', last: null };
  assert.equal((await hr.call(assignSchedule, { params: { id: rows[0]!.id }, body: stranger })).status, 404);
});

async function personOf(who: string): Promise<number> {
  const { rows } = await app.server.pool.query<{ personnel_id: number }>('select personnel_id from identity.account where email = $1', [
    `${who}@talaan.example`,
  ]);
  return rows[0]!.personnel_id;
}
