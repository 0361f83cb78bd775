import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { addResearcher, correctResearcher, listResearchers, readResearcher } from '../contract.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

const facts = {
  office_id: offices.artsAndSciences.id,
  personnel_id: people.headOfServicesInDumaguit.id,
  discipline: 'Topology',
  orcid: 'https://orcid.org/0000-0002-1825-0097',
  role: 'Study leader',
  units_released: 6,
  honorarium_class: 'B',
  from: '2026-01-01',
  to: null,
  projects: [{ title: 'Models of the spread of dengue', role: 'Study leader', funder: 'DOST-PCHRD' }],
};

test('a researcher is kept with projects and a checked ORCID iD, once at a time', async () => {
  const body = facts;
  assert.equal((await hr.call(addResearcher, { body })).status, 200);
  assert.equal((await hr.call(addResearcher, { body: { ...body, from: '2026-06-01' } })).status, 422);
  const list = await hr.call(listResearchers, { query: { term: 'topology' } });
  assert.equal(list.body.researchers[0]!.orcid, '0000-0002-1825-0097');
  assert.equal(list.body.researchers[0]!.projects.length, 1);
});

test('who keeps the researchers of a college tags and moves them within it only', async () => {
  const { db } = app.server;
  await sql`insert into identity.account_role (account_id, role_id, scope, office_id, during)
    select c.id, r.id, 'office', o.id, '[2026-01-01,)' from identity.account c, identity.role r, organization.office o
    where c.email = 'clerk@talaan.example' and r.name = 'HR administrator' and o.acronym = 'CAS'`.execute(db);
  const beyond = offices.accounting.id;
  const clerk = await app.signIn('clerk');
  const body = { ...facts, personnel_id: people.instructorOfMathematics.id, office_id: offices.mathematics.id, discipline: 'Geometry' };
  const refused = await clerk.call(addResearcher, { body: { ...body, office_id: beyond } });
  const { errors } = refused.body as unknown as { errors: object };
  assert.deepEqual([refused.status, Object.keys(errors)], [422, ['office_id']]);
  assert.equal((await clerk.call(addResearcher, { body })).status, 200);
  const { id } = (await clerk.call(listResearchers, { query: { term: 'geometry' } })).body.researchers[0]!;
  const { personnel_id: _personnel, ...kept } = body;
  const moveTo = (office_id: number) =>
    clerk.call(correctResearcher, { params: { id }, body: { ...kept, office_id, reason: 'Belongs to another unit' } });
  assert.equal((await moveTo(beyond)).status, 422);
  assert.equal((await moveTo(offices.artsAndSciences.id)).status, 200);
});

test('what another saved of a researcher meanwhile is not overwritten', async () => {
  const { id } = (await hr.call(listResearchers, { query: { all: 1 } })).body.researchers[0]!;
  const read = async () => (await hr.call(readResearcher, { params: { id } })).body;
  const { researcher, version } = await read();
  const { discipline, orcid, role, units_released, honorarium_class, from, projects, unit_id } = researcher;
  const body = {
    discipline,
    orcid,
    role,
    units_released,
    honorarium_class,
    from,
    projects,
    office_id: unit_id,
    to: '2026-12-31',
    reason: 'ended',
  };
  const save = (seen: number | undefined) => hr.call(correctResearcher, { params: { id }, body, headers: { 'if-match': String(seen) } });
  assert.equal((await save(version)).status, 200);
  assert.equal((await save(version)).status, 409);
  assert.equal((await save((await read()).version)).status, 200);
  assert.equal((await hr.call(readResearcher, { params: { id: 999_999 } })).status, 404);
});

test('an ORCID iD with a wrong check digit is refused on its field', async () => {
  const refused = await hr.call(addResearcher, { body: { ...facts, orcid: '0000-0002-1825-0098' } });
  assert.equal(refused.status, 422);
  assert.ok('orcid' in (refused.body as unknown as { errors: object }).errors);
});

test('a researcher is ended freely, and corrected with a reason only', async () => {
  const { id } = (await hr.call(listResearchers, { query: { term: 'topology' } })).body.researchers[0]!;
  const { personnel_id: _personnel, ...body } = facts;
  const correct = (change: object) => hr.call(correctResearcher, { params: { id }, body: { ...body, reason: '', ...change } });
  assert.equal((await correct({ discipline: 'Statistics' })).status, 422);
  assert.equal((await correct({ discipline: 'Statistics', reason: 'Entered wrongly' })).status, 200);
  assert.equal((await correct({ discipline: 'Statistics', to: '2026-11-30' })).status, 200);
  const list = await hr.call(listResearchers, { query: { on: '2026-12-01', term: 'statistics' } });
  assert.equal(list.body.total, 0);
});
