import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { addNeed, listNeeds, makeProgramme, withdrawNeed } from '../contract/needs.ts';
import { addPlan, offerLines, readPlan } from '../contract/plans.ts';
import { needStates } from '../rules/needs.ts';
import { answersOnDay } from './needs/need-statement.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
before(async () => {
  app = await startTestApp();
  [hr, head] = await Promise.all([app.as('hr'), app.as('head')]);
});
after(() => app.close());

const NEED = {
  office_id: offices.accounting.id,
  personnel_id: people.accountingClerk.id,
  competency_id: null,
  title: 'Closing of ledgers',
  reason: '',
};

test('the states that the list computes are those of the rule', async () => {
  const { server } = app;
  const found = (await hr.call(listNeeds, { query: { per_page: 999 } })).body.needs;
  assert.ok(found.length > 20);
  const { rows } = await sql<{
    key: string;
    closed_on: string | null;
  }>`select key, closed_on from ${answersOnDay()} a`.execute(server.db);
  const at = new Map(found.map(({ id }, place) => [id, place]));
  const states = needStates(
    found.map(({ source, since }, id) => ({ id, source, since })),
    rows.flatMap(({ key, closed_on }) => (at.has(key) ? [{ need_id: at.get(key)!, closed_on }] : [])),
  );
  assert.deepEqual(
    found.map(({ state }) => state),
    found.map((_need, place) => states.get(place)),
  );
  assert.deepEqual(
    [...new Set(found.map(({ state }) => state))].toSorted((one, other) => one.localeCompare(other)),
    ['ANSWERED', 'OPEN', 'PLANNED'],
  );
});

test('a head enters a need of a person, a plan answers it, and it is withdrawn once', async () => {
  assert.equal((await head.call(addNeed, { body: { ...NEED, office_id: offices.mathematics.id } })).status, 422, 'beyond reach');
  assert.equal(
    (await head.call(addNeed, { body: { ...NEED, personnel_id: people.teacherOfMathematics.id } })).status,
    422,
    'of another office',
  );
  assert.equal((await head.call(addNeed, { body: NEED })).status, 200);
  const find = async () => (await head.call(listNeeds, { query: { term: NEED.title } })).body.needs;
  const [need] = await find();
  assert.deepEqual([need!.source, need!.state, need!.fullname], ['HEAD', 'OPEN', people.accountingClerk.fullname]);
  const employee = await app.as('employee');
  assert.equal((await employee.call(listNeeds)).status, 403);
  const offer = (await employee.call(offerLines, { query: { kind: 'INDIVIDUAL', from_year: 2027 } })).body;
  const offered = offer.needs.find(({ need_id: id }) => id === need!.need_id)!;
  const { said: _, source: __, state: ___, since: ____, ...line } = offered;
  const lines = [{ ...line, id: null, title: 'Course on ledgers', output: 'Ledgers closed by the fifth' }];
  const { id } = (await employee.call(addPlan, { body: { kind: 'INDIVIDUAL' as const, office_id: null, from_year: 2027, lines } })).body;
  assert.equal((await find())[0]!.state, 'OPEN', 'a draft answers nothing');
  const { seen } = (await employee.call(readPlan, { params: { id } })).body.plan;
  await employee.call(takeStep, { params: { id }, body: { action: 'submit', seen, remarks: '' } });
  assert.equal((await find())[0]!.state, 'PLANNED');
  const withdraw = (who: Caller) => who.call(withdrawNeed, { params: { id: need!.need_id! } });
  assert.equal((await withdraw(await app.as('dean'))).status, 404);
  assert.deepEqual([(await withdraw(head)).status, (await withdraw(hr)).status], [200, 404]);
  assert.deepEqual(await find(), []);
});

test('what the last IPCR recommends is a need once its rating was received, and a plan answers it', async () => {
  const { pool } = app.server;
  const comments = 'Learn the new chart of accounts. '.repeat(10);
  const { rows } = await pool.query<{ id: number }>(
    `select f.id from performance.form f join performance.period q on q.id = f.period_id
     where f.form = 'IPCR' and f.personnel_id = $1 and f.final is not null order by lower(q.during) desc limit 1`,
    [people.accountingClerk.id],
  );
  const form = rows[0]!.id;
  const find = async () =>
    (await head.call(listNeeds, { query: { source: ['IPCR'], per_page: 999 } })).body.needs.find(({ id }) => id === `i-${form}`);
  const { rows: kept } = await pool.query<{ received_on: string | null }>('select received_on from performance.form where id = $1', [form]);
  await pool.query(`update performance.form set comments = $2 where id = $1`, [form, comments]);
  const need = await find();
  assert.deepEqual(
    [need?.state, need?.since, need?.title.length],
    kept[0]!.received_on === null ? [undefined, undefined, undefined] : ['OPEN', kept[0]!.received_on, 200],
  );
  await pool.query(`update performance.form set comments = '' where id = $1`, [form]);
  assert.equal(await find(), undefined);
});

test('the intervention after a weak rating is a need, a plan answers it, and a better rating of a later period ends it', async () => {
  const { pool } = app.server;
  const act = { id: 0, details: 'A mentor for three months', on_day: '2026-07-30' };
  const { rows } = await pool.query<{ id: number }>(
    `insert into performance.weak_act (personnel_id, period_id, kind, on_day, details, entered_by, entered_at)
     select $1, q.id, 'INTERVENTION', $2, $3, h.personnel_id, now() from performance.period q, identity.account h
     where q.name = 'January to June 2026' and h.email = 'head@talaan.example' returning id`,
    [people.accountingClerk.id, act.on_day, act.details],
  );
  act.id = rows[0]!.id;
  const find = async () =>
    (await hr.call(listNeeds, { query: { source: ['WEAK_RATING'], per_page: 999 } })).body.needs.find(({ id }) => id === `w-${act.id}`);
  const need = await find();
  assert.deepEqual([need?.state, need?.title, need?.since, need?.need_id], ['OPEN', act.details, act.on_day, null]);
  assert.ok((await head.call(listNeeds, { query: { source: ['WEAK_RATING'] } })).body.total > 0, 'of the own office');
  assert.equal((await (await app.as('dean')).call(listNeeds, { query: { source: ['WEAK_RATING'] } })).body.total, 0, 'beyond reach');

  // Those of these who have no plan for 2027 yet.
  const names = ['clerk', 'budget', 'spmis', 'hr', 'faculty'];
  const planners = await Promise.all(names.map((who) => app.as(who)));
  const offers = await Promise.all(planners.map((who) => who.call(offerLines, { query: { kind: 'INDIVIDUAL', from_year: 2027 } })));
  const at = offers.findIndex(({ body }) => body.why_not === null);
  const planner = planners[at]!;
  const offered = async () => (await planner.call(offerLines, { query: { kind: 'INDIVIDUAL', from_year: 2027 } })).body.needs;
  const foreign = await planner.call(addPlan, { body: planOf(`w-${act.id}`) });
  assert.match(JSON.stringify(foreign.body), /lines\.0\.need/, 'the intervention of another person');
  const moved = `update performance.weak_act set personnel_id = (select personnel_id from identity.account where email = $2) where id = $1`;
  await pool.query(moved, [act.id, `${names[at]}@talaan.example`]);
  assert.equal((await offered()).find(({ source }) => source === 'WEAK_RATING')?.recommendation, `w-${act.id}`);
  const added = await planner.call(addPlan, { body: planOf(`w-${act.id}`) });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const params = { id: added.body.id };
  const { seen } = (await planner.call(readPlan, { params })).body.plan;
  await planner.call(takeStep, { params, body: { action: 'submit', seen, remarks: '' } });
  assert.equal((await find())?.state, 'PLANNED');

  await pool.query(
    `update performance.weak_act w set period_id = (select q.id from performance.period q order by lower(q.during) limit 1) where w.id = $1`,
    [act.id],
  );
  assert.equal(await find(), undefined, 'rated better since');
});

/** The plan of a person for 2027, which answers a recommendation. */
function planOf(recommendation: string) {
  const line = {
    id: null,
    priority: 1 as const,
    need: 'Requirements of the Commission on Audit',
    intervention: 'COACHING' as const,
    title: 'A mentor for three months',
    provider: '',
    field: '',
    mode: null,
    from: '2027-01-01',
    to: '2027-12-31',
    cost: 0,
    fund: '',
    output: 'Vouchers without suspension',
    needs_replacement: false,
    person_id: null,
    competency_id: null,
    need_id: null,
    recommendation,
    of_line: null,
  };
  return { kind: 'INDIVIDUAL' as const, office_id: null, from_year: 2027, lines: [line] };
}

test('a training made of needs plans them, and answers them once it is closed with a certificate', async () => {
  const { pool } = app.server;
  const ld = await app.as('ld');
  assert.equal((await head.call(addNeed, { body: { ...NEED, title: 'Digital ledgers' } })).status, 200);
  const find = async () => (await ld.call(listNeeds, { query: { term: 'Digital ledgers' } })).body.needs[0]!;
  const { rows } = await pool.query<{ provider: number; type: number }>(
    'select (select min(id) from trainings.provider) as provider, (select min(id) from reference.learning_type) as type',
  );
  const programme = {
    title: 'Ledgers without paper',
    provider_id: rows[0]!.provider,
    type_id: rows[0]!.type,
    venue: 'ONLINE' as const,
    place: '',
    is_abroad: false,
    foreign_authority: '',
    first_day: '2026-12-10',
    last_day: '2026-12-11',
    hours: 1600,
    fee: 0,
    travel: 0,
    description: '',
    sessions: [],
  };
  const make = (who: Caller, needs: string[]) => who.call(makeProgramme, { body: { needs, programme } });
  const { id: key } = await find();
  assert.equal((await make(head, [key])).status, 403);
  assert.equal((await make(ld, [key, 'h-99999999'])).status, 422, 'one that is there no more');
  const count = async () =>
    (await pool.query<{ found: number }>('select count(*)::integer as found from trainings.training where title = $1', [programme.title]))
      .rows[0]!.found;
  assert.equal(await count(), 0, 'nothing half');
  const made = await make(ld, [key]);
  assert.equal(made.status, 200, JSON.stringify(made.body));
  assert.equal((await find()).state, 'PLANNED');
  await pool.query('update trainings.training set cancelled_because = $2 where id = $1', [made.body.id, 'Moved']);
  assert.equal((await find()).state, 'OPEN', 'a training that is cancelled answers nothing');
});
