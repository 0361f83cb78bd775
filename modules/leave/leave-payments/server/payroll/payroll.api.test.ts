import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { addEarner, lockRecord } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import * as applications from '@talaan/leave/contract/applications.ts';
import { openLeave } from '@talaan/leave/server/fixtures/leave-kit.ts';
import { postClose } from '@talaan/leave-close/server/public.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import * as contract from '../../contract/without-pay.ts';
import { payEffect } from '../../rules/payroll/pay-effect.ts';
import { notifyLongAbsences } from './long-absence-job.ts';

const { kit, file, decide } = openLeave();
const employeeId = people.accountingClerk.id;
before(async () => {
  await moveClock(kit.app, '2026-11-26T09:00');
});

const onDay = (day: string) => moveClock(kit.app, `${day}T09:00`);
const whole = (...dates: string[]) => dates.map((date) => ({ date, part: 'DAY' as const }));
const TERMS = { divisor: 22, pera: 200_000 };

async function salaryOf(id: number, on: string): Promise<number> {
  const { rows } = await kit.app.server.pool.query<{ amount: number }>(
    'select amount from personnel.salary where personnel_id = $1 and during @> $2::date',
    [id, on],
  );
  return rows[0]!.amount;
}

/** The lines of a person on the list of a half-month. */
async function linesOf(id: number, half: string) {
  const { body } = await kit.people.hr.call(contract.listUnpaidPay, { query: { half, per_page: 500 } });
  return body.people.filter((one) => one.personnel_id === id);
}

const said = (lines: Awaited<ReturnType<typeof linesOf>>) =>
  lines.map(({ for_half: of, leave, absence, salary, pera, days }) => [
    of,
    leave,
    absence,
    salary,
    pera,
    days.map(({ date }) => date.slice(5)).join(' '),
  ]);

test('a half-month is listed as it is; a leave that is shortened afterwards is an adjustment of the next list', async () => {
  const dates = whole('2027-02-09', '2027-02-10', '2027-02-11');
  const id = await file('employee', 'LWOP', dates);
  await decide(id);
  const monthly = await salaryOf(employeeId, '2027-02-09');
  const of = (thousandths: number) => payEffect([{ thousandths, monthly, daily: null }], TERMS);
  const three = ['2027-02-01', 3000, 0, of(3000).salary, of(3000).pera, '02-09 02-10 02-11'];
  assert.deepEqual(said(await linesOf(employeeId, '2027-02-01')), [three]);
  const early = await kit.people.hr.call(contract.listForPayroll, { body: { half: '2027-02-01' } });
  assert.equal(early.status, 409, 'it has not begun');

  await onDay('2027-02-08');
  assert.equal((await kit.people.hr.call(contract.listForPayroll, { body: { half: '2027-02-01' } })).status, 200);
  assert.equal((await kit.people.hr.call(contract.listForPayroll, { body: { half: '2027-02-01' } })).status, 409, 'twice');
  const { status } = await kit.people.hr.call(applications.shortenApplication, {
    params: { id },
    body: { dates: whole('2027-02-11'), remarks: 'Back earlier' },
  });
  assert.equal(status, 200);
  assert.deepEqual(said(await linesOf(employeeId, '2027-02-01')), [three], 'a list stays as it was');
  const back = ['2027-02-01', -1000, 0, of(2000).salary! - of(3000).salary!, of(2000).pera - of(3000).pera, '02-11'];
  assert.deepEqual(said(await linesOf(employeeId, '2027-02-16')), [back]);

  await onDay('2027-02-17');
  assert.equal((await kit.people.hr.call(contract.listForPayroll, { body: { half: '2027-02-16' } })).status, 200);
  assert.deepEqual(said(await linesOf(employeeId, '2027-02-16')), [back]);
  assert.deepEqual(said(await linesOf(employeeId, '2027-03-01')), [], 'what was told is not told again');
  const first = await kit.people.hr.call(contract.takePayrollListBack, { params: { half: '2027-02-01' } });
  assert.equal(first.status, 409, 'the last one goes first');
  assert.equal((await kit.people.hr.call(contract.takePayrollListBack, { params: { half: '2027-02-16' } })).status, 200);
  assert.deepEqual(said(await linesOf(employeeId, '2027-02-16')), [back]);
});

test('an absence that the close finds after the half-month was listed comes with the next list, and goes into the export', async () => {
  const id = await addEarner(kit.app.server.pool, '2020-01-01');
  await kit.app.server.pool.query(
    `insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during) values ($1, 11, 1, 3170500, 'appointment', '[2020-01-01,)')`,
    [id],
  );
  assert.deepEqual(await linesOf(id, '2027-02-16'), []);
  await lockRecord(kit.app.owner, id, '2027-02', { absences: ['2027-02-03', '2027-02-22'] });
  await onDay('2027-03-05');
  await close('2027-02', id);
  assert.deepEqual(said(await linesOf(id, '2027-02-16')), [
    ['2027-02-16', 0, 1000, 144_113, 9_091, '02-22'],
    ['2027-02-01', 0, 1000, 144_114, 9_091, '02-03'],
  ]);
  const exported = await kit.people.hr.call(contract.exportUnpaidPay, { query: { half: '2027-02-16', format: 'csv' } });
  assert.equal(exported.status, 200);
  assert.match(new TextDecoder().decode(exported.bytes), /Adjustment/);
  await onDay('2026-11-26');
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

test('an employee reads their own days without pay with what each takes; HR and the head read them, and nobody else', async () => {
  const { unpaid } = (await kit.people.employee.call(contract.readMyUnpaidDays, { query: { year: 2027 } })).body;
  const half = unpaid.halves.find((one) => one.half === '2027-02-01')!;
  const monthly = await salaryOf(employeeId, '2027-02-09');
  assert.deepEqual(
    [half.thousandths, half.salary, half.pera],
    [2000, ...Object.values(payEffect([{ thousandths: 2000, monthly, daily: null }], TERMS))],
  );
  assert.deepEqual(
    half.lines.map(({ what, dates }) => [what, dates.length]),
    [['Leave without pay', 2]],
  );
  for (const who of ['hr', 'head'] as const) {
    const read = await kit.people[who].call(contract.readUnpaidDays, { params: { id: employeeId }, query: { year: 2027 } });
    assert.equal(read.status, 200, who);
    assert.equal(read.body.unpaid.thousandths, unpaid.thousandths);
  }
  const foreign = await addEarner(kit.app.server.pool, '2020-01-01');
  assert.equal((await kit.people.head.call(contract.readUnpaidDays, { params: { id: foreign } })).status, 404);
  assert.equal((await kit.people.employee.call(contract.readUnpaidDays, { params: { id: foreign } })).status, 403);
  assert.equal((await kit.people.employee.call(contract.listUnpaidPay, { query: {} })).status, 403);
});

test('a job order reads absences by the daily rate; they are on no list for payroll', async () => {
  const id = await addEarner(kit.app.server.pool, '2020-01-01');
  await kit.app.owner.query(`
    begin;
    select set_config('talaan.reason', 'For a test', true);
    update personnel.appointment set status_code = 'JO', daily_rate = 95488 where personnel_id = ${id};
    commit`);
  await lockRecord(kit.app.owner, id, '2026-10', { absences: ['2026-10-07'] });
  const { unpaid } = (await kit.people.hr.call(contract.readUnpaidDays, { params: { id }, query: { year: 2026 } })).body;
  assert.deepEqual([unpaid.thousandths, unpaid.salary, unpaid.pera, unpaid.is_daily], [1000, 95_488, 0, true]);
  assert.deepEqual(await linesOf(id, '2026-10-01'), []);
});

test('thirty working days absent in a row, and a year without pay, are told to HR once', async () => {
  const { server, owner } = kit.app;
  await onDay('2026-11-26');
  const [absent, away] = [await addEarner(server.pool, '2020-01-01'), await addEarner(server.pool, '2020-01-01')];
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from('2026-10-01'); day.toString() < '2026-11-26'; day = day.add({ days: 1 }))
    if (day.dayOfWeek < 6) days.push(day.toString());
  await lockRecord(owner, absent, '2026-10', { absences: days });
  await server.pool.query(
    `insert into personnel.standing (personnel_id, status_code, during) values ($1, 'LWOP', daterange('2025-11-01', '2027-01-01'))`,
    [away],
  );
  const tell = () =>
    server.db.transaction().execute((db) => notifyLongAbsences({ db, now: server.clock.now(), today: server.clock.today() }));
  await tell();
  await tell();
  const { body } = await kit.people.hr.call(contract.listLongAbsences, { query: { per_page: 500 } });
  assert.deepEqual(
    body.people
      .filter(({ personnel_id: id }) => id === absent || id === away)
      .map(({ kind, first_day: since }) => `${kind} ${since}`)
      .toSorted(),
    ['AWOL 2026-10-01', 'LWOP 2025-11-01'],
  );
  const { rows } = await server.pool.query<{ idno: string }>('select fullname as idno from personnel.person where id = $1', [absent]);
  const { notifications } = (await kit.people.hr.call(listNotifications, { query: { per_page: 100 } })).body;
  assert.equal(
    notifications.filter(({ title, description }) => title.startsWith('Absent') && description.includes(rows[0]!.idno)).length,
    1,
  );
});
