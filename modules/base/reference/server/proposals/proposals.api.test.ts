import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as contract from '../../contract/proposals.ts';

const { degrees, schools, companies } = contract;

let app: TestApp;
let employee: Caller;
let faculty: Caller;
let hr: Caller;
let admin: Caller;
before(async () => {
  app = await startTestApp();
  [employee, faculty, hr, admin] = await Promise.all([app.as('employee'), app.as('faculty'), app.as('hr'), app.as('admin')]);
});
after(() => app.close());

async function proposeSchool(who: Caller, name: string): Promise<number> {
  const { status, body } = await who.call(schools.add, { body: { name, address: 'Bayombong, Nueva Vizcaya' } });
  assert.equal(status, 200);
  return body.id;
}

async function found(who: Caller, term: string): Promise<string[]> {
  return (await who.call(schools.list, { query: { term } })).body.schools.map(({ name }) => name);
}

async function told(who: Caller): Promise<string[]> {
  return (await who.call(listNotifications)).body.notifications.map(({ title, description }) => `${title}: ${description}`);
}

test('degrees, majors, companies and schools answer under the keys of the specification, five at a time', async () => {
  const keys = {
    '/api/degree': 'degrees',
    '/api/degree-majors': 'degree_majors',
    '/api/schools': 'schools',
    '/api/workcompany': 'work_companies',
  };
  for (const [path, key] of Object.entries(keys)) {
    const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${employee.token}` } });
    const body = (await answer.json()) as Record<string, unknown[]>;
    assert.equal(answer.status, 200, path);
    assert.equal(body[key]?.length, 5, path);
  }
  const { body } = await employee.call(contract.newDegreeForm);
  assert.ok(body.levels.some(({ id }) => id === 'graduate'));
  const bsed = (await employee.call(degrees.list, { query: { term: 'secondary education' } })).body.degrees[0]!;
  const { degree_majors: majors } = (await employee.call(contract.listMajors, { query: { per_page: 999, degreeId: bsed.id } })).body;
  assert.ok(majors.some(({ major }) => major === 'Mathematics'));
});

test('a proposal is its proposer’s alone until it is approved; the keepers of the lists see it', async () => {
  const id = await proposeSchool(employee, 'Aldersgate College');
  assert.deepEqual(await found(employee, 'aldersgate'), ['Aldersgate College']);
  assert.deepEqual(await found(faculty, 'aldersgate'), []);
  assert.deepEqual(await found(hr, 'aldersgate'), ['Aldersgate College']);
  assert.equal((await faculty.call(schools.edit, { params: { id }, body: { name: 'Mine now' } })).status, 404);
  assert.equal((await faculty.call(schools.remove, { params: { id } })).status, 404);
  assert.equal((await faculty.call(schools.approve, { params: { id, suffix: 'approve' } })).status, 403);
  assert.equal((await faculty.call(contract.listProposals)).status, 403);

  const approved = await hr.call(schools.approve, { params: { id, suffix: 'approve' } });
  assert.equal(approved.status, 200);
  assert.equal(approved.body.state, 'approved');
  assert.deepEqual(await found(faculty, 'aldersgate'), ['Aldersgate College']);
  assert.equal((await employee.call(schools.edit, { params: { id }, body: { name: 'Aldersgate' } })).status, 409);
  assert.ok((await told(employee)).some((line) => line.startsWith('Your school was approved: Aldersgate College')));
});

test('two people may propose the same name at once, one person only once', async () => {
  const [one, two] = await Promise.all([proposeSchool(employee, 'Saint Louis School'), proposeSchool(faculty, 'Saint Louis School')]);
  assert.notEqual(one, two);
  const again = await employee.call(schools.add, { body: { name: 'SAINT LOUIS  SCHOOL', address: 'Bayombong, Nueva Vizcaya' } });
  assert.equal(again.status, 422);
  const outcome = (
    await hr.call(contract.approveProposals, { body: { proposals: [one, two].map((id) => ({ kind: 'school' as const, id })) } })
  ).body;
  assert.equal(outcome.approved, 1);
  assert.match(outcome.refused[0]!.message, /already on the list: merge/);
});

test('of two reviewers the second is told what the first one did', async () => {
  const id = await proposeSchool(employee, 'Saint Mary’s Academy');
  const answers = await Promise.all([hr, admin].map((who) => who.call(schools.approve, { params: { id, suffix: 'approve' } })));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]));
  const second = answers.find(({ status }) => status === 409)!.body as unknown as { message: string };
  assert.match(second.message, /^Saint Mary’s Academy was approved already by /);
  assert.equal((await hr.call(contract.rejectProposal, { params: { kind: 'school', id }, body: { reason: 'Not a school' } })).status, 409);
});

test('a rejection has a reason, and the proposer reads it', async () => {
  const { id } = (await employee.call(companies.add, { body: { name: 'My uncle’s store' } })).body;
  const params = { kind: 'company' as const, id };
  assert.equal((await hr.call(contract.rejectProposal, { params, body: { reason: 'no' } })).status, 422);
  assert.equal((await hr.call(contract.rejectProposal, { params, body: { reason: 'Give its registered name.' } })).status, 200);
  assert.ok((await told(employee)).includes('Your company was not accepted: My uncle’s store: Give its registered name.'));
  const { body } = await employee.call(companies.list, { query: { term: 'uncle' } });
  assert.equal(body.total, 0);
});

test('a keeper of the lists adds at once, and nobody decides on their own proposal', async () => {
  const added = (await hr.call(companies.add, { body: { name: 'Civil Service Commission, Region II' } })).body;
  assert.equal(added.state, 'approved');
  const { rows } = await app.server.pool.query<{ id: number }>(`
    insert into reference.company (name, state, proposed_by) select 'Own proposal', 'proposed', id from identity.account
    where email = 'hr@talaan.example' returning id`);
  const { id } = rows[0]!;
  assert.equal((await hr.call(companies.approve, { params: { id } })).status, 409);
  assert.equal((await hr.call(contract.mergeProposal, { params: { kind: 'company', id }, body: { into: added.id } })).status, 409);
  assert.equal((await admin.call(companies.approve, { params: { id } })).status, 200);
});

test('likely twins stand beside a proposal, accents and capitals aside, the likeliest first', async () => {
  const id = await proposeSchool(employee, 'Tarlak State Universíty');
  const { proposals } = (await hr.call(contract.listProposals, { query: { kind: 'school', term: 'tarlak' } })).body;
  const mine = proposals.find((one) => one.id === id);
  assert.equal(mine?.twins[0]?.name, 'Tarlac State University');
  assert.ok(mine.twins[0].likeness > 70 && mine.twins.length <= 3);
  assert.ok(mine.actions.includes('merge'));
  assert.ok((await hr.call(contract.listProposals)).body.proposals.every((one) => one.state === 'proposed'));
});

test('a merge takes along every record that named the entry, in whatever table', async () => {
  await app.owner.query('create schema later');
  await app.owner.query(
    `create table later.education (person integer, school_id integer references reference.school, constraint one_school_once unique (person, school_id))`,
  );
  const id = await proposeSchool(employee, 'Nueva Vizcaya State Univ.');
  const target = (await hr.call(schools.list, { query: { term: 'nueva vizcaya state university' } })).body.schools[0]!;
  await app.server.pool.query('insert into later.education values (1, $1), (2, $1), (3, $2)', [id, target.id]);
  assert.equal((await hr.call(schools.remove, { params: { id: target.id } })).status, 409, 'what is in use is not removed');

  const merged = await hr.call(contract.mergeProposal, { params: { kind: 'school', id }, body: { into: target.id } });
  assert.equal(merged.status, 200);
  assert.equal(merged.body.moved, 2);
  const { rows } = await app.server.pool.query<{ school_id: number }>('select school_id from later.education');
  assert.deepEqual(new Set(rows.map((row) => row.school_id)), new Set([target.id]));
  assert.equal((await hr.call(contract.readProposal, { params: { kind: 'school', id } })).status, 404);
  assert.ok((await told(employee)).some((line) => line.includes('is now Nueva Vizcaya State University')));
});

test('a merge that would break a rule of somebody else’s records leaves everything as it was', async () => {
  const id = await proposeSchool(faculty, 'Nueva Vizcaya State Univ');
  const target = (await hr.call(schools.list, { query: { term: 'nueva vizcaya state university' } })).body.schools[0]!;
  await app.server.pool.query('insert into later.education values (1, $1)', [id]);
  const refusal = await hr.call(contract.mergeProposal, { params: { kind: 'school', id }, body: { into: target.id } });
  assert.equal(refusal.status, 409);
  assert.match(refusal.body.message, /one_school_once/);
  assert.equal((await hr.call(contract.readProposal, { params: { kind: 'school', id } })).body.proposal.uses, 1);
  await app.owner.query('drop schema later cascade');
});

test('a degree that is merged brings its majors, each of them once', async () => {
  const majorsOf = async (degreeId: number) =>
    (await hr.call(contract.listMajors, { query: { degreeId, per_page: 999 } })).body.degree_majors.map(({ major }) => major);
  const { id } = (
    await faculty.call(degrees.add, { body: { name: 'BS Biology', level: 'college', majors: ['Genetics', 'Marine Biology', 'GENETICS'] } })
  ).body;
  assert.deepEqual(await majorsOf(id), ['Genetics', 'Marine Biology']);
  const biology = (await hr.call(degrees.list, { query: { term: 'bachelor of science in biology' } })).body.degrees[0]!;
  await hr.call(contract.mergeProposal, { params: { kind: 'degree', id }, body: { into: biology.id } });
  assert.deepEqual(await majorsOf(biology.id), ['Ecology', 'Genetics', 'Marine Biology', 'Microbiology']);
  assert.equal((await faculty.call(degrees.add, { body: { name: 'BS Alchemy', level: 'sorcery' as never } })).status, 422);
});

test('the proposer corrects and withdraws what still waits', async () => {
  const id = await proposeSchool(employee, 'Colegio de San Jos');
  const corrected = await employee.call(schools.edit, { params: { id }, body: { name: 'Colegio de San José', address: 'Manila' } });
  assert.deepEqual([corrected.body.name, corrected.body.address, corrected.body.is_mine], ['Colegio de San José', 'Manila', true]);
  assert.equal((await hr.call(schools.remove, { params: { id } })).status, 409, 'a keeper decides on it instead');
  assert.equal((await employee.call(schools.remove, { params: { id } })).status, 200);
  assert.deepEqual(await found(employee, 'colegio de san'), []);
});

test('a keeper of the lists corrects a proposal before it is approved, and several are approved at once', async () => {
  const id = await proposeSchool(employee, 'Colegio de San Jos de Solano');
  const other = await proposeSchool(faculty, 'Colegio de San Isidro de Solano');
  const body = { name: 'Colegio de San José, Solano', address: 'Solano' };
  const corrected = (await hr.call(schools.edit, { params: { id }, body })).body;
  assert.deepEqual([corrected.name, corrected.address, corrected.state], ['Colegio de San José, Solano', 'Solano', 'proposed']);
  const proposals = [id, other].map((one) => ({ kind: 'school' as const, id: one }));
  const outcome = (await hr.call(contract.approveProposals, { body: { proposals } })).body;
  assert.deepEqual([outcome.approved, outcome.refused], [2, []]);
  assert.deepEqual((await found(await app.as('dean'), 'solano')).toSorted(), [
    'Colegio de San Isidro de Solano',
    'Colegio de San José, Solano',
  ]);
});

test('an applicant proposes so many names a day; those beyond are refused until tomorrow, staff are not counted', async () => {
  const applicant = await app.as('applicant');
  app.server.settings.applicantProposalsPerDay = 2;
  const propose = (who: Caller, name: string) => who.call(companies.add, { body: { name, address: 'Solano, Nueva Vizcaya' } });
  const statuses = await Promise.all(['Bounded A', 'Bounded B', 'Bounded C'].map(async (name) => (await propose(applicant, name)).status));
  assert.deepEqual(
    statuses.toSorted((one, other) => one - other),
    [200, 200, 429],
  );
  assert.match(JSON.stringify((await propose(applicant, 'Bounded D')).body), /proposed 2 names today/);
  assert.equal((await propose(employee, 'Unbounded')).status, 200);
});
