import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { requestKind } from '../contract/request-kind.ts';
import { takeStep, takeSteps } from '../contract/steps.ts';
import { readTimeline } from '../contract/timeline.ts';
import { actAs, actingPerson } from './fixtures/act-as.ts';
import { fileOutings, makeOutings } from './fixtures/outing-kind.ts';
import { fileRequests, officeOf, serveRequests } from './public.ts';

/** A kind that forbids bulk, beside outings that allow it. */
const soloKind = requestKind('test.solo', {
  title: 'Solo',
  version: 1,
  states: { FILED: 'Filed', APPROVED: 'Approved' },
  ends: ['APPROVED'],
  waits: { FILED: ['head'] },
  roles: { head: { head: 'own' } },
  steps: { recommend: { label: 'Recommend', from: ['FILED'], to: 'APPROVED', by: ['head'], decides: true, key: 'a' } },
  keptBy: 'EDATSADMIN',
  screen: '/outings/{id}',
  oneByOne: true,
});
const servedSolo = serveRequests(soloKind, { asksAgain: async () => new Map() });

let app: TestApp;
let head: Caller;
const owner = actingPerson(people.accountingClerk);
before(async () => {
  app = await startTestApp({ work: 'asked' });
  await makeOutings(app);
  head = await app.as('head');
});
after(() => app.close());

const file = (count: number) =>
  actAs(app, owner, (call) =>
    fileOutings(
      call,
      owner.personnelId,
      Array.from({ length: count }, () => ({})),
    ),
  );
const items = (ids: readonly number[]) => ids.map((id) => ({ id, seen: 1 }));
const states = async (ids: readonly number[]) =>
  (await app.server.pool.query<{ state: string }>('select distinct state from requests.request where id = any($1)', [ids])).rows.map(
    ({ state }) => state,
  );

test('a second click on Approve is told that it was done, by whom and when', async () => {
  const [id] = await file(1);
  const wish = { params: { id: id! }, body: { action: 'recommend', seen: 1 } };
  assert.equal((await head.call(takeStep, wish)).status, 200);
  const again = await head.call(takeStep, wish);
  assert.equal(again.status, 409);
  assert.match((again.body as { message: string }).message, /^“Recommend” by .+ on 20 Nov 2026, \d+:\d\d AM\./);
});

test('many are disapproved with one reason for all, or none is: spaces are no reason', async () => {
  const ids = await file(3);
  const refused = await head.call(takeSteps, { body: { action: 'disapprove', remarks: '   ', items: items(ids) } });
  assert.equal(refused.status, 422);
  assert.deepEqual(await states(ids), ['FILED']);
  const { body } = await head.call(takeSteps, { body: { action: 'disapprove', remarks: 'The season is over', items: items(ids) } });
  assert.equal(body.message, '3 done.');
  assert.deepEqual(await states(ids), ['DISAPPROVED']);
  const { rows } = await app.server.pool.query<{ remarks: string }>(
    `select distinct remarks from requests.step where request_id = any($1) and action = 'disapprove'`,
    [ids],
  );
  assert.deepEqual(rows, [{ remarks: 'The season is over' }]);
});

test('of several kinds ticked together each is decided by its own table, and what is decided one by one is named', async () => {
  const ids = await file(2);
  const officeId = await officeOf(app.server.db, owner.personnelId, app.server.clock.today());
  const [solo] = await actAs(app, owner, (call) =>
    fileRequests(call, servedSolo, [{ ownerId: owner.personnelId, officeId, title: 'Alone' }]),
  );
  const { body } = await head.call(takeSteps, { body: { action: 'recommend', items: items([...ids, solo!]) } });
  assert.equal(body.message, '2 of 3 done.');
  assert.deepEqual(
    body.outcomes.filter(({ done }) => !done).map(({ id, title, because }) => [id, title, because]),
    [[solo, 'Alone', 'Solo: decided one by one.']],
  );
  assert.deepEqual([await states(ids), await states([solo!])], [['RECOMMENDED'], ['FILED']]);
  const one = await head.call(takeStep, { params: { id: solo! }, body: { action: 'recommend', seen: 1 } });
  assert.equal(one.status, 200, 'alone it is decided');
});

test('of many the one that fails by a fault of ours takes no other along, at once or at the end of the transaction', async () => {
  const ids = await file(3);
  await app.owner.query(`
    update test_outing.outing set days = case request_id when ${ids[1]} then 13 when ${ids[2]} then 14 else days end where request_id = any('{${ids.join()}}');
    alter table test_outing.outing add constraint nobody_foresaw_this check (state <> 'RECOMMENDED' or days <> 13);
    create function test_outing.fail() returns trigger language plpgsql as $$ begin raise exception 'nor this'; end $$;
    create constraint trigger nobody_foresaw_this_either after update on test_outing.outing deferrable initially deferred
      for each row when (new.days = 14) execute function test_outing.fail()`);
  const { status, body } = await head.call(takeSteps, { body: { action: 'recommend', items: items(ids) } });
  assert.deepEqual([status, body.message], [200, '1 of 3 done.']);
  assert.deepEqual(
    body.outcomes.map(({ id, done }) => [id, done]),
    ids.map((id, at) => [id, at === 0]),
  );
  assert.match(body.outcomes[1]!.because!, /^Nothing was saved, because a rule of the record was broken: “Nobody foresaw this\.”/);
  assert.match(body.outcomes[2]!.because!, /^Something went wrong on our side/);
  assert.deepEqual([await states([ids[0]!]), await states(ids.slice(1))], [['RECOMMENDED'], ['FILED']]);
});

test('more than fifty go to a job with the requests fixed at its start, with progress and a report', async () => {
  const ids = await file(60);
  const taken = ids[7]!;
  await head.call(takeStep, { params: { id: taken }, body: { action: 'return', seen: 1, remarks: 'Which beach?' } });
  const { status, body } = await head.call(takeSteps, { body: { action: 'recommend', items: items(ids) } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.message, '60 requests are being decided.');
  const later = await file(1);
  const run = await app.finishJob(head, body.job!.id);
  assert.equal(run.state, 'done', run.failure ?? '');
  const { message, refused } = run.result as { message: string; refused: { id: number; because: string }[] };
  assert.equal(message, '59 of 60 done.');
  assert.deepEqual(
    refused.map(({ id }) => id),
    [taken],
  );
  assert.match(refused[0]!.because, /“Return” by/);
  assert.deepEqual([await states(ids.filter((id) => id !== taken)), await states(later)], [['RECOMMENDED'], ['FILED']]);
});

test('a link opened after the decision shows the way of the request and no buttons', async () => {
  const [id] = await file(1);
  await head.call(takeStep, { params: { id: id! }, body: { action: 'disapprove', seen: 1, remarks: 'No boat' } });
  const { request } = (await head.call(readTimeline, { params: { id: id! } })).body;
  assert.deepEqual([request.is_closed, request.actions, request.may_pause, request.steps.length], [true, [], false, 2]);
});
