import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { addNeed, listNeeds, withdrawNeed } from '../contract/needs.ts';
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
