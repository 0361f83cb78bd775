import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { countInbox, countQueues, listDecided, listFiled, readInbox } from '../contract/inbox.ts';
import { takeStep, takeSteps } from '../contract/steps.ts';
import { previewRoute, readTimeline } from '../contract/timeline.ts';
import { actAs, actingPerson } from './fixtures/act-as.ts';
import { FORBIDDEN, fileOutings, makeOutings, type Outing } from './fixtures/outing-kind.ts';

/** The demo has requests of other kinds. */
const OUTINGS = { kind: 'test.outing' };

let app: TestApp;
let head: Caller;
let employee: Caller;
const owner = actingPerson(people.accountingClerk);

before(async () => {
  app = await startTestApp({ work: 'asked' });
  await makeOutings(app);
  [head, employee] = (await Promise.all(['head', 'employee'].map((who) => app.as(who)))) as [Caller, Caller];
});
after(() => app.close());

test('a request goes to the head of the office, then to the authority, and each sees it when it waits for them', async () => {
  const [id] = await file({ title: 'To the beach' });
  assert.deepEqual(await waitingFor(head), [id]);
  assert.deepEqual(await waitingFor(employee), []);
  const told = (await head.call(listNotifications)).body.notifications;
  assert.ok(told.some(({ title, link }) => title === 'Outing waits for you' && link === `/outings/${id}`));
  const row = (await head.call(readInbox, { query: OUTINGS })).body.requests[0]!;
  assert.deepEqual([row.due_on, row.seen, row.as.seat], ['2026-11-27', 1, 'Head of Accounting Office']);
  assert.deepEqual(
    row.actions.map(({ action, key, needs_reason }) => [action, key, needs_reason]),
    [
      ['recommend', 'a', null],
      ['disapprove', 'd', 'Reason'],
      ['return', 'r', 'Reason'],
    ],
  );
  const { status, body } = await head.call(takeStep, { params: { id: id! }, body: { action: 'recommend', seen: 1 } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.state, body.no], ['RECOMMENDED', 2]);
  assert.deepEqual(await waitingFor(head), []);
  const { request } = (await employee.call(readTimeline, { params: { id: id! } })).body;
  assert.deepEqual(
    request.steps.map(({ action, as }) => [action, as]),
    [
      ['file', 'owner'],
      ['recommend', 'head'],
    ],
  );
  assert.deepEqual(
    request.route.map(({ role, is_past, is_open }) => [role, is_past, is_open]),
    [
      ['head', true, false],
      ['authority', false, true],
    ],
  );
  const decided = (await head.call(listDecided)).body.requests;
  assert.equal(decided[0]!.id, id);
  const filed = (await employee.call(listFiled)).body.requests;
  assert.equal(filed[0]!.id, id);
  assert.ok(filed[0]!.waits_for);
});

test('who will decide is shown with names and why before anything is filed', async () => {
  const { status, body } = await employee.call(previewRoute, { query: { kind: 'test.outing', days: 20 } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(
    body.route.map(({ seat, because }) => [seat.startsWith('Head of'), because]),
    [
      [true, ''],
      [true, 'more than 10 days'],
    ],
  );
  assert.ok(body.route[0]!.people.some(({ name }) => name));
});

test('of thirty decided at once one that is refused is named, and the others are done', async () => {
  const ids = await file(...Array.from({ length: 30 }, (_, n) => ({ title: n === 17 ? FORBIDDEN : `Hill ${n}` })));
  const { body } = await head.call(takeSteps, { body: { action: 'recommend', items: ids.map((id) => ({ id, seen: 1 })) } });
  assert.equal(body.message, '29 of 30 done.');
  assert.deepEqual(
    body.outcomes.filter(({ done }) => !done).map(({ id, because }) => [id, because]),
    [[ids[17], 'The moon is too far.']],
  );
  assert.equal((await head.call(countInbox)).body.kinds.find(({ kind }) => kind === OUTINGS.kind)?.waiting, 1);
});

test('a step that something stands against today is not offered where the request is read, which says why', async () => {
  const [moon, hill] = await file({ title: FORBIDDEN }, { title: 'Hill' });
  const read = async (id: number) => (await head.call(readTimeline, { params: { id } })).body.request;
  const actionsOf = async (id: number) => (await read(id)).actions.map(({ action }) => action);
  assert.deepEqual(await actionsOf(hill!), ['recommend', 'disapprove', 'return']);
  assert.deepEqual(await actionsOf(moon!), ['disapprove', 'return']);
  assert.deepEqual((await read(moon!)).not_now, [{ label: 'Recommend', because: 'The moon is too far.' }]);
  assert.deepEqual((await read(hill!)).not_now, []);
});

test('open items of other lists are counted for those who work there, and lead to them', async () => {
  const { queues } = (await (await app.as('hr')).call(countQueues)).body;
  const names = queues.map(({ name }) => name);
  for (const name of ['identity.registrations', 'attendance.unmatched-pins', 'file201.expiring', 'notices.due-steps'])
    assert.ok(names.includes(name), `${name} of ${names.join()}`);
  assert.ok(queues.every(({ waiting, late, link }) => waiting > 0 && late <= waiting && link.startsWith('/')));
  assert.equal(queues.find(({ name }) => name === 'file201.expiring')?.over, 'University', 'it says over whom it counts');
  assert.ok(
    queues.filter(({ name }) => name.startsWith('documents')).every(({ over }) => over === ''),
    'what is of one’s own office says none',
  );
  const ofEmployee = (await employee.call(countQueues)).body.queues.map(({ name }) => name);
  assert.ok(
    ofEmployee.every((name) => ['memoranda.to-acknowledge', 'dtr.to-submit', 'property.waiting'].includes(name)),
    ofEmployee.join(),
  );
});

async function file(...outings: Outing[]): Promise<number[]> {
  return actAs(app, owner, (call) => fileOutings(call, owner.personnelId, outings));
}

async function waitingFor(who: Caller): Promise<number[]> {
  const { status, body } = await who.call(readInbox, { query: OUTINGS });
  assert.equal(status, 200, JSON.stringify(body));
  return body.requests.map(({ id }) => id);
}
