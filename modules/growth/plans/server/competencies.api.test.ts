import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import {
  addCompetency,
  assess,
  changeCompetency,
  listAssessed,
  listCompetencies,
  listProfiles,
  readHeld,
  readProfile,
  removeCompetency,
  saveProfile,
} from '../contract/competencies.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  head = await app.as('head');
});
after(() => app.close());

const LEVELS = ['Knows it.', 'Does it.', 'Teaches it.', 'Shapes it.'];
const LEDGERS = { name: 'Keeping ledgers', category: 'TECHNICAL' as const, description: '', levels: LEVELS };

test('a competency is added once, asked of a position, assessed by the head, and makes a gap until it is met', async () => {
  assert.equal((await hr.call(addCompetency, { body: LEDGERS })).status, 200);
  assert.equal((await hr.call(addCompetency, { body: LEDGERS })).status, 422, 'the name is taken');
  assert.equal((await head.call(addCompetency, { body: { ...LEDGERS, name: 'Mine' } })).status, 403);
  const [ledgers] = (await hr.call(listCompetencies, { query: { term: LEDGERS.name } })).body.competencies;
  const clerk = people.accountingClerk;
  const { body: before } = await head.call(readHeld, { params: { id: clerk.id } });
  const position = (await hr.call(listProfiles, { query: { term: before.person.position! } })).body.positions.find(
    ({ name }) => name === before.person.position,
  );
  const profile = (await hr.call(readProfile, { params: { id: position!.id } })).body;
  const asked = profile.asked.map(({ competency_id, level }) => ({ competency_id, level }));
  const more = { competency_id: ledgers!.id, level: 3 as const };
  assert.equal((await hr.call(saveProfile, { params: { id: position!.id }, body: { asked: [...asked, more, more] } })).status, 422);
  assert.equal((await hr.call(saveProfile, { params: { id: position!.id }, body: { asked: [...asked, more] } })).status, 200);

  const heldOf = async () =>
    (await head.call(readHeld, { params: { id: clerk.id } })).body.held.find(({ competency_id: id }) => id === ledgers!.id)!;
  assert.deepEqual([(await heldOf()).has, (await heldOf()).gap], [null, 0], 'never assessed, so no gap');
  const say = (level: 1 | 3, on = '2026-11-20') =>
    head.call(assess, { params: { id: clerk.id }, body: { assessed_on: on, levels: [{ competency_id: ledgers!.id, level }] } });
  assert.equal((await say(1, '2027-02-01')).status, 422, 'a day to come');
  assert.equal((await say(1)).status, 200);
  assert.deepEqual([(await heldOf()).has, (await heldOf()).gap], [1, 2]);
  const listed = async () =>
    (await head.call(listAssessed, { query: { competency: ledgers!.id } })).body.people.map(({ id, widest }) => [id, widest]);
  assert.deepEqual(await listed(), [[clerk.id, 2]]);
  assert.equal((await hr.call(removeCompetency, { params: { id: ledgers!.id } })).status, 409, 'in use');
  const { name, category, description, levels } = ledgers!;
  const change = (is_retired: boolean) =>
    hr.call(changeCompetency, { params: { id: ledgers!.id }, body: { name, category, description, levels, is_retired } });
  assert.equal((await change(true)).status, 200);
  assert.equal(await heldOf(), undefined, 'a retired one is asked of nobody');
  assert.equal((await change(false)).status, 200);
  assert.equal((await say(3)).status, 200);
  assert.deepEqual(await listed(), [], 'met');
});

test('people see their own competencies, heads those of their offices, and nobody assesses themselves or anyone beyond reach', async () => {
  const employee = await app.as('employee');
  const own = (await employee.call(readHeld, { params: { id: people.accountingClerk.id } })).body;
  assert.equal(own.may_assess, false);
  assert.equal((await employee.call(readHeld, { params: { id: people.headOfAccounting.id } })).status, 404);
  assert.equal((await employee.call(listAssessed)).status, 403);
  const seen = (await head.call(listAssessed, { query: { per_page: 100 } })).body;
  assert.ok(seen.total > 0 && seen.people.every(({ office }) => office === offices.accounting.acronym));
  const self = { id: people.headOfAccounting.id };
  const [competency] = (await head.call(readHeld, { params: self })).body.held;
  const body = { assessed_on: '2026-11-20', levels: [{ competency_id: competency!.competency_id, level: 4 as const }] };
  assert.equal((await head.call(assess, { params: self, body })).status, 422);
  assert.equal((await head.call(assess, { params: { id: people.teacherOfMathematics.id }, body })).status, 404);
});
