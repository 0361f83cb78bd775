import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { scheduleEdits } from '../../contract/edits.ts';
import { addSchedule, assignSchedule, editSchedule, listSchedules, readPersonSchedule, readSchedule } from '../../contract/schedules.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

const ids = [people.accountingClerk.id, people.teacherOfMathematics.id, people.lawyer.id];
const asked = { from: '2026-11-23', last: null };
const named = async (kind: string) => {
  const { schedules } = (await hr.call(listSchedules, { query: { per_page: 999 } })).body;
  return schedules.find(({ hours, is_active }) => is_active && hours.kind === kind)!;
};
const assignments = async (id: number) =>
  (await hr.call(readPersonSchedule, { params: { id } })).body.assignments
    .map(({ schedule_id, from, last }) => [schedule_id, from, last])
    .toSorted((one, other) => String(one[1]).localeCompare(String(other[1])));
const preview = async (value: number) =>
  (await hr.call(scheduleEdits.preview, { body: { field: 'schedule_id', value, asked, ids } })).body.rows;

test('chosen people get a schedule from a day on; undoing leaves each with the schedule of before, but for who got another since', async () => {
  const [flexi, regular] = [await named('FLEXI'), await named('REGULAR')];
  const own = { to: 'person', personnel_id: ids[0]!, from: '2026-11-02', last: null } as const;
  assert.equal((await hr.call(assignSchedule, { params: { id: regular.id }, body: own })).status, 200);
  const rows = await preview(flexi.id);
  assert.deepEqual(
    rows.map(({ before: was, after: becomes, becomes: how }) => [was, becomes, how]),
    [
      [regular.name, flexi.name, 'changed'],
      ['That of the office', flexi.name, 'changed'],
      ['That of the office', flexi.name, 'changed'],
    ],
  );
  const { body } = await hr.call(scheduleEdits.edit, { body: { field: 'schedule_id', value: flexi.id, asked, rows } });
  assert.equal(body.message, 'Work schedule of 3 rows was changed.');
  assert.deepEqual(await assignments(ids[0]!), [
    [regular.id, '2026-11-02', '2026-11-22'],
    [flexi.id, '2026-11-23', null],
  ]);
  assert.deepEqual(await assignments(ids[1]!), [[flexi.id, '2026-11-23', null]]);
  const { rows: due } = await app.server.pool.query<{ due: number }>(
    'select count(*)::int as due from attendance.day_due where personnel_id = any($1)',
    [ids],
  );
  const { rows: told } = await app.server.pool.query<{ told: number }>(
    `select count(*)::int as told from kernel.audit_event where action = 'assign a work schedule' and personnel_id = any($1) and after ->> 'from' = '2026-11-23'`,
    [ids],
  );
  assert.deepEqual([due[0]!.due >= 0, told[0]!.told], [true, 3]);
  assert.ok((await preview(flexi.id)).every(({ becomes }) => becomes === 'same'));
  await hr.call(assignSchedule, { params: { id: regular.id }, body: { ...own, personnel_id: ids[2]!, from: '2026-12-07' } });
  const undone = (await hr.call(scheduleEdits.undo, { params: { id: body.edit! } })).body;
  assert.deepEqual(
    undone.refused.map(({ name }) => name),
    [people.lawyer.fullname],
  );
  assert.deepEqual(await assignments(ids[0]!), [
    [regular.id, '2026-11-02', '2026-11-22'],
    [regular.id, '2026-11-23', null],
  ]);
  assert.deepEqual(await assignments(ids[1]!), []);
  assert.deepEqual(await assignments(ids[2]!), [
    [flexi.id, '2026-11-23', '2026-12-06'],
    [regular.id, '2026-12-07', null],
  ]);
});

test('of a bulk edit and a single assignment of the same person at once, one sees the other', async () => {
  const [flexi, regular] = [await named('FLEXI'), await named('REGULAR')];
  const rows = await preview(flexi.id);
  const body = { to: 'person', personnel_id: ids[1]!, from: '2026-11-23', last: null } as const;
  const [bulk, single] = await Promise.all([
    hr.call(scheduleEdits.edit, { body: { field: 'schedule_id', value: flexi.id, asked, rows } }),
    hr.call(assignSchedule, { params: { id: regular.id }, body }),
  ]);
  assert.deepEqual([bulk.status, single.status], [200, 200]);
  const isRefused = bulk.body.refused.some(({ id }) => id === ids[1]);
  assert.deepEqual(
    await assignments(ids[1]!),
    [[regular.id, '2026-11-23', null]],
    isRefused ? 'the single one came first' : 'the single one came last',
  );
});

test('a schedule that is no longer in use, a period that ends before it begins, and a head of an office are refused', async () => {
  const { hours } = await named('REGULAR');
  const { id } = (await hr.call(addSchedule, { body: { name: 'For the fair', hours } })).body;
  const { version } = (await hr.call(readSchedule, { params: { id } })).body;
  await hr.call(editSchedule, {
    params: { id },
    body: { name: 'For the fair', is_active: false, hours, from: '2026-11-23' },
    version,
  } as never);
  const given = { field: 'schedule_id', value: id, asked, ids } as const;
  assert.equal((await hr.call(scheduleEdits.preview, { body: given })).status, 409);
  const upside = { ...given, asked: { from: '2026-11-23', last: '2026-11-20' } };
  assert.equal((await hr.call(scheduleEdits.preview, { body: upside })).status, 422);
  assert.equal((await (await app.as('head')).call(scheduleEdits.preview, { body: given })).status, 403);
});
