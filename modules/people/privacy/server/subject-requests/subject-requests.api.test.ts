import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as contract from '../../contract/subject-requests.ts';

let app: TestApp;
let officer: Caller;
let employee: Caller;

before(async () => {
  app = await startTestApp();
  [officer, employee] = await Promise.all([app.as('privacy'), app.as('head')]);
});
after(() => app.close());

const ask = (who: Caller, kind: contract.Right = 'OBJECTION') =>
  who.call(contract.askAsSubject, { body: { kind, asked: 'My photo is not to be shown at the kiosk of the lobby.' } });
const mine = async (who: Caller) => (await who.call(contract.listMySubjectRequests)).body.requests;
const step = (id: number, kind: (typeof contract.OFFICER_STEPS)[number], who = officer) =>
  who.call(contract.stepSubjectRequest, { params: { id }, body: { kind, note: 'As the manual of privacy says.' } });
const notices = async (who: Caller) => (await who.call(listNotifications)).body.notifications.map(({ title }) => title);

test('an employee asks, the officer answers within thirty working days, and both are notified', async () => {
  const [before] = await mine(employee);
  assert.equal(before, undefined);
  assert.equal((await ask(employee)).status, 200);
  assert.ok((await notices(officer)).includes('Request of a data subject'));
  const [request] = await mine(employee);
  assert.deepEqual([request!.received_on, request!.state], ['2026-11-20', 'waiting']);
  // 30 November, 8, 24, 25, 30 and 31 December and 1 January are holidays.
  assert.equal(request!.due_on, '2027-01-12');
  const { id } = request!;
  assert.equal((await step(id, 'NOTED')).status, 200);
  assert.equal((await step(id, 'ACKNOWLEDGED')).status, 200);
  assert.equal((await step(id, 'GRANTED')).status, 200);
  assert.equal((await step(id, 'REFUSED')).status, 409, 'an answer stands');
  const [answered] = await mine(employee);
  assert.deepEqual([answered!.state, answered!.answer], ['in_time', 'GRANTED']);
  assert.deepEqual(
    answered!.steps.map(({ kind }) => kind),
    ['ACKNOWLEDGED', 'GRANTED'],
    'what is noted for the book is not shown',
  );
  assert.ok((await notices(employee)).includes('Your privacy request: Granted'));
  const { steps } = (await officer.call(contract.readSubjectRequest, { params: { id } })).body;
  assert.equal(steps.length, 3);
});

test('one request of a kind is open at a time, however often it is pressed; a withdrawn one makes room', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask(employee, 'ERASURE')));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422, 422],
  );
  const open = (await mine(employee)).find(({ kind }) => kind === 'ERASURE')!;
  assert.equal((await officer.call(contract.withdrawAsSubject, { params: { id: open.id } })).status, 404, 'not that of others');
  assert.equal((await employee.call(contract.withdrawAsSubject, { params: { id: open.id } })).status, 200);
  assert.equal((await employee.call(contract.withdrawAsSubject, { params: { id: open.id } })).status, 409);
  assert.equal((await ask(employee, 'ERASURE')).status, 200);
});

test('of two answers at the same moment one holds', async () => {
  await ask(employee, 'PORTABILITY');
  const { id } = (await mine(employee)).find(({ kind, answer }) => kind === 'PORTABILITY' && answer === null)!;
  const answers = await Promise.all([step(id, 'GRANTED'), step(id, 'REFUSED')]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('no one decides their own request, and nobody but the officer reads the book', async () => {
  await ask(officer, 'ACCESS');
  const [own] = await mine(officer);
  assert.equal((await step(own!.id, 'GRANTED')).status, 409);
  for (const who of [employee, await app.as('hr')]) {
    assert.equal((await who.call(contract.listSubjectRequests)).status, 403);
    assert.equal((await step(own!.id, 'GRANTED', who)).status, 403);
  }
});

test('a letter is recorded from the day on which it was received, and is overdue after its days; the list shows those due first', async () => {
  const letter = { kind: 'ACCESS' as const, name: 'Josefa Luna', contact: 'By mail', asked: 'A copy of what is kept of me.' };
  const record = (received_on: string) => officer.call(contract.recordSubjectRequest, { body: { ...letter, received_on } });
  assert.equal((await record('2026-11-21')).status, 422);
  assert.equal((await record('2026-09-01')).status, 200);
  const { requests } = (await officer.call(contract.listSubjectRequests, { query: { state: 'overdue' } })).body;
  const found = requests.find(({ name }) => name === 'Josefa Luna')!;
  assert.deepEqual([found.is_recorded, found.state], [true, 'overdue']);
  const days = (await officer.call(contract.listSubjectRequests, { query: { state: 'open' } })).body.requests.map(({ due_on }) => due_on);
  assert.deepEqual(days, days.toSorted());
});
