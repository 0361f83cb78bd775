import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { officeImports } from '@talaan/organization/contract/office-imports.ts';
import { listAllImports, listImportSteps } from '../contract/import-steps.ts';

let app: TestApp;

before(async () => {
  app = await startTestApp({ work: 'asked' });
});
after(() => app.close());

const stepsOf = async (who: string) => (await (await app.as(who)).call(listImportSteps, {})).body.steps;

test('what a university brings along is listed in its order, with what is here, to each who may import it', async () => {
  const admin = await stepsOf('admin');
  assert.deepEqual(
    admin.map(({ title }) => title),
    [
      'Offices',
      'Salary tables',
      'Places of the Philippines',
      'Plantilla items',
      'People',
      'Service',
      'Service elsewhere',
      'Salaries',
      'Identity numbers',
      'Designations',
      'Leave without pay',
      'Users',
      'Punches of past years',
      'Faculty loads',
      'Papers of the 201 file',
      'Opening balances of leave',
      'Old leave cards',
      'Earlier ratings',
      'Document types',
      'Property cards',
    ],
  );
  const { rows } = await app.server.pool.query<{ people: number }>(
    'select count(*)::integer as people from personnel.person where merged_into is null and not is_applicant',
  );
  assert.deepEqual([admin[4]!.here, admin[4]!.noun, admin[4]!.screen], [rows[0]!.people, 'people', '/personnels/import']);
  assert.ok(admin.every(({ here }) => here >= 0));
  const hr = await stepsOf('hr');
  assert.deepEqual(hr.map(({ title }) => title).includes('Users'), false, 'HR does not look after roles');
  for (const who of ['head', 'employee', 'clerk']) assert.equal((await (await app.as(who)).call(listImportSteps, {})).status, 403);
});

test('an upload of any kind is in the list of all imports, and leads to its screen', async () => {
  const hr = await app.as('hr');
  const { id } = (await hr.call(officeImports.upload, { file: { name: 'listed.csv', content: 'Acronym,Name\nZL,Listed Office\n' } })).body
    .import;
  const { imports } = (await hr.call(listAllImports, { query: { term: 'listed' } })).body;
  assert.deepEqual(
    imports.map(({ title, link, state }) => [title, link, state]),
    [['Offices', `/personnel_setting/departments/import?import=${id}`, 'uploaded']],
  );
  assert.equal((await stepsOf('hr'))[0]!.open, 1);
});
