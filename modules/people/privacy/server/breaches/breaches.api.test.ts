import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { listActivities, readActivity } from '../../contract/register.ts';
import * as contract from '../../contract/breaches.ts';

let app: TestApp;
let officer: Caller;
let employee: Caller;

before(async () => {
  app = await startTestApp();
  [officer, employee] = await Promise.all([app.as('admin'), app.as('employee')]);
});
after(() => app.close());

const facts = {
  title: 'Laptop of the clinic stolen',
  known_on: '2026-01-05',
  known_time: 8 * 60,
  nature: 'A laptop with a list of patients was taken from the clinic.',
  involved: 'Names and diagnoses.',
  affected: 'Patients of 2025',
  people: 120,
  is_sensitive: true,
  is_acquired: true,
  is_harmful: true,
};
const step = (id: number, kind: contract.StepKind, on: string) =>
  officer.call(contract.stepBreach, { params: { id }, body: { kind, on, time: 9 * 60, note: 'Done as the manual says.' } });

test('a breach runs its clock, is closed when no one is left to notify, and is printed', async () => {
  assert.equal((await employee.call(contract.listBreaches)).status, 403);
  assert.equal((await officer.call(contract.recordBreach, { body: { ...facts, known_on: '2999-01-01' } })).status, 422);
  assert.equal((await officer.call(contract.recordBreach, { body: facts })).status, 200);
  const found = (await officer.call(contract.listBreaches)).body.breaches.find(({ title }) => title === facts.title);
  const { id } = found!;
  assert.deepEqual([found!.must_notify, found!.clocks.map(({ state }) => state)], [true, ['overdue', 'overdue', 'not_begun']]);
  assert.equal(Temporal.Instant.from(found!.clocks[0]!.due_at!).toString(), '2026-01-08T00:00:00Z');

  const refused = await step(id, 'CLOSED', '2026-01-06');
  assert.equal(refused.status, 409);
  assert.match(JSON.stringify(refused.body), /notify the Commission, notify the people, send the full report/);
  assert.equal((await step(id, 'NPC_NOTIFIED', '2026-01-04')).status, 422);
  for (const [kind, on] of [
    ['NPC_NOTIFIED', '2026-01-06'],
    ['PEOPLE_NOTIFIED', '2026-01-09'],
    ['REPORTED', '2026-01-10'],
    ['CLOSED', '2026-01-11'],
  ] as const)
    assert.equal((await step(id, kind, on)).status, 200, kind);
  const { breach, steps } = (await officer.call(contract.readBreach, { params: { id } })).body;
  assert.deepEqual(
    breach.clocks.map(({ state }) => state),
    ['in_time', 'late', 'in_time'],
  );
  assert.equal(steps.length, 4);
  assert.equal((await step(id, 'MEASURE', '2026-01-12')).status, 409);

  const report = await officer.call(contract.printBreach, { params: { id } });
  const { text } = await extractText(await getDocumentProxy(report.bytes), { mergePages: true });
  assert.match(text, /Report on a breach of personal data/);
  assert.match(text, /Laptop of the clinic stolen/);
  assert.match(text, /Commission notified/);
});

test('the register says of personnel records why they are kept and what of them is sealed', async () => {
  const { body } = await officer.call(listActivities, { query: { per_page: 999 } });
  assert.ok(body.activities.some(({ id }) => id === 'kernel'));
  const { activity } = (await officer.call(readActivity, { params: { module: 'personnel' } })).body;
  assert.equal(activity.basis, 'law');
  assert.ok(activity.is_for_ever);
  assert.ok(activity.sealed.includes('Identity numbers'));
  assert.equal((await officer.call(readActivity, { params: { module: 'system' } })).status, 404);
});
