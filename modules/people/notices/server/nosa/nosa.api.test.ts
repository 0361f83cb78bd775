import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { takeSteps } from '@talaan/requests/contract/steps.ts';
import { listFiled } from '@talaan/requests/contract/inbox.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import {
  actOnAllNotices,
  actOnNotices,
  correctNotice,
  listNotices,
  listOwnNotices,
  printManyNotices,
  printNotices,
  printOwnNotice,
  readNotice,
} from '../../contract/notices.ts';
import { exportNosa, generateNosa, listNosaTables, previewNosa } from '../../contract/nosa.ts';
import { addPeople } from '../fixtures/add-people.ts';

let app: TestApp;
let hr: Caller;
let table: number;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  table = (await hr.call(listNosaTables)).body.tables.find(({ from }) => from === '2027-01-01')!.id;
});
after(() => app.close());

async function generate(body: { personnel_ids?: number[] }, who = hr) {
  const answer = await who.call(generateNosa, { body: { table, ...body } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const job = await app.finishJob(who, answer.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  return (job.result as { generated: number }).generated;
}

async function noticesOf(people: number[]): Promise<number[]> {
  const { rows } = await app.server.pool.query<{ id: number }>(
    "select id from notices.notice where salary_table_id = $1 and personnel_id = any($2) and state <> 'CANCELLED' order by id",
    [table, people],
  );
  return rows.map(({ id }) => id);
}

async function bringToSigned(ids: number[]) {
  for (const action of ['submit', 'sign'] as const) {
    const answer = await hr.call(actOnNotices, { body: { action, ids } });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  }
}

async function salariesFrom(personnelId: number, from: string) {
  const { rows } = await sql<{ amount: number; cause: string; authority: string }>`
    select amount, cause, authority from personnel.salary where personnel_id = ${personnelId} and lower(during) >= ${from}::date`.execute(
    app.server.db,
  );
  return rows;
}

test('the preview shows present, adjusted and difference, and leaves nobody out without a reason', async () => {
  const { body } = await hr.call(previewNosa, { query: { table, per_page: 999 } });
  const { totals } = body;
  assert.equal(body.total, totals.monthly.people);
  assert.ok(totals.monthly.people > 30);
  for (const row of body.people) assert.ok(row.after! > row.before!);
  assert.equal(
    body.people.reduce((sum, row) => sum + row.after! - row.before!, 0),
    totals.monthly.after - totals.monthly.before,
  );
  const { rows } = await app.server.pool.query<{ count: number }>(
    "select count(distinct personnel_id) as count from personnel.appointment where during && '[2026-12-31,)'",
  );
  const exceptions = Object.values(totals.exceptions).reduce((sum, count) => sum + count, 0);
  assert.equal(totals.monthly.people + totals.daily.people + totals.noticed + exceptions, rows[0]!.count);
  const left = await hr.call(previewNosa, { query: { table, group: 'exception', reason: 'uncovered' } });
  assert.equal(left.body.total, totals.exceptions.uncovered);
  const file = await hr.call(exportNosa, { query: { table, format: 'csv' } });
  assert.match(new TextDecoder().decode(file.bytes), /Present,Adjusted,Difference/);
});

test('worked example 1 on record: SG 12 step 2 of 32,529 was told 34,069', async () => {
  const [person] = await addPeople(app.server.pool, 1);
  const { rows } = await app.server.pool.query<{ amount: number }>(
    "select s.amount from organization.salary_table t join organization.salary_step s on s.table_id = t.id where t.during @> date '2026-01-01' and salary_grade = 12 and step = 2",
  );
  assert.equal(rows[0]!.amount, 34_069_00);
  const { body } = await hr.call(previewNosa, { query: { table, term: 'Tagapagbilang' } });
  assert.deepEqual([body.people[0]?.id, body.people[0]?.before], [person, 34_069_00]);
});

test('casuals are adjusted apart, as their wage is paid by the day', async () => {
  const [casual] = await addMore(1, 'CAS');
  const { body } = await hr.call(previewNosa, { query: { table, group: 'daily', term: 'Tagapagbilang' } });
  assert.deepEqual(
    body.people.map(({ id, group }) => [id, group]),
    [[casual, 'daily']],
  );
});

test('two simultaneous clicks generate every notice once', async () => {
  const { body } = await hr.call(previewNosa, { query: { table, per_page: 999 } });
  const wanted = body.totals.monthly.people + body.totals.daily.people;
  const counts = await Promise.all([generate({}), generate({})]);
  assert.ok(counts.includes(wanted));
  const list = await hr.call(listNotices, { query: { kind: 'NOSA', table, per_page: 999 } });
  assert.equal(list.body.total, wanted);
  assert.deepEqual([list.body.counts.GENERATED, new Set(list.body.notices.map((one) => one.personnel_id)).size], [wanted, wanted]);
  assert.equal((await hr.call(previewNosa, { query: { table } })).body.totals.noticed, wanted);
  assert.equal((await hr.call(generateNosa, { body: { table } })).status, 409);
});

test('a release writes the salary once, under two clicks too, and the employee is told and sees their own notice alone', async () => {
  const employee = await app.as('employee');
  const person = people.accountingClerk.id;
  const ids = await noticesOf([person]);
  const has = async () => (await employee.call(listOwnNotices)).body.notices.filter(({ effective_on: day }) => day === '2027-01-01').length;
  assert.equal((await hr.call(actOnNotices, { body: { action: 'release', ids } })).status, 409);
  await bringToSigned(ids);
  assert.equal(await has(), 0);
  assert.equal((await employee.call(printOwnNotice, { params: { id: ids[0]! } })).status, 404);
  assert.equal(
    (await employee.call(readTimeline, { params: { id: ids[0]! } })).status,
    404,
    'a notice on its way is not shown to its owner',
  );
  assert.ok(!(await employee.call(listFiled)).body.requests.some(({ id }) => id === ids[0]));
  const clicks = await Promise.all([1, 2].map(() => hr.call(actOnNotices, { body: { action: 'release', ids } })));
  assert.deepEqual(
    clicks.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  const notice = (await hr.call(readNotice, { params: { id: ids[0]! } })).body.notice;
  assert.deepEqual(await salariesFrom(person, '2027-01-01'), [
    { amount: notice.amount_after, cause: 'salary adjustment', authority: 'EO 64 s.2024' },
  ]);
  const { steps } = (await hr.call(readTimeline, { params: { id: ids[0]! } })).body.request;
  assert.deepEqual(
    steps.map(({ state }) => state),
    ['GENERATED', 'FOR_SIGNATURE', 'SIGNED', 'RELEASED'],
  );
  assert.equal(await has(), 1);
  const pdf = await employee.call(printOwnNotice, { params: { id: ids[0]! } });
  assert.equal(new TextDecoder().decode(pdf.bytes.slice(0, 5)), '%PDF-');
  const head = await app.as('head');
  assert.equal((await head.call(printOwnNotice, { params: { id: ids[0]! } })).status, 404);
  const told = await app.server.pool.query(
    "select from notifications.notification n join identity.account a on a.id = n.account_id where a.email = 'employee@talaan.example' and n.title like 'Notice of Salary Adjustment%'",
  );
  assert.equal(told.rowCount, 1);
});

test('a request of another kind is not there for the steps of notices', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>(
    `select id from requests.request where kind = 'certificate' and closed_at is null order by id limit 1`,
  );
  const { status } = await hr.call(actOnNotices, { body: { action: 'cancel', ids: [rows[0]!.id], reason: 'Asked for twice' } });
  assert.equal(status, 404);
});

test('a released notice is changed by nothing; one on its way is cancelled for a reason, and then generated anew', async () => {
  const people = await addMore(1);
  await generate({ personnel_ids: people });
  const [id] = await noticesOf(people);
  assert.equal((await hr.call(actOnNotices, { body: { action: 'cancel', ids: [id!] } })).status, 422);
  assert.equal((await hr.call(actOnNotices, { body: { action: 'cancel', ids: [id!], reason: 'The name was misspelt' } })).status, 200);
  const paper = await app.server.pool.query<{ withdrawn_because: string }>(
    'select withdrawn_because from papers.paper p join notices.notice n on n.paper_code = p.code where n.id = $1',
    [id],
  );
  assert.equal(paper.rows[0]!.withdrawn_because, 'The name was misspelt');
  assert.equal(await generate({ personnel_ids: people }), 1);
  const [again] = await noticesOf(people);
  await bringToSigned([again!]);
  assert.equal((await hr.call(actOnNotices, { body: { action: 'release', ids: [again!] } })).status, 200);
  assert.equal((await hr.call(actOnNotices, { body: { action: 'cancel', ids: [again!], reason: 'Too late' } })).status, 409);
  await assert.rejects(
    app.server.pool.query('update notices.notice set amount_after = amount_after + 1 where id = $1', [again]),
    /not changed/,
  );
});

test('a notice whose salary has changed since it was generated is not released, and says whose', async () => {
  const [first, second] = await addMore(2);
  await generate({ personnel_ids: [first!, second!] });
  const ids = await noticesOf([first!, second!]);
  await bringToSigned(ids);
  await app.server.pool.query("update personnel.salary set during = '[2026-01-01,2026-11-01)' where personnel_id = $1", [first]);
  await app.server.pool.query(
    "insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during) values ($1, 15, 1, 4217800, 'appointment', '[2026-11-01,)')",
    [first],
  );
  const refused = await hr.call(actOnNotices, { body: { action: 'release', ids } });
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /Tagapagbilang.*has changed since/);
  assert.deepEqual(await salariesFrom(second!, '2027-01-01'), []);
  const all = await hr.call(actOnAllNotices, { body: { action: 'release', filters: { kind: 'NOSA', table, term: 'Tagapagbilang' } } });
  const job = await app.finishJob(hr, all.body.job.id);
  assert.deepEqual([job.result?.done, job.result?.left], [1, 1]);
  assert.equal((await salariesFrom(second!, '2027-01-01')).length, 1);
});

test('HR leaves their own notice to a colleague, and a list and the inbox say so for each', async () => {
  const [own] = await noticesOf([people.hrOfficer.id]);
  assert.equal((await hr.call(actOnNotices, { body: { action: 'submit', ids: [own!] } })).status, 409);
  const all = await hr.call(actOnAllNotices, {
    body: { action: 'submit', filters: { kind: 'NOSA', table, term: people.hrOfficer.fullname } },
  });
  const { result } = await app.finishJob(hr, all.body.job.id);
  assert.deepEqual([result?.done, result?.left], [0, 1]);
  assert.match(String(result?.names), /your own/);
  const colleague = await app.as('admin');
  const { seen, actions } = (await colleague.call(readTimeline, { params: { id: own! } })).body.request;
  assert.deepEqual(
    actions.map(({ label }) => label),
    ['Send for signature', 'Void notice'],
  );
  const [other] = await addMore(1);
  await generate({ personnel_ids: [other!] });
  const items = [...(await noticesOf([other!])).map((id) => ({ id, seen: 1 })), { id: own!, seen }];
  const { outcomes } = (await hr.call(takeSteps, { body: { action: 'submit', items } })).body;
  assert.deepEqual(
    outcomes.map(({ done }) => done),
    [true, false],
  );
  assert.equal((await colleague.call(actOnNotices, { body: { action: 'submit', ids: [own!] } })).status, 200);
});

test('a wrong one is corrected after release by a new one, which takes the place of its salary', async () => {
  const [person] = await addMore(1);
  await generate({ personnel_ids: [person!] });
  const [id] = await noticesOf([person!]);
  await bringToSigned([id!]);
  await hr.call(actOnNotices, { body: { action: 'release', ids: [id!] } });
  assert.equal((await hr.call(correctNotice, { params: { id: id! }, body: { reason: 'Wrong step' } })).status, 409);
  await app.server.db.transaction().execute(async (db) => {
    await sql`select set_config('talaan.reason', 'Step 3 since 2025', true)`.execute(db);
    await sql`update personnel.salary set step = 3, amount = 3443100 where personnel_id = ${person} and lower(during) = '2026-01-01'`.execute(
      db,
    );
  });
  const corrected = await hr.call(correctNotice, { params: { id: id! }, body: { reason: 'Wrong step' } });
  assert.equal(corrected.status, 200, JSON.stringify(corrected.body));
  await bringToSigned([corrected.body.id]);
  assert.equal((await hr.call(actOnNotices, { body: { action: 'release', ids: [corrected.body.id] } })).status, 200);
  const notice = (await hr.call(readNotice, { params: { id: corrected.body.id } })).body.notice;
  assert.deepEqual(
    (await salariesFrom(person!, '2027-01-01')).map(({ amount }) => amount),
    [notice.amount_after],
  );
  assert.equal(notice.corrects_id, id);
});

test('many are printed into one file, few are shown at once', async () => {
  const list = (await hr.call(listNotices, { query: { kind: 'NOSA', table } })).body.notices.map(({ id }) => id);
  const few = await hr.call(printNotices, { query: { notice: list.slice(0, 3) } });
  assert.equal(few.status, 200);
  const many = await hr.call(printManyNotices, { body: { filters: { kind: 'NOSA', table } } });
  const job = await app.finishJob(hr, many.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  assert.equal(typeof job.result?.file_id, 'number');
});

test('notices are nobody’s business without the view, and end where one’s scope ends', async () => {
  const employee = await app.as('employee');
  assert.equal((await employee.call(listNosaTables)).status, 403);
  assert.equal((await employee.call(listNotices, { query: { kind: 'NOSA' } })).status, 403);
  await app.server.pool.query(`insert into identity.account_role (account_id, role_id, scope, office_id, during)
    select a.id, r.id, 'office', ${offices.artsAndSciences.id}, '[2026-01-01,)' from identity.account a, identity.role r
    where a.email = 'clerk@talaan.example' and r.name = 'HR administrator'`);
  const clerk = await app.signIn('clerk');
  const seen = (await clerk.call(listNotices, { query: { kind: 'NOSA', table, per_page: 999 } })).body;
  const all = (await hr.call(listNotices, { query: { kind: 'NOSA', table, per_page: 999 } })).body;
  assert.ok(seen.total < all.total);
  const { counts } = (await clerk.call(listNosaTables)).body.tables.find(({ id }) => id === table)!;
  assert.equal(
    Object.values(counts).reduce((sum, count) => sum + count, 0),
    seen.total,
  );
  const foreign = all.notices.find(({ id }) => !seen.notices.some((one) => one.id === id))!;
  assert.equal((await clerk.call(readNotice, { params: { id: foreign.id } })).status, 404);
  assert.equal((await clerk.call(printNotices, { query: { notice: [foreign.id] } })).status, 404);
  assert.equal((await clerk.call(printManyNotices, { body: { ids: [foreign.id] } })).status, 404);
  assert.equal((await clerk.call(actOnNotices, { body: { action: 'submit', ids: [foreign.id] } })).status, 404);
});

let added = 0;
async function addMore(count: number, status = 'PERM'): Promise<number[]> {
  added += 1;
  await app.server.pool.query("update personnel.person set idno = idno || '-' || $1 where idno like 'T-_'", [added]);
  return addPeople(app.server.pool, count, status);
}
