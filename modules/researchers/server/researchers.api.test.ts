import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/kernel/testing/app.ts';
import { addResearcher, correctResearcher, listResearchers } from '../contract.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: false });
  hr = await app.as('hr');
});
after(() => app.close());

async function facts() {
  const { rows } = await sql<{ office_id: number; personnel_id: number }>`
    select (select id from organization.office where acronym = 'CAS') as office_id,
      (select max(p.id) from personnel.person p where not exists (select from researchers.researcher r where r.personnel_id = p.id)) as personnel_id`.execute(
    app.server.db,
  );
  return {
    ...rows[0]!,
    discipline: 'Topology',
    orcid: 'https://orcid.org/0000-0002-1825-0097',
    role: 'Study leader',
    units_released: 6,
    honorarium_class: 'B',
    from: '2026-01-01',
    to: null,
    projects: [{ title: 'Models of the spread of dengue', role: 'Study leader', funder: 'DOST-PCHRD' }],
  };
}

test('a researcher is kept with projects and a checked ORCID iD, once at a time', async () => {
  const body = await facts();
  assert.equal((await hr.call(addResearcher, { body })).status, 200);
  assert.equal((await hr.call(addResearcher, { body: { ...body, from: '2026-06-01' } })).status, 422);
  const list = await hr.call(listResearchers, { query: { term: 'topology' } });
  assert.equal(list.body.researchers[0]!.orcid, '0000-0002-1825-0097');
  assert.equal(list.body.researchers[0]!.projects.length, 1);
});

test('an ORCID iD with a wrong check digit is refused on its field', async () => {
  const refused = await hr.call(addResearcher, { body: { ...(await facts()), orcid: '0000-0002-1825-0098' } });
  assert.equal(refused.status, 422);
  assert.ok('orcid' in (refused.body as unknown as { errors: object }).errors);
});

test('a researcher is ended freely, and corrected with a reason only', async () => {
  const { id } = (await hr.call(listResearchers, { query: { term: 'topology' } })).body.researchers[0]!;
  const { personnel_id: _personnel, ...body } = await facts();
  const correct = (change: object) => hr.call(correctResearcher, { params: { id }, body: { ...body, reason: '', ...change } });
  assert.equal((await correct({ discipline: 'Statistics' })).status, 422);
  assert.equal((await correct({ discipline: 'Statistics', reason: 'Entered wrongly' })).status, 200);
  assert.equal((await correct({ discipline: 'Statistics', to: '2026-11-30' })).status, 200);
  const list = await hr.call(listResearchers, { query: { on: '2026-12-01', term: 'statistics' } });
  assert.equal(list.body.total, 0);
});
