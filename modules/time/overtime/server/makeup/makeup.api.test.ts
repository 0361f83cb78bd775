import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { fileMakeupClass, listMakeupClasses, readMakeupClass } from '../../contract/makeup-classes.ts';
import { holdClassesJob } from './hold-classes-job.ts';

let app: TestApp;
let teacher: Caller;
before(async () => {
  app = await startTestApp();
  teacher = await app.as('faculty');
});
after(() => app.close());

const CLASS = {
  missed_on: '2026-11-18',
  reason: 'Judge at the quiz bee',
  subject: 'STAT 101',
  section: 'BSM 2A',
  room: 'CAS 204',
  held_on: '2026-11-28',
  from_minute: 780,
  to_minute: 960,
};

test('a teacher files a make-up class, chair and dean approve it, and the punches of the day show that it was held', async () => {
  const filed = await teacher.call(fileMakeupClass, { body: CLASS });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  const twice = await teacher.call(fileMakeupClass, { body: { ...CLASS, subject: 'MATH 21', from_minute: 900, to_minute: 1000 } });
  assert.equal(twice.status, 422, 'one class at a time');
  const { route } = (await teacher.call(readTimeline, { params: { id } })).body.request;
  assert.deepEqual(
    route.map(({ role }) => role),
    ['chair', 'dean'],
  );
  for (const action of ['recommend', 'approve']) await decide(id, action);
  await app.server.pool.query(
    `insert into attendance.punch (device_id, pin, at) select 1, $1, at::timestamptz from unnest(array['2026-11-28 12:50+08', '2026-11-28 15:45+08']) at`,
    [people.teacherOfMathematics.pin],
  );
  await onDay(app, '2026-11-29', () =>
    holdClassesJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {}),
  );
  const { makeup_class } = (await teacher.call(readMakeupClass, { params: { id } })).body;
  assert.deepEqual([makeup_class.state, makeup_class.attended_minutes], ['HELD', 165]);
});

/** As the head whose turn it is; some have no account in the demo, and get one. */
async function decide(id: number, action: string): Promise<void> {
  const { rows } = await app.server.pool.query<{ email: string }>(
    `with awaited as (
      select h.personnel_id from requests.stage g join requests.seat s on s.id = g.seat_id
      join organization.head h on h.office_id = s.office_id and h.during @> date '2026-11-20'
      where g.request_id = $1 and g.opened_at is not null and g.closed_at is null limit 1),
    made as (
      insert into identity.account (email, name, personnel_id) select 'head' || personnel_id || '@talaan.example', 'Head', personnel_id from awaited w
      where not exists (select from identity.account c where c.personnel_id = w.personnel_id) returning email)
    select email from made union all select c.email from awaited w join identity.account c on c.personnel_id = w.personnel_id`,
    [id],
  );
  const head = await app.as(rows[0]!.email.split('@')[0]!);
  const { seen } = (await head.call(readTimeline, { params: { id } })).body.request;
  const { status, body } = await head.call(takeStep, { params: { id }, body: { action, remarks: '', seen } });
  assert.equal(status, 200, JSON.stringify(body));
}

test('only those who teach file them, for a day to come, and academic affairs sees all', async () => {
  const employee = await app.as('employee');
  assert.equal((await employee.call(fileMakeupClass, { body: { ...CLASS, held_on: '2026-11-30' } })).status, 422);
  assert.equal((await employee.call(listMakeupClasses)).body.may_file, false);
  const past = await teacher.call(fileMakeupClass, { body: { ...CLASS, held_on: '2026-11-20' } });
  assert.equal(past.status, 422);
  const mine = (await teacher.call(listMakeupClasses)).body;
  assert.equal(mine.may_file, true);
  const affairs = (await (await app.as('vpaa')).call(listMakeupClasses, { query: { whose: 'all' } })).body;
  assert.ok(affairs.total >= mine.total && mine.total > 1);
  assert.equal((await employee.call(listMakeupClasses, { query: { whose: 'all' } })).body.total, 0);
  assert.equal((await employee.call(readMakeupClass, { params: { id: mine.classes[0]!.id } })).status, 404);
});
