import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { chooseQuietHours, readPush, subscribeBrowser, unsubscribeBrowser } from '@talaan/notifications/contract/push.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { startPushService } from '@talaan/testing/push-service.ts';
import { filePassSlip } from '@talaan/travel/contract/pass-slips.ts';

const service = await startPushService();
let app: TestApp;
let employee: Caller;
let head: Caller;

before(async () => {
  app = await startTestApp({ environment: { PUSH_SERVICE: service.url } });
  [employee, head] = await Promise.all([app.as('employee'), app.as('head')]);
});
beforeEach(async () => {
  service.answerWith(201);
  service.delivered.length = 0;
  await app.owner.query('delete from notifications.subscription');
  await app.owner.query('delete from notifications.preference');
});
after(() => Promise.all([app.close(), service.close()]));

let day = 23;
async function file(purpose: string) {
  const body = {
    personnel_id: null,
    date: `2026-11-${day}`,
    from_minute: 600,
    to_minute: 660,
    is_official: true,
    destination: 'Clinic',
    purpose,
  };
  day = day === 27 ? 23 : day + 1;
  const answer = await employee.call(filePassSlip, { body });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
}

async function subscribe(caller: Caller) {
  const browser = service.addBrowser();
  assert.equal((await caller.call(subscribeBrowser, { body: browser })).status, 200);
  return browser;
}

function send() {
  const jobs = app.server.modules.flatMap((module) => module.jobs ?? []) as Job<object>[];
  return jobs
    .find(({ kind }) => kind === 'send-pushes')!
    .run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
}

const said = () => service.delivered.map(({ content }) => content.title);

test('who decides is notified of a request, without a name or a word of it, and approves it from there; its person is notified of the decision', async () => {
  await subscribe(head);
  await subscribe(employee);
  await file('A private purpose');
  await send();
  const [message] = service.delivered;
  assert.deepEqual(said(), ['Pass slip waits for you']);
  assert.doesNotMatch(JSON.stringify(message!.content), /private purpose|Clinic|Dela Cruz/);
  assert.equal(message!.claims.aud, service.url);
  const { request, action, seen } = message!.content.approve!;
  assert.equal((await head.call(takeStep, { params: { id: request }, body: { action, seen } })).status, 200);
  await send();
  assert.deepEqual(said(), ['Pass slip waits for you', 'Pass slip: approved']);
  assert.equal(service.delivered[1]!.content.approve, undefined);
  await send();
  assert.equal(service.delivered.length, 2, 'each is sent once');
});

test('the private key is kept sealed, and the same for all', async () => {
  const [one, other] = await Promise.all([employee.call(readPush), head.call(readPush)]);
  assert.equal(one.body.key, other.body.key);
  const { rows } = await app.owner.query<{ sealed_private_key: Buffer }>('select sealed_private_key from notifications.push_key');
  assert.equal(rows.length, 1);
  assert.ok(rows[0]!.sealed_private_key.length > 32 + 28, 'more than the bare key');
});

test('in quiet hours nothing is sent; at their end several things come as one', async () => {
  await subscribe(head);
  await head.call(chooseQuietHours, { body: { quiet_from: 0, quiet_to: 1439 } });
  await file('One');
  await file('Two');
  await send();
  assert.deepEqual(said(), []);
  await head.call(chooseQuietHours, { body: { quiet_from: 60, quiet_to: 60 } });
  await send();
  assert.deepEqual(said(), ['2 new notifications']);
});

test('a browser that is no more is forgotten; one whose service does not answer is tried again later', async () => {
  await subscribe(head);
  await file('Tried again');
  service.answerWith(503);
  await send();
  const { rows } = await app.owner.query<{ tries: number; waits: boolean }>('select tries, due_at > $1 as waits from notifications.push', [
    app.server.clock.now().toString(),
  ]);
  assert.deepEqual(rows, [{ tries: 1, waits: true }]);
  await app.owner.query('update notifications.push set due_at = $1', [app.server.clock.now().toString()]);
  service.answerWith(410);
  await send();
  assert.deepEqual((await head.call(readPush)).body.browsers, []);
  assert.equal((await app.owner.query('select from notifications.push')).rowCount, 0);
});

test('a browser is reached through push services alone, and ends by its owner', async () => {
  const browser = service.addBrowser();
  for (const endpoint of ['http://127.0.0.1:5432/x', 'https://intranet.example/x'])
    assert.equal((await head.call(subscribeBrowser, { body: { ...browser, endpoint } })).status, 422, endpoint);
  await subscribe(head);
  const { id } = (await head.call(readPush)).body.browsers[0]!;
  assert.equal((await employee.call(unsubscribeBrowser, { params: { id } })).status, 404);
  assert.equal((await head.call(unsubscribeBrowser, { params: { id } })).status, 200);
  await file('Not heard');
  await send();
  assert.deepEqual(said(), []);
});
