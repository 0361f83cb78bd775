import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import {
  addPosition,
  editPosition,
  listFacultyPositions,
  listPositions,
  listStaffPositions,
  readPosition,
  removePosition,
  retirePosition,
} from '../../contract/positions.ts';
import { loadReference } from '../reference.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

const titled = async (name: string) =>
  (await hr.call(listPositions, { query: { term: name, state: 'all', per_page: 999 } })).body.positions.find((one) => one.name === name)!;

test('the 164 titles come with their grades, and the common ones with their qualification standards', async () => {
  assert.equal((await hr.call(listPositions, { query: { per_page: 999 } })).body.total, 164);
  const officer = await titled('Administrative Officer V');
  assert.deepEqual(
    [officer.salary_grade, officer.education, officer.experience_years, officer.training_hours, officer.eligibility],
    [18, "Bachelor's degree", 2, 8, 'Career Service Professional'],
  );
  assert.equal((await titled('Accountant II')).eligibility, 'RA 1080 (CPA)');
});

test('a search of positions shows ten, narrowed to the faculty or the staff', async () => {
  const employee = await app.as('employee');
  assert.equal((await employee.call(listPositions)).body.positions.length, 10);
  const faculty = await employee.call(listFacultyPositions, { query: { per_page: 999 } });
  const staff = await employee.call(listStaffPositions, { query: { per_page: 999 } });
  assert.ok(faculty.body.positions.every(({ track }) => track === 'faculty'));
  assert.deepEqual(faculty.body.total + staff.body.total, 164);
  const source = await employee.call(listPositions, { query: { source: 'faculty' } });
  assert.equal(source.body.total, faculty.body.total);
});

test('HR adds, edits and removes a position; two of one title there are not', async () => {
  const body = { name: 'Museum Curator I', salary_grade: 14, track: 'staff' as const, education: "Bachelor's degree", experience_years: 1 };
  const added = await hr.call(addPosition, { body });
  assert.equal(added.status, 200);
  const { id } = added.body.position;
  assert.equal((await hr.call(addPosition, { body })).status, 422);
  const edited = await hr.call(editPosition, { params: { id }, body: { ...body, salary_grade: 15 } });
  assert.equal(edited.body.position.salary_grade, 15);
  assert.equal((await hr.call(editPosition, { params: { id }, body: { ...body, salary_grade: 34 } })).status, 422);
  assert.equal((await hr.call(removePosition, { params: { id } })).status, 200);
  assert.equal((await hr.call(readPosition, { params: { id } })).status, 404);
});

test('a position that people hold is retired from a date, never removed', async () => {
  const held = await titled('Accountant IV');
  assert.ok(held.holders > 0 && held.is_used);
  const removal = await hr.call(removePosition, { params: { id: held.id } });
  assert.equal(removal.status, 409);
  assert.match(removal.body.message, /Retire it/);
  await hr.call(retirePosition, { params: { id: held.id }, body: { retired_on: '2026-11-21' } });
  const offered = async () => (await hr.call(listPositions, { query: { term: 'Accountant IV' } })).body.total;
  assert.equal(await offered(), 1, 'offered until the day before');
  await hr.call(retirePosition, { params: { id: held.id }, body: { retired_on: '2026-11-20' } });
  assert.equal(await offered(), 0);
  assert.equal((await hr.call(readPosition, { params: { id: held.id } })).body.position.holders, held.holders);
  await hr.call(retirePosition, { params: { id: held.id }, body: { retired_on: null } });
  assert.equal(await offered(), 1);
});

test('what HR changed stays changed when the server starts again', async () => {
  const clerk = await titled('Registrar I');
  await hr.call(editPosition, { params: { id: clerk.id }, body: { name: clerk.name, track: clerk.track, salary_grade: 12 } });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await loadReference(client);
  await client.end();
  assert.equal((await titled('Registrar I')).salary_grade, 12);
});

test('a head sees positions and changes none', async () => {
  const head = await app.as('head');
  assert.equal((await head.call(readPosition, { params: { id: 1 } })).status, 200);
  assert.equal((await head.call(removePosition, { params: { id: 1 } })).status, 403);
});
