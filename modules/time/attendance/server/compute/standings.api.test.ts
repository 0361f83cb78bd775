import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { standings } from '@talaan/personnel/contract/move-rows.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listDailyAttendance, readPersonMonth } from '../../contract/days.ts';
import { computeDueDays } from '../public.ts';

let app: TestApp;
let hr: Caller;
const { id } = people.accountingClerk;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

/** The statuses of Monday to Friday, 9 to 13 November. */
async function week(): Promise<string[]> {
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  const { days } = (await hr.call(readPersonMonth, { params: { id }, query: { month: '2026-11' } })).body;
  return days.filter(({ date }) => date >= '2026-11-09' && date <= '2026-11-13').map(({ status }) => status);
}

test('days on study leave are what the service record says as soon as HR enters it, and as before when it is removed', async () => {
  const before_ = await week();
  assert.ok(!before_.includes('AWAY'));
  const body = { status_code: 'STUDY', authority: 'BOR Resolution No. 7', from: '2026-11-10', to: '2026-11-12' };
  assert.equal((await hr.call(standings.add, { params: { id }, body })).status, 200);
  assert.deepEqual(await week(), [before_[0], 'AWAY', 'AWAY', 'AWAY', before_[4]]);
  const listed = (await hr.call(listDailyAttendance, { query: { date: '2026-11-11', presence: 'away', per_page: 999 } })).body.personnel;
  assert.equal(listed.find((one) => one.id === id)?.word, 'ON STUDY LEAVE OR SCHOLARSHIP');
  const { rows } = await app.owner.query<{ row: number }>('select id as row from personnel.standing where personnel_id = $1', [id]);
  const removed = await hr.call(standings.remove, { params: { id, row: rows[0]!.row }, body: { reason: 'Entered for someone else.' } });
  assert.equal(removed.status, 200);
  assert.deepEqual(await week(), before_);
});

test('a person who is absent without official leave stays absent', async () => {
  const body = { status_code: 'AWOL', authority: '', from: '2026-11-10', to: '2026-11-12' };
  const before_ = await week();
  assert.equal((await hr.call(standings.add, { params: { id }, body })).status, 200);
  assert.deepEqual(await week(), before_);
});
