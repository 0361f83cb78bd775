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
