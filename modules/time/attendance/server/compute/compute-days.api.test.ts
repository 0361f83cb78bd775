import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { compareWithRecord } from '@talaan/personnel/server/public.ts';
import type { TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { readDeviceLines } from '@talaan/devices/rules/device-lines.ts';
import { RULES_VERSION } from '../../rules/settings.ts';
import { appoint, clockAt, compute, dayOf, punch, readFixture, startEmptyUniversity } from './fixture.ts';
import { computeDueDays } from './compute-due-days.ts';
import { keepRecordCurrent } from './widen-record.ts';

let app: TestApp;
let pool: TestApp['server']['pool'];
/** An office with another above it. */
const unit = offices.mathematics.id;
const above = offices.artsAndSciences.id;

before(async () => {
  app = await startEmptyUniversity();
  pool = app.server.pool;
});
after(() => app.close());
beforeEach(() =>
  app.owner.query(`
  truncate personnel.person, attendance.punch, attendance.day, attendance.day_due, attendance.record_span cascade;
  delete from attendance.schedule_assignment where personnel_id is not null or office_id is not null;`),
);

test('the sample month comes to what the office expects, absences too', async () => {
  const device = readDeviceLines(
    readFileSync(new URL(import.meta.resolve('@talaan/devices/rules/fixtures/1_attlog.dat')), 'utf8'),
    '2026-11-02 08:00:00',
  );
  const pins = [...new Set(device.punches.map((one) => one.pin))].filter((pin) => pin !== '9999').sort();
  for (const pin of pins) await appoint(pool, Number(pin), unit);
  for (const pin of pins) await punch(pool, pin, ...device.punches.filter((one) => one.pin === pin).map((one) => one.at));
  await compute(pool, '2026-11-02T08:00');
  const expected = readFixture('expected-days.csv')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
  assert.equal(expected.length, 132);
  for (const [pin, date, status, late, under] of expected) {
    const day = await dayOf(pool, Number(pin), date!);
    const wanted = status === 'INCOMPLETE' ? [status, 0, 0] : [status, Number(late), Number(under)];
    assert.deepEqual([day?.status, day?.late, day?.under], wanted, `${pin} on ${date}`);
  }
  const { rows } = await pool.query(`select count(*) from attendance.day where date < '2026-10-01'`);
  assert.equal(rows[0].count, 0, 'nobody has a result from before the first punches');
});

test('a night shift from the last of a month into the next belongs to the day on which it began', async () => {
  await appoint(pool, 1, unit);
  await assign(1, null, 'Night shift');
  await punch(pool, 1, '2026-09-30 21:55:10', '2026-10-01 06:05:40', '2026-10-01 22:10:00', '2026-10-02 05:50:00');
  await compute(pool, '2026-10-05T08:00');
  const first = await dayOf(pool, 1, '2026-09-30');
  assert.deepEqual([first?.status, first?.am_in, first?.pm_out, first?.late, first?.under], ['COMPLETE', 1315, 1805, 0, 0]);
  const second = await dayOf(pool, 1, '2026-10-01');
  assert.deepEqual([second?.status, second?.late, second?.under], ['COMPLETE', 10, 10]);
});

test('a person’s own schedule goes before that of the nearest office, and that before everybody’s', async () => {
  for (const id of [1, 2, 3]) await appoint(pool, id, id === 3 ? above : unit);
  await assign(null, above, 'Flexible hours');
  await assign(null, unit, 'Regular hours without noon punches');
  await assign(1, null, 'Compressed week, Monday to Thursday');
  for (const id of [1, 2, 3]) await punch(pool, id, '2026-10-06 08:00', '2026-10-06 12:00', '2026-10-06 13:00', '2026-10-06 18:00');
  await compute(pool, '2026-10-08T08:00');
  const held = await Promise.all([1, 2, 3].map(async (id) => (await dayOf(pool, id, '2026-10-06'))?.schedule));
  assert.deepEqual(held, ['Compressed week, Monday to Thursday', 'Regular hours without noon punches', 'Flexible hours']);
  assert.equal((await dayOf(pool, 1, '2026-10-06'))?.late, 60);
});

test('days that earlier rules computed are computed again, once', async () => {
  for (const id of [1, 2, 3]) await appoint(pool, id, unit);
  for (const id of [1, 2, 3]) await punch(pool, id, '2026-10-05 08:00', '2026-10-05 12:00', '2026-10-05 12:57', '2026-10-05 13:00');
  await compute(pool, '2026-10-08T08:00');
  await pool.query(`update attendance.record_span set rules_version = '2026.1'`);
  await pool.query(
    `update attendance.day set rules_version = '2026.1', status = 'COMPLETE', undertime_minutes = 240 where personnel_id = 1`,
  );
  await keepRecordCurrent(app.server.db, '2026-10-08');
  const due = await pool.query(`select distinct personnel_id from attendance.day_due where date = '2026-10-05'`);
  assert.deepEqual(due.rows, [{ personnel_id: 1 }]);
  await compute(pool, '2026-10-08T09:00');
  const day = await dayOf(pool, 1, '2026-10-05');
  assert.deepEqual([day?.status, day?.under], ['INCOMPLETE', 0]);
  await keepRecordCurrent(app.server.db, '2026-10-08');
  const again = await pool.query(`select from attendance.day_due where date = '2026-10-05'`);
  assert.equal(again.rowCount, 0);
});

test('two processes that compute at once compute each day once', async () => {
  for (let id = 1; id <= 60; id++) await appoint(pool, id, unit);
  await pool.query(
    `insert into attendance.record_span (since, through, rules_version) values ('2025-01-01', '2026-10-31', '${RULES_VERSION}')`,
  );
  await pool.query(
    `insert into attendance.day_due select p.id, d::date from personnel.person p, generate_series('2026-01-01'::timestamp, '2026-10-31', '1 day') d`,
  );
  await punch(pool, 1, '2026-10-06 08:10', '2026-10-06 12:00', '2026-10-06 13:00', '2026-10-06 17:00');
  const other = openPool(app.databaseUrl);
  const counts = await Promise.all([pool, other].map((one) => computeDueDays({ pool: one, clock: clockAt('2026-11-02T08:00') })));
  await other.end();
  assert.equal(counts[0]! + counts[1]!, 60 * 304);
  const { rows } = await pool.query('select count(*) as days, (select count(*) from attendance.day_due) as due from attendance.day');
  assert.deepEqual(rows[0], { days: 60 * 304, due: 0 });
  assert.equal((await dayOf(pool, 1, '2026-10-06'))?.late, 10);
});

test('computing that is cut off in the middle of its work leaves the days due as they were', async () => {
  for (const id of [1, 2, 3]) await appoint(pool, id, unit);
  for (const id of [1, 2, 3]) await punch(pool, id, '2026-10-05 08:00', '2026-10-05 12:00', '2026-10-05 13:00', '2026-10-05 17:00');
  const due = async () => (await pool.query('select count(*) as due from attendance.day_due')).rows[0].due;
  const cutOff = openPool(app.databaseUrl);
  cutOff.on('error', () => undefined);
  cutOff.options.application_name = 'cut off';
  const blocker = await pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table attendance.holiday');
  const broken = assert.rejects(computeDueDays({ pool: cutOff, clock: clockAt('2026-10-07T08:00') }));
  while (!(await endWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
  await broken;
  await blocker.query('rollback');
  blocker.release();
  await cutOff.end();
  while (await isThere('cut off')) await new Promise((resolve) => setTimeout(resolve, 10));
  const left = await due();
  assert.ok(left > 0);
  assert.equal(await compute(pool, '2026-10-07T08:00'), left);
  assert.equal((await dayOf(pool, 1, '2026-10-05'))?.status, 'COMPLETE');
});

/** Ends the connection that is being cut off once it waits in the middle of its transaction. */
async function endWaiting(): Promise<boolean> {
  const { rows } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut off' and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** A connection that was ended keeps its locks for a moment after its client has heard of it. */
async function isThere(name: string): Promise<boolean> {
  return (await pool.query('select from pg_stat_activity where application_name = $1', [name])).rows.length > 0;
}

test('a change that is being written while a day is computed has it computed once more', async () => {
  await appoint(pool, 1, unit);
  await punch(pool, 1, '2026-10-06 08:00', '2026-10-06 12:00', '2026-10-06 13:00');
  await pool.query('delete from attendance.day_due where date <> $1', ['2026-10-06']);
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query(
    `insert into attendance.day_due values (1, '2026-10-06') on conflict (personnel_id, date) do update set date = excluded.date where false`,
  );
  await writer.query(`insert into attendance.punch (device_id, pin, at) values (1, '1', '2026-10-06 17:00+08')`);
  await compute(pool, '2026-10-08T08:00');
  assert.equal(await dayOf(pool, 1, '2026-10-06'), undefined, 'the day waits for what is being written');
  await writer.query('commit');
  writer.release();
  await compute(pool, '2026-10-08T08:00');
  assert.equal((await dayOf(pool, 1, '2026-10-06'))?.status, 'COMPLETE');
});

test('a chunk that PostgreSQL ends for the sake of another is computed again, whole', async () => {
  await appoint(pool, 1, unit);
  await punch(pool, 1, '2026-10-06 08:00', '2026-10-06 12:00', '2026-10-06 13:00', '2026-10-06 17:00');
  await app.owner.query(`
    create sequence attendance.collisions;
    create function attendance.collide() returns trigger language plpgsql security definer as $$ begin
      if nextval('attendance.collisions') < 3 then raise exception 'collision' using errcode = '40P01'; end if;
      return null;
    end $$;
    create trigger collides after insert on attendance.day for each statement execute function attendance.collide()`);
  await compute(pool, '2026-10-08T08:00');
  await app.owner.query('drop trigger collides on attendance.day; drop function attendance.collide; drop sequence attendance.collisions');
  assert.equal((await dayOf(pool, 1, '2026-10-06'))?.status, 'COMPLETE');
});

test('who corrects the record of a person whose day is being computed holds nothing that the result waits for', async () => {
  await appoint(pool, 1, unit);
  await punch(pool, 1, '2026-10-06 08:00', '2026-10-06 12:00', '2026-10-06 13:00', '2026-10-06 17:00');
  const blocker = await pool.connect();
  await blocker.query('begin; lock table attendance.holiday');
  const computing = compute(pool, '2026-10-08T08:00');
  while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 10));
  const corrected = app.server.db.transaction().execute(async (db) => {
    await compareWithRecord(db, 1, { numbers: {} }, { lock: true });
    await blocker.query('select from personnel.person where id = 1 for key share nowait');
  });
  await assert.doesNotReject(corrected);
  await blocker.query('rollback');
  blocker.release();
  await computing;
  assert.equal((await dayOf(pool, 1, '2026-10-06'))?.status, 'COMPLETE');
});

test('the table of a new month is made while no day is held, so that who writes people goes on', async () => {
  await appoint(pool, 1, unit);
  await pool.query(`insert into attendance.day_due values (1, '2019-04-03')`);
  const writer = await pool.connect();
  await writer.query('begin; lock table personnel.person in row exclusive mode');
  const computing = compute(pool, '2026-10-08T08:00');
  while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 10));
  await writer.query(`set local lock_timeout = '5s'`);
  await writer.query(
    `insert into attendance.day_due values (1, '2019-04-03') on conflict (personnel_id, date) do update set date = excluded.date where false`,
  );
  await writer.query('commit');
  writer.release();
  assert.equal(await computing, 1);
});

/** Whether a connection of the computing waits for a lock. */
async function waits(): Promise<boolean> {
  const { rows } = await app.owner.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and backend_type = 'client backend'`,
  );
  return rows.length > 0;
}

test('a day outside every appointment has no record, and loses the one that it had', async () => {
  await appoint(pool, 1, unit);
  await punch(pool, 1, '2026-10-06 08:00', '2026-10-06 17:00');
  await compute(pool, '2026-10-08T08:00');
  assert.equal((await dayOf(pool, 1, '2026-10-06'))?.status, 'INCOMPLETE');
  await pool.query(`update personnel.appointment set during = '[2026-01-01,2026-10-06)'`);
  await pool.query(`insert into attendance.day_due values (1, '2026-10-06') on conflict do nothing`);
  await compute(pool, '2026-10-08T08:00');
  assert.equal(await dayOf(pool, 1, '2026-10-06'), undefined);
});

test('after days of standstill everybody’s days since the last one are computed, today as still open', async () => {
  for (const id of [1, 2, 3]) await appoint(pool, id, unit);
  for (const id of [1, 2, 3]) await punch(pool, id, '2026-10-05 08:00', '2026-10-05 12:00', '2026-10-05 13:00', '2026-10-05 17:00');
  await compute(pool, '2026-10-05T20:00');
  const today = '2026-10-09';
  await keepRecordCurrent(app.server.db, today);
  await compute(pool, `${today}T09:30`);
  const { rows } = await pool.query(
    `select date, status from attendance.day where personnel_id = 2 and date >= '2026-10-05' order by date`,
  );
  assert.deepEqual(
    rows.map((row) => row.status),
    ['COMPLETE', 'ABSENT', 'ABSENT', 'ABSENT', 'PENDING'],
  );
  await keepRecordCurrent(app.server.db, '2026-10-10');
  await compute(pool, '2026-10-10T00:05');
  assert.equal((await dayOf(pool, 2, today))?.status, 'ABSENT', 'once its window has passed, the day is closed');
});

async function assign(personnelId: number | null, officeId: number | null, schedule: string): Promise<void> {
  await pool.query(
    `insert into attendance.schedule_assignment (schedule_id, personnel_id, office_id, during) select id, $1, $2, '(,)' from attendance.schedule where name = $3`,
    [personnelId, officeId, schedule],
  );
}

test('the days of many people come to the same together and scattered, by as many statements as those of one', async () => {
  const people = Array.from({ length: 30 }, (_, at) => at + 1);
  for (const id of people) await appoint(pool, id, unit);
  const dates = Array.from({ length: 9 }, (_, at) => `2026-10-${String(at + 5).padStart(2, '0')}`);
  for (const id of people)
    await punch(pool, id, ...dates.flatMap((date) => [`${date} 08:${10 + id}`, `${date} 12:00`, `${date} 13:00`, `${date} 17:00`]));
  await compute(pool, '2026-11-02T08:00');
  const stored = async () =>
    (await pool.query('select personnel_id, date, status, am_in, late_minutes from attendance.day order by 1, 2')).rows;
  const before = await stored();
  const markDue = (which: string) =>
    pool.query(`insert into attendance.day_due select personnel_id, date from attendance.day where ${which} order by 1, 2`);
  const statementsFor = async (which: string) => {
    await markDue(which);
    return countStatements(() => compute(pool, '2026-11-02T08:00'));
  };
  const ofOne = await statementsFor(`personnel_id = 1 and date = '2026-10-07'`);
  assert.equal(await statementsFor(`date = '2026-10-07'`), ofOne);
  // Each another day, so that nobody's days are most of what lies between the first and the last.
  // One more where it depends on which device somebody used, for all of them.
  assert.ok((await statementsFor(`date = '2026-10-01'::date + personnel_id`)) <= ofOne + 1);
  assert.deepEqual(await stored(), before);
});
