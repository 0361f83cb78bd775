import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { enterPunches } from '@talaan/attendance/contract/punches.ts';
import { readOwnDay } from '@talaan/attendance/contract/days.ts';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { takeStep, takeSteps } from '@talaan/requests/contract/steps.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { listWaiting, readProgress } from '../contract/progress.ts';
import { listRecords, noteLook, readOwnRecords, readRecord, submitOwnRecord, submitRecords } from '../contract/submissions.ts';
import { readFrozenMonths } from './public.ts';
import { wordsOnPaper } from './words-on-paper.ts';
import { remindHolders } from './remind-job.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';

const MONTH = '2026-10';
let app: TestApp;
let employee: Caller, head: Caller, hr: Caller;
const me = people.accountingClerk.id;

before(async () => {
  app = await startTestApp();
  [employee, head, hr] = [await app.as('employee'), await app.as('head'), await app.as('hr')];
  // Everyone of the office but the employee has all their punches.
  await app.owner.query(
    `update attendance.day d set status = 'COMPLETE' where status = 'INCOMPLETE' and date between '2026-10-01' and '2026-10-31' and personnel_id in (
       select personnel_id from personnel.appointment where office_id = ${offices.accounting.id})`,
  );
  await app.owner.query(`update attendance.day set status = 'INCOMPLETE', pm_out = null where personnel_id = $1 and date = '2026-10-07'`, [
    me,
  ]);
});
after(() => app.close());

const compute = () => computeDueDays({ pool: app.server.pool, clock: app.server.clock });
const ownOctober = async () => (await employee.call(readOwnRecords, { query: { month: MONTH } })).body.records[0]!;
const recordsOf = async (who: Caller, query: object = {}) =>
  (await who.call(listRecords, { query: { month: MONTH, per_page: 999, ...query } })).body.records;
const mine = async (who: Caller) => (await recordsOf(who)).find(({ personnel_id }) => personnel_id === me)!;
async function step(who: Caller, action: string, remarks = ''): Promise<number> {
  const { id, seen } = await mine(hr);
  return (await who.call(takeStep, { params: { id }, body: { action, seen, remarks } })).status;
}

test('a month that runs cannot be submitted, and one that lacks a punch says which day', async () => {
  const running = (await employee.call(readOwnRecords, { query: { month: '2026-11' } })).body.records[0]!;
  assert.deepEqual(
    running.hindrances.map(({ kind }) => kind),
    ['NOT_OVER'],
  );
  const october = await ownOctober();
  assert.deepEqual([october.state, october.due_on, october.can_be_certified], ['OPEN', '2026-11-09', true]);
  assert.deepEqual(
    october.hindrances.map(({ kind, date }) => [kind, date]),
    [['INCOMPLETE', '2026-10-07']],
  );
  const refused = await employee.call(submitOwnRecord, { body: { from: '2026-10-01' } });
  assert.deepEqual([refused.status, refused.body.message], [409, '7 Oct 2026 has a missing punch.']);
});

test('the list says who hinders to the head and to HR, and nothing of others to an employee', async () => {
  assert.deepEqual(
    (await recordsOf(employee)).map(({ personnel_id }) => personnel_id),
    [me],
  );
  const hindered = await recordsOf(head, { whose: 'department', hindered: 'yes' });
  assert.deepEqual(
    hindered.map(({ personnel_id, hindrances }) => [personnel_id, hindrances.map(({ date }) => date)]),
    [[me, ['2026-10-07']]],
  );
  const ready = await recordsOf(head, { whose: 'department', hindered: 'no' });
  assert.ok(ready.length >= 1 && ready.every(({ hindrances, state }) => hindrances.length === 0 && state === 'OPEN'));
  assert.equal((await recordsOf(employee, { whose: 'all' })).length, 0);
});

test('incomplete days go to the head, who certifies and verifies them in one step', async () => {
  assert.equal(
    (await employee.call(submitOwnRecord, { body: { from: '2026-10-01', remarks: 'The terminal was out of order.' } })).status,
    200,
  );
  assert.equal((await mine(head)).state, 'CERTIFYING');
  assert.equal(await step(employee, 'certify', 'I was there.'), 409);
  assert.equal(await step(head, 'certify', 'I saw them at work until five.'), 200);
  assert.equal((await mine(head)).state, 'VERIFIED');
});

test('a punch that comes after it was signed is marked for the one who decides, and HR locks what is', async () => {
  const { id } = await mine(hr);
  assert.equal((await hr.call(noteLook, { params: { id } })).status, 200);
  const entered = await hr.call(enterPunches, {
    body: { personnel_id: me, date: '2026-10-07', times: ['17:05'], reason: 'Seen by the guard at the gate.' },
  });
  assert.equal(entered.status, 200);
  await compute();
  const { record } = (await hr.call(readRecord, { params: { id } })).body;
  assert.deepEqual(
    record.changed.map(({ date, was, is }) => [date, was?.status, is?.status]),
    [['2026-10-07', 'INCOMPLETE', 'COMPLETE']],
  );
  assert.deepEqual(record.changed_since_look, ['2026-10-07']);
  assert.equal((await mine(hr)).changed_days, 1);
  assert.equal(await step(hr, 'receive'), 200);
  assert.equal(await step(hr, 'lock'), 200);
  const [frozen] = await readFrozenMonths(app.server.db, MONTH, [me]);
  assert.deepEqual(
    [frozen?.from, frozen?.to, frozen?.shortThousandths],
    ['2026-10-01', '2026-10-31', record.totals.equivalent.thousandths],
  );
});

test('the printed form says how far its record is, by whom and when', async () => {
  const words = await wordsOnPaper(app.server.db, [me, 0], { from: '2026-10-01', to: '2026-10-31' });
  assert.match(words.get(me)!, /^Locked on 20 Nov 2026 by \S/);
  const november = await wordsOnPaper(app.server.db, [me], { from: '2026-11-01', to: '2026-11-15' });
  assert.equal(november.get(me), 'Draft, not submitted');
});

test('after the lock a punch waits and says what it would change; reopened, it counts and the figures are superseded', async () => {
  const { id } = await mine(hr);
  const day = (await employee.call(readOwnDay, { params: { date: '2026-10-08' } })).body.day!;
  const entered = await hr.call(enterPunches, {
    body: { personnel_id: me, date: '2026-10-08', times: ['06:31'], reason: 'Found in the log book of the guard.' },
  });
  assert.match(entered.body.message, /That month is locked: this is recorded and waits/);
  await compute();
  assert.deepEqual((await employee.call(readOwnDay, { params: { date: '2026-10-08' } })).body.day, day);
  const waiting = (await hr.call(listWaiting, {})).body.records;
  assert.deepEqual(
    waiting.map((one) => [one.id, one.days.map(({ date, would_be }) => [date, would_be?.am_in])]),
    [[id, [['2026-10-08', 391]]]],
  );
  assert.equal(await step(head, 'reopen', 'Let me see.'), 409);
  assert.equal(await step(hr, 'reopen', 'A punch was found.'), 200);
  await compute();
  assert.equal((await employee.call(readOwnDay, { params: { date: '2026-10-08' } })).body.day?.am_in, 391);
  assert.deepEqual(await readFrozenMonths(app.server.db, MONTH, [me]), []);
  const { frozen } = (await hr.call(readRecord, { params: { id } })).body.record;
  assert.deepEqual(
    frozen.map(({ superseded_at }) => superseded_at !== null),
    [true],
  );
  const own = await ownOctober();
  assert.deepEqual([own.state, own.returned, own.hindrances], ['OPEN', 'A punch was found.', []]);
});

test('frozen figures are never changed or deleted', async () => {
  for (const statement of [
    'update dtr.frozen_month set late_minutes = 0',
    'delete from dtr.frozen_month',
    'update dtr.frozen_month set superseded_at = null',
  ])
    await assert.rejects(app.owner.query(statement), /a frozen month is only superseded/);
});

test('HR submits a whole office, its head verifies it at once, HR receives and locks it, set by set', async () => {
  const open = (await recordsOf(head, { whose: 'department' })).filter(({ state, personnel_id }) => state === 'OPEN' && personnel_id !== 0);
  const [often] = open;
  await app.owner.query(
    `insert into dtr.frozen_month (submission_id, personnel_id, during, late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths,
       absent_thousandths, night_minutes, days, digest, rules_versions, frozen_at)
     select min(id), $1, '[2026-09-01,2026-10-01)', 90, 11, 0, 0, 187, 0, 0, '{}', '', '{}', now() from dtr.submission`,
    [often!.personnel_id],
  );
  await app.owner.query(`update attendance.day set late_times = 1 where personnel_id = $1 and date between '2026-10-05' and '2026-10-16'`, [
    often!.personnel_id,
  ]);
  const wishes = open.map(({ personnel_id, from }) => ({ personnel_id, from }));
  assert.equal((await employee.call(submitRecords, { body: { records: wishes } })).status, 403);
  const submitted = (await hr.call(submitRecords, { body: { records: wishes } })).body;
  assert.deepEqual([submitted.message, submitted.left], [`${open.length} of ${open.length} submitted.`, []]);
  const items = async (action: string, who: Caller) =>
    (await recordsOf(who, { office: [open[0]!.office_id] }))
      .filter(({ actions }) => actions.some((one) => one.action === action))
      .map(({ id, seen }) => ({ id, seen }));
  // The head’s own record is for the next higher one.
  const toVerify = await items('verify', head);
  assert.equal(toVerify.length, open.length - 1);
  for (const [who, action] of [
    [head, 'verify'],
    [hr, 'receive'],
    [hr, 'lock'],
  ] as const) {
    const { outcomes } = (await who.call(takeSteps, { body: { action, remarks: '', items: await items(action, who) } })).body;
    assert.deepEqual(
      outcomes.filter(({ done }) => !done),
      [],
    );
  }
  const { offices } = (await hr.call(readProgress, { query: { month: MONTH } })).body;
  const { rows: told } = await app.owner.query<{ description: string }>(
    `select description from notifications.notification n join identity.account a on a.id = n.account_id
     where a.email = 'hr@talaan.example' and title = 'Locked months show a habit'`,
  );
  assert.deepEqual(
    told.map(({ description }) => description),
    [`${often!.fullname}, ACCT: see the months and send the notice.`],
  );
  const office = offices.find(({ office_id }) => office_id === open[0]!.office_id)!;
  assert.deepEqual([office.states.LOCKED, office.states.SUBMITTED], [open.length - 1, 1]);
});

test('submitted twice at the same moment, a record is one request', async () => {
  const clerk = await app.as('clerk');
  const ready = (await recordsOf(clerk, { hindered: 'no' }))[0]!;
  const body = { records: [{ personnel_id: ready.personnel_id, from: ready.from }] };
  const answers = await Promise.all([clerk.call(submitRecords, { body }), clerk.call(submitRecords, { body })]);
  const { rows } = await app.owner.query('select id from dtr.submission where personnel_id = $1', [ready.personnel_id]);
  assert.equal(rows.length, 1);
  assert.ok(answers.some(({ status }) => status === 200));
});

test('a due day and warnings that the agency sets apply to the months that end after that day, and no other', async () => {
  const set = (name: string, value: number) =>
    app.owner.query(
      `insert into attendance.agency_setting (module, name, effective_on, value, reason, set_by, set_at)
       values ('dtr', $1, '2026-11-01', $2, 'Office order 12', ${people.hrOfficer.accountId}, now())`,
      [name, value],
    );
  const dueOf = async (month: string) => (await hr.call(readProgress, { query: { month } })).body.due_on;
  assert.deepEqual([await dueOf('2026-10'), await dueOf('2026-11')], ['2026-11-09', '2026-12-07']);
  await set('dueWorkingDay', 3);
  await set('warnAt', 6);
  assert.deepEqual([await dueOf('2026-10'), await dueOf('2026-11')], ['2026-11-09', '2026-12-03']);
  assert.equal((await employee.call(readOwnRecords, { query: { month: '2026-11' } })).body.records[0]!.due_on, '2026-12-03');
});

test('the employee, the head and HR are reminded of the records that they hold after the due day, once', async () => {
  const { rows: before } = await app.owner.query<{ count: number }>('select count(*)::integer as count from dtr.reminder');
  assert.equal(before[0]!.count, 0);
  const work = { server: app.server, accountId: 0, runId: '', progress: async () => {} };
  const remind = () => app.server.db.transaction().execute((db) => remindHolders({ ...callOfJob(work, db), today: '2026-11-09' }));
  await remind();
  const reminders = async () =>
    (
      await app.owner.query<{ holds: string; email: string }>(
        'select r.holds, a.email from dtr.reminder r join identity.account a on a.id = r.account_id order by 1, 2',
      )
    ).rows;
  const told = await reminders();
  assert.ok(told.some(({ holds, email }) => holds === 'hr' && email === 'hr@talaan.example'));
  assert.ok(told.some(({ holds }) => holds === 'owner') && told.some(({ holds }) => holds === 'head'));
  await remind();
  assert.deepEqual(await reminders(), told);
});

test('after a move within the month the head of the last office verifies all of it, and the record says where the person was when', async () => {
  const faculty = await app.as('faculty');
  const ownRecord = async () => (await faculty.call(readOwnRecords, { query: { month: MONTH } })).body.records[0]!;
  assert.deepEqual((await ownRecord()).offices, [], 'nobody moved yet');
  await app.owner.query(`
    with moved as (
      update personnel.appointment a set during = daterange(lower(a.during), '2026-10-15')
      where a.personnel_id = ${people.teacherOfMathematics.id} and a.during @> date '2026-10-15' returning a.*)
    insert into personnel.appointment overriding system value
    select (jsonb_populate_record(null::personnel.appointment, to_jsonb(m) || jsonb_build_object('id', 900001, 'during', '[2026-10-15,)',
      'office_id', ${offices.accounting.id}))).* from moved m`);
  await compute();
  const stays = [
    ['Department of Mathematics and Statistics', '2026-10-01', '2026-10-14'],
    ['Accounting Office', '2026-10-15', '2026-10-31'],
  ];
  const said = (offices: { office: string; from: string; to: string }[]) => offices.map(({ office, from, to }) => [office, from, to]);
  assert.deepEqual(said((await ownRecord()).offices), stays);
  await app.owner.query(`
    update attendance.day set status = 'COMPLETE'
    where personnel_id = ${people.teacherOfMathematics.id} and status = 'INCOMPLETE' and date between '2026-10-01' and '2026-10-31'`);
  const submitted = await faculty.call(submitOwnRecord, { body: { from: '2026-10-01' } });
  assert.equal(submitted.status, 200, JSON.stringify(submitted.body));
  const { id, seen } = await ownRecord();
  const verify = async (who: Caller) =>
    (await who.call(takeStep, { params: { id: id! }, body: { action: 'verify', seen: seen!, remarks: '' } })).status;
  assert.notEqual(await verify(await app.as('dean')), 200, 'of the office that was left');
  assert.equal(await verify(head), 200);
  assert.deepEqual(said((await head.call(readRecord, { params: { id: id! } })).body.record.offices), stays);
});
