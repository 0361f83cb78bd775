import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as days from '../contract/days.ts';
import * as orders from '../contract/orders.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
let president: Caller;
before(async () => {
  app = await startTestApp();
  [hr, head, employee, president] = (await Promise.all(['hr', 'head', 'employee', 'president'].map((who) => app.as(who)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  // The office of the demo has punched today already; at home that would be a third punch.
  await app.owner.query(`alter table attendance.punch disable trigger user`);
  await app.owner.query(
    `delete from attendance.punch p using attendance.person_punch h
     where h.personnel_id = ${people.accountingClerk.id} and h.at >= '2026-11-19T16:00:00Z' and p.at = h.at and p.pin = h.pin`,
  );
  await app.owner.query(`alter table attendance.punch enable trigger user`);
});
after(() => app.close());

async function step(who: Caller, id: number, action: string, remarks = '') {
  const { seen } = (await who.call(readTimeline, { params: { id } })).body.request;
  return who.call(takeStep, { params: { id }, body: { action, seen, remarks } });
}

const proposal = (people: number[], change: object = {}) => ({
  reason: 'Repair of the roof',
  first_day: TODAY,
  last_day: '2026-12-18',
  weekdays: [5],
  left_out: ['2026-12-04'],
  office_id: null,
  people,
  ...change,
});

async function order(people: number[], change: object = {}): Promise<number> {
  const { status, body } = await hr.call(orders.fileHomeOrder, { body: proposal(people, change) });
  assert.equal(status, 200, JSON.stringify(body));
  for (const [who, action] of [
    [head, 'recommend'],
    [president, 'approve'],
  ] as const) {
    const taken = await step(who, body.id, action);
    assert.equal(taken.status, 200, JSON.stringify(taken.body));
  }
  return body.id;
}

const tasks = { tasks: ['Reconcile the books of October'], place: null };

test('only on the dates of an approved order does a person log in, once, and out; the head confirms what was accomplished', async () => {
  const person = people.accountingClerk.id;
  assert.equal((await employee.call(days.logIn, { body: tasks })).status, 409);
  const id = await order([person]);
  const answer = await employee.call(orders.readHomeOrder, { params: { id } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { order: read } = answer.body;
  assert.deepEqual(read.open_dates, [TODAY, '2026-11-27', '2026-12-11', '2026-12-18']);
  assert.match(read.order_no!, /^WFH-2026-\d{4}$/);
  const again = await hr.call(orders.fileHomeOrder, { body: proposal([person], { first_day: '2026-11-27', last_day: '2026-11-27' }) });
  assert.equal(again.status, 422);
  assert.match(JSON.stringify(again.body), /is named on 27 Nov 2026 already, in WFH-2026-/);

  const pressed = await Promise.all([1, 2, 3].map(() => employee.call(days.logIn, { body: tasks })));
  assert.deepEqual(
    pressed.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal(new Set(pressed.map(({ body }) => Date.parse(body.at))).size, 1);
  const out = await Promise.all([1, 2].map(() => employee.call(days.logOut, { body: { seen: null, place: null } })));
  assert.equal(new Set(out.map(({ body }) => Date.parse(body.at))).size, 1);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from attendance.entered_punch where personnel_id = ${person} and source = 'WEB_WFH'
      and attendance.date_of(at) = ${TODAY}::date`.execute(app.server.db);
  assert.ok(rows[0]!.n <= 2);

  const today = (await employee.call(days.readHomeToday)).body.day!;
  assert.deepEqual(today.may, { log_in: false, log_out: true, report: true });
  const report = (accomplishment: string) =>
    employee.call(days.reportAccomplishment, { params: { id: today.log_id! }, body: { accomplishment } });
  assert.equal((await report('')).status, 422);
  assert.equal((await report('Reconciled')).status, 200);
  assert.equal((await report('Twice')).status, 409);
  assert.equal((await employee.call(days.logOut, { body: { seen: today.logged_out_at, place: null } })).status, 409);
  const log = async (who: Caller) => (await who.call(days.readHomeLog, { params: { id: today.log_id! } })).body.day;
  const { request_id } = await log(head);
  assert.equal((await step(head, request_id!, 'return', 'Of which fund?')).status, 200);
  assert.equal((await report('Reconciled funds 101 and 164')).status, 200);
  assert.equal((await step(head, request_id!, 'confirm')).status, 200);
  const read2 = await log(employee);
  assert.deepEqual([read2.status, read2.accomplishment], ['confirmed', 'Reconciled funds 101 and 164']);
  assert.equal((await (await app.as('faculty')).call(days.readHomeLog, { params: { id: today.log_id! } })).status, 404);
  const printed = await employee.call(days.printAccomplishments, { body: { personnel_id: null, from: '2026-11-01', to: '2026-11-30' } });
  assert.equal(printed.status, 200);
  const other = await employee.call(days.printAccomplishments, {
    body: { personnel_id: people.teacherOfMathematics.id, from: TODAY, to: TODAY },
  });
  assert.equal(other.status, 404);
});

test('HR sees who is at home today and who has not logged in, and an office sees its own', async () => {
  const { body } = await hr.call(days.listHomeDays, { query: { whose: 'all', on: TODAY } });
  const mine = body.days.find(({ personnel_id }) => personnel_id !== undefined)!;
  assert.ok(body.counts.ordered >= 1 && mine.date === TODAY);
  const ofOffice = (await head.call(days.listHomeDays, { query: { whose: 'department' } })).body.days;
  assert.ok(ofOffice.length > 0 && ofOffice.every(({ office }) => office === 'ACCT'));
  const clerk = await app.as('clerk');
  assert.equal(
    (
      await clerk.call(orders.fileHomeOrder, {
        body: proposal([people.accountingClerk.id], { first_day: '2027-01-04', last_day: '2027-01-29' }),
      })
    ).status,
    404,
  );
  const past = await hr.call(orders.fileHomeOrder, { body: proposal([people.accountingClerk.id], { first_day: '2026-11-13' }) });
  assert.equal(past.status, 422);
});

test('an accomplishment that is not confirmed is no attendance, and a revoked order keeps what was logged', async () => {
  const { rows } = await sql<{ id: number; request_id: number; personnel_id: number; date: string }>`
    select l.id, l.request_id, l.personnel_id, l.date from telework.home_log l where l.state = 'SUBMITTED' order by l.id limit 1`.execute(
    app.server.db,
  );
  const log = rows[0]!;
  const dean = await app.as('dean');
  assert.equal((await step(dean, log.request_id, 'refuse', 'Nothing was handed in')).status, 200);
  const voided = await sql<{ voided: boolean }>`
    select voided from attendance.person_punch where personnel_id = ${log.personnel_id} and source = 'WEB_WFH'
      and attendance.date_of(at) = ${log.date}::date`.execute(app.server.db);
  assert.ok(voided.rows.length > 0 && voided.rows.every((one) => one.voided));

  const running = (await hr.call(orders.listHomeOrders, { query: { on: '2026-11-27' } })).body.orders;
  const order = running.find(({ office }) => office === 'ACCT');
  assert.equal((await step(hr, order!.id, 'revoke', 'The roof is whole')).status, 200);
  const left = (await hr.call(orders.readHomeOrder, { params: { id: order!.id } })).body.order;
  assert.deepEqual([left.state, left.open_dates], ['CANCELLED', [TODAY]]);
  const modifiers = await sql<{ day: string }>`
    select lower(during) as day from attendance.day_modifier where module = 'telework' and source_id = ${order!.id}`.execute(app.server.db);
  assert.deepEqual(
    modifiers.rows.map(({ day }) => day),
    [TODAY],
  );
  await computeDueDays({ pool: app.server.pool, clock: startClock(Temporal.Instant.from('2026-11-21T09:00:00+08:00')) });
  const day = await sql<{ word: string | null }>`
    select word from attendance.day where personnel_id = ${people.accountingClerk.id} and date = ${TODAY}::date`.execute(app.server.db);
  assert.equal(day.rows[0]?.word, 'WFH');
});

test('an order names as many people and dates as the agency set for the day of filing', async () => {
  await sql`
    insert into attendance.agency_setting (module, name, effective_on, value, reason, set_by, set_at)
    values ('telework', 'mostDates', '2026-11-01', 1, 'Office order 12', ${people.hrOfficer.accountId}, now())`.execute(app.server.db);
  const body = proposal([people.headOfAccounting.id], { first_day: '2027-02-01', last_day: '2027-02-28' });
  const refused = await hr.call(orders.fileHomeOrder, { body });
  assert.equal(refused.status, 422);
  assert.match(JSON.stringify(refused.body), /at most 1 dates?; these are/);
});
