import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { addEarner, lockRecord } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import { postClose } from '@talaan/leave-close/server/public.ts';
import { listDueSteps } from '@talaan/notices/contract/nosi.ts';
import { leavesWithoutPay } from '@talaan/personnel/contract/move-rows.ts';
import { readServiceRecord } from '@talaan/service/contract/service-record.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import * as contract from '../../contract/applications.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, file, step, decide } = openLeave();
const employeeId = people.accountingClerk.id;

const onDay = (day: string) => moveClock(kit.app, `${day}T09:00`);

/** Does the work of a job of the night now. */
const work = (kind: string) => {
  const job = kit.app.server.modules.flatMap(({ jobs = [] }) => jobs).find((one) => one.kind === kind) as Job<object>;
  return job.run({ server: kit.app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
};

/** Weekdays from a day on. */
function weekdays(first: string, count: number) {
  const dates: string[] = [];
  for (let day = Temporal.PlainDate.from(first); dates.length < count; day = day.add({ days: 1 }))
    if (day.dayOfWeek < 6) dates.push(day.toString());
  return dates.map((date) => ({ date, part: 'DAY' as const }));
}

/** Since a day; the demo has some of the employee before. */
async function onRecord(id: number, since = '2026-09-01'): Promise<string[]> {
  const { rows } = await kit.app.server.pool.query<{ line: string }>(
    `select to_char(lower(during), 'YYYY-MM-DD') || ' to ' || to_char(upper(during) - 1, 'YYYY-MM-DD') || ': ' || days || ' ' || remarks
       || coalesce(' from ' || source, ' by hand') as line
     from personnel.leave_without_pay where personnel_id = $1 and lower(during) >= $2 order by during`,
    [id, since],
  );
  return rows.map(({ line }) => line);
}

/** Paid the first step since a day, so that the next is due three years later. */
async function paidSince(id: number, from: string): Promise<void> {
  await kit.app.owner.query(`
    begin;
    select set_config('talaan.reason', 'For a test', true);
    delete from personnel.salary where personnel_id = ${id};
    insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
      values (${id}, 11, 1, 3338700, 'appointment', daterange('${from}', null));
    commit`);
}

async function stepOf(id: number, month: string): Promise<[string, number, number] | null> {
  const { rows } = await kit.app.server.pool.query<{ idno: string }>('select idno from personnel.person where id = $1', [id]);
  const { body } = await kit.people.hr.call(listDueSteps, { query: { month, term: rows[0]!.idno } });
  const found = body.steps.find((one) => one.id === id);
  return found ? [found.due_on, found.unpaid, found.moved] : null;
}

const absencesOf = async (id: number) => {
  const { body } = await kit.people.hr.call(readServiceRecord, { params: { id } });
  return body.service_record.rows.flatMap(({ from, to, absences }) => (absences && from > '2027' ? [`${from} to ${to}: ${absences}`] : []));
};

test('approved leave without pay of 20 days moves the step by 5 days and is in the service record; shortened, both follow', async () => {
  await paidSince(employeeId, '2026-09-01');
  await onDay('2026-11-26');
  assert.deepEqual(await stepOf(employeeId, '2029-09'), ['2029-09-01', 0, 0]);
  const id = await file('employee', 'LWOP', weekdays('2027-07-01', 20));
  await decide(id);
  assert.deepEqual(await onRecord(employeeId), [`2027-07-01 to 2027-07-28: 20000 Application for leave no. ${id} from leave`]);
  assert.deepEqual(await stepOf(employeeId, '2029-09'), ['2029-09-06', 20_000, 5]);
  await onDay('2027-08-10');
  assert.deepEqual(await absencesOf(employeeId), ['2027-07-01 to 2027-07-28: 20 days']);
  await onDay('2026-11-26');
  const back = weekdays('2027-07-15', 10);
  const { status, body } = await kit.people.hr.call(contract.shortenApplication, {
    params: { id },
    body: { dates: back, remarks: 'Back earlier' },
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(await onRecord(employeeId), [`2027-07-01 to 2027-07-14: 10000 Application for leave no. ${id} from leave`]);
  assert.deepEqual(await stepOf(employeeId, '2029-09'), ['2029-09-01', 10_000, 0]);
  await onDay('2027-08-10');
  assert.deepEqual(await absencesOf(employeeId), ['2027-07-01 to 2027-07-14: 10 days']);
  await onDay('2026-11-26');
});

test('a certification that is taken back takes its days off the record', async () => {
  const id = await file('employee', 'LWOP', weekdays('2027-05-03', 3));
  await decide(id);
  assert.equal((await onRecord(employeeId))[0], `2027-05-03 to 2027-05-05: 3000 Application for leave no. ${id} from leave`);
  assert.equal((await step('hr', id, 'takeBack', 'The wrong dates')).status, 200);
  assert.ok((await onRecord(employeeId)).every((line) => !line.startsWith('2027-05')));
});

test('what HR entered by hand stays and is not doubled; HR cannot correct what follows from leave', async () => {
  const add = (from: string, to: string) =>
    kit.people.hr.call(leavesWithoutPay.add, { params: { id: employeeId }, body: { from, to, days: 2000, remarks: 'By memorandum' } });
  assert.equal((await add('2027-06-02', '2027-06-03')).status, 200);
  const id = await file('employee', 'LWOP', weekdays('2027-06-01', 4));
  await decide(id);
  const remarks = `Application for leave no. ${id} from leave`;
  assert.deepEqual(
    (await onRecord(employeeId)).filter((line) => line.startsWith('2027-06')),
    [
      `2027-06-01 to 2027-06-01: 1000 ${remarks}`,
      '2027-06-02 to 2027-06-03: 2000 By memorandum by hand',
      `2027-06-04 to 2027-06-04: 1000 ${remarks}`,
    ],
  );
  const { rows } = await kit.app.server.pool.query<{ id: number; source: string | null }>(
    "select id, source from personnel.leave_without_pay where personnel_id = $1 and during && daterange('2027-06-02', '2027-06-05') order by during",
    [employeeId],
  );
  const remove = (row: number) =>
    kit.people.hr.call(leavesWithoutPay.remove, { params: { id: employeeId, row }, body: { reason: 'Entered by mistake' } });
  const refused = await remove(rows[1]!.id);
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /follow from leave/);
  assert.equal((await remove(rows[0]!.id)).status, 200);
  await work('leave.follow-unpaid');
  assert.ok((await onRecord(employeeId)).includes(`2027-06-01 to 2027-06-04: 4000 ${remarks}`));
});

async function close(month: string, id: number): Promise<void> {
  const { server } = kit.app;
  const { rows } = await server.pool.query<{ id: number }>(
    'insert into leave.close_run (month, started_at) values ($1, now()) returning id',
    [month],
  );
  await server.db
    .transaction()
    .execute((db) =>
      postClose({ db, now: server.clock.now(), today: server.clock.today(), actor: NOBODY }, { id: rows[0]!.id, month, waits: false }, [
        id,
      ]),
    );
}

test('the close of a month posts absences to the record, and late arrival once it adds up to a day; closed again, both follow', async () => {
  const id = await addEarner(kit.app.server.pool, '2026-01-12');
  await lockRecord(kit.app.owner, id, '2026-01', { late: 600, absences: ['2026-01-15', '2026-01-16'] });
  await close('2026-01', id);
  const first = await onRecord(id, '2026-01-01');
  assert.deepEqual(first, ['2026-01-15 to 2026-01-16: 2000 Absence without leave from leave']);
  await lockRecord(kit.app.owner, id, '2026-02', { late: 1500, absences: [] });
  await close('2026-02', id);
  const late = await kit.app.server.pool.query<{ sum: number }>(
    'select sum(late_without_pay)::integer as sum from leave.closed_month where personnel_id = $1',
    [id],
  );
  const whole = Math.floor(late.rows[0]!.sum / 1000) * 1000;
  assert.ok(whole >= 1000, `${late.rows[0]!.sum} without pay`);
  assert.deepEqual(await onRecord(id, '2026-01-01'), [...first, `2026-02-28 to 2026-02-28: ${whole} Late and undertime from leave`]);
  await kit.app.owner.query(
    "update attendance.day set absent_thousandths = 0, status = 'COMPLETE' where personnel_id = $1 and date = '2026-01-16'",
    [id],
  );
  await lockRecord(kit.app.owner, id, '2026-01', { late: 0, absences: ['2026-01-15'] });
  await close('2026-01', id);
  assert.equal((await onRecord(id, '2026-01-01'))[0], '2026-01-15 to 2026-01-15: 1000 Absence without leave from leave');
  const { rows } = await kit.app.server.pool.query('select from kernel.correction where personnel_id = $1', [id]);
  assert.ok(rows.length > 0, 'what was on record is kept');
});

test('long leave without pay is a standing, and its days are on the record once', async () => {
  const id = await file('employee', 'LWOP', weekdays('2027-08-02', 30));
  await decide(id);
  const rows = (await onRecord(employeeId)).filter((line) => line.includes(`no. ${id} `));
  assert.ok(rows.length > 0);
  await onDay('2027-09-30');
  await work('leave.follow-unpaid');
  assert.deepEqual(
    (await onRecord(employeeId)).filter((line) => line.startsWith('2027-08') || line.startsWith('2027-09')),
    rows,
  );
  await onDay('2026-11-26');
});
