import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import {
  addServiceAccount,
  editServiceAccount,
  endServiceAccount,
  readServiceAccount,
} from '@talaan/connections/contract/service-accounts.ts';
import {
  addWebhook,
  editWebhook,
  listDeliveries,
  readWebhooks,
  removeWebhook,
  sendDeliveriesAgain,
  tryWebhook,
} from '@talaan/connections/contract/webhooks.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { startReceiver } from '@talaan/testing/webhook-receiver.ts';
import { filePassSlip } from '@talaan/travel/contract/pass-slips.ts';

const receiver = await startReceiver();
let app: TestApp;
let admin: Caller;

before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  receiver.answerWith(200);
  receiver.received.length = 0;
  await app.owner.query('delete from connections.webhook');
});
after(() => Promise.all([app.close(), receiver.close()]));

const SERVICE = { purpose: 'Tests', scope: 'all', office_id: null, campus_id: null, calls_a_minute: 60 } as const;
let named = 0;

async function serve(groups: Group[], place: object = {}) {
  const body = { ...SERVICE, name: `System ${(named += 1)}`, groups: groups as never, ...place };
  const added = await admin.call(addServiceAccount, { body });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  return { id: added.body.id, body };
}

async function subscribe(id: number, kinds: string[], path = '/talaan') {
  const added = await admin.call(addWebhook, { params: { id }, body: { address: receiver.url + path, kinds } });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  return added.body;
}

function send() {
  const jobs = app.server.modules.flatMap((module) => module.jobs ?? []) as Job<object>[];
  return jobs
    .find(({ kind }) => kind === 'send-webhooks')!
    .run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
}

let hour = 480;
/** A pass slip that an employee files and their head decides. */
async function decideSlip(): Promise<number> {
  const [employee, head] = await Promise.all([app.as('employee'), app.as('head')]);
  const body = { personnel_id: null, date: '2026-11-23', is_official: true, destination: 'Clinic', purpose: 'A private purpose' };
  const filed = await employee.call(filePassSlip, { body: { ...body, from_minute: hour, to_minute: hour + 20 } });
  hour += 30;
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { rows } = await app.owner.query<{ id: number; last_no: number }>(
    'select id, last_no from requests.request order by id desc limit 1',
  );
  const { id, last_no: seen } = rows[0]!;
  const taken = await head.call(takeStep, { params: { id }, body: { action: 'approve', seen } });
  assert.equal(taken.status, 200, JSON.stringify(taken.body));
  return id;
}

const deliveries = async (id: number, query: object = {}) => (await admin.call(listDeliveries, { params: { id }, query })).body.deliveries;
const latestNotice = async (id: number) => {
  const { notifications } = (await admin.call(listNotifications, {})).body;
  return notifications.find(({ link }) => link === `/settings/admin/service-accounts/${id}`)!.description;
};
const laterBy = (minutes: number) =>
  app.owner.query(`update connections.delivery set due_at = due_at - make_interval(mins => $1) where state = 'waiting'`, [minutes]);

test('a decision is sent once, signed so that the receiver knows Talaan, with numbers and states and nothing of what was written', async () => {
  const { id } = await serve(['EDATSADMIN']);
  const { secret } = await subscribe(id, ['request.decided']);
  assert.match(secret, /^whsec_/);
  const request = await decideSlip();
  assert.equal(receiver.received.length, 0, 'nothing is sent within the call');
  await send();
  await send();
  assert.equal(receiver.received.length, 1, 'once');
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[number]];
  const message = new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: Record<string, unknown> };
  assert.equal(message.type, 'request.decided');
  assert.ok(message.timestamp <= app.server.clock.now().toString());
  assert.deepEqual([message.data.request_id, message.data.state], [request, 'APPROVED']);
  assert.doesNotMatch(body, /private purpose|Clinic|Dela Cruz/);
  assert.throws(() => new Webhook(secret).verify(body.replace('APPROVED', 'DENIED'), headers));
  assert.throws(() => new Webhook('whsec_' + Buffer.alloc(32).toString('base64')).verify(body, headers));
  const [row] = await deliveries(id);
  assert.deepEqual([row!.state, row!.answer, row!.tries], ['delivered', 200, 1]);
});

test('the secret is kept sealed and is in no answer, log or audit trail', async () => {
  const { id } = await serve(['PERSONNELS']);
  const { secret } = await subscribe(id, ['person.changed']);
  const { rows: kept } = await app.owner.query(`select w.*, encode(sealed_secret, 'escape') as text from connections.webhook w`);
  const { rows: audit } = await app.owner.query('select * from kernel.audit_event where subject = $1', [
    `connections.service_account:${id}`,
  ]);
  const read = (await admin.call(readWebhooks, { params: { id } })).body;
  for (const text of [kept, audit, read].map((one) => JSON.stringify(one))) {
    assert.ok(!text.includes(secret));
    assert.ok(!text.includes(secret.slice(6)));
  }
});

test('a service is notified of what its view groups open, within its scope, and asks for nothing else', async () => {
  const leave = await serve(['EDATSADMIN']);
  const refused = await admin.call(addWebhook, {
    params: { id: leave.id },
    body: { address: `${receiver.url}/x`, kinds: ['person.separated'] },
  });
  assert.equal(refused.status, 422);
  const { rows } = await app.owner.query<{ id: number }>(
    `select o.id from organization.office o where o.id <> all (select a.office_id from personnel.appointment a where a.personnel_id = $1) and
       not exists (select from organization.office_view v join organization.office_view w on w.id = any (select office_id from personnel.appointment where personnel_id = $1)
         where v.id = o.id and w.tree_from between v.tree_from and v.tree_to) order by o.id limit 1`,
    [people.accountingClerk.id],
  );
  const elsewhere = await serve(['EDATSADMIN'], { scope: 'office', office_id: rows[0]!.id });
  const other = await serve(['PERSONNELS']);
  await subscribe(leave.id, ['request.decided'], '/leave');
  await subscribe(elsewhere.id, ['request.decided'], '/elsewhere');
  await subscribe(other.id, ['request.decided'], '/personnels');
  await decideSlip();
  await send();
  assert.deepEqual(
    receiver.received.map(({ path }) => path),
    ['/leave'],
  );
});

test('a separation is sent with its last day, and that the person changed', async () => {
  const { id } = await serve(['PERSONNELS']);
  await subscribe(id, ['person.changed', 'person.separated']);
  const hr = await app.as('hr');
  const { rows } = await app.owner.query<{ id: number }>(
    `select a.personnel_id as id from personnel.appointment a where a.during @> '2026-11-20'::date and upper(a.during) is null and a.status_code = 'PERM'
       and a.personnel_id <> all ($1) and not exists (select from organization.head h where h.personnel_id = a.personnel_id) order by a.personnel_id desc limit 1`,
    [Object.values(people).map((one) => one.id)],
  );
  const params = { id: rows[0]!.id };
  const facts = { cause_code: 'RES', last_day: '2026-12-31', authority: 'Letter', remarks: '' };
  const preview = await hr.call(previewSeparation, { params, body: facts });
  assert.equal(preview.status, 200, JSON.stringify(preview.body));
  const done = await hr.call(separate, { params, body: { ...facts, digest: preview.body.digest } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  await send();
  const told = receiver.received.map(({ body: text }) => JSON.parse(text) as { type: string; data: object });
  assert.deepEqual(told.map(({ type }) => type).toSorted(), ['person.changed', 'person.separated']);
  assert.deepEqual(told.find(({ type }) => type === 'person.separated')!.data, { personnel_id: rows[0]!.id, last_day: '2026-12-31' });
});

test('a receiver that is away is tried again with growing pauses, then given up and administrators notified, and the message is sent again when one asks', async () => {
  const { id } = await serve(['EDATSADMIN']);
  const { id: webhook, secret } = await subscribe(id, ['request.decided']);
  receiver.answerWith(503);
  await decideSlip();
  await decideSlip();
  await send();
  assert.equal(receiver.received.length, 1, 'it is not asked for each while it is away');
  const [second, first] = await deliveries(id);
  assert.deepEqual([first!.state, first!.answer, first!.tries, second!.tries], ['waiting', 503, 1, 0]);
  const waits = [];
  for (let tries = 1; tries < 8; tries += 1) {
    const { rows } = await app.owner.query<{ minutes: number }>(
      `select (extract(epoch from due_at - $1::timestamptz) / 60)::integer as minutes from connections.delivery where id = $2`,
      [app.server.clock.now().toString(), first!.id],
    );
    waits.push(rows[0]!.minutes);
    await laterBy(rows[0]!.minutes);
    await app.owner.query(`update connections.delivery set due_at = due_at + interval '9 days' where id = $1`, [second!.id]);
    await send();
  }
  assert.deepEqual(waits, [1, 5, 30, 120, 360, 720, 1440]);
  assert.deepEqual(
    (await deliveries(id, { state: 'given_up' })).map(({ id: one, tries }) => [one, tries]),
    [[first!.id, 8]],
  );
  assert.match(await latestNotice(id), /given up/);
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
  assert.equal(ids.size, 1, 'each try has the number of its message');
  receiver.answerWith(204);
  receiver.received.length = 0;
  const again = await admin.call(sendDeliveriesAgain, { params: { id }, body: { ids: [first!.id] } });
  assert.equal(again.status, 200, JSON.stringify(again.body));
  await send();
  assert.ok(new Webhook(secret).verify(receiver.received[0]!.body, receiver.received[0]!.headers));
  assert.equal((await deliveries(id, { webhook, state: 'delivered' })).length, 1);
});

test('a receiver that says it is gone is paused and administrators notified; a paused one gets no message until it goes on', async () => {
  const { id } = await serve(['EDATSADMIN']);
  const { id: webhook } = await subscribe(id, ['request.decided']);
  const params = { id, webhook };
  receiver.answerWith(410);
  assert.equal((await admin.call(tryWebhook, { params })).status, 200);
  await send();
  const [seen] = (await admin.call(readWebhooks, { params: { id } })).body.webhooks;
  assert.equal(seen!.state, 'paused');
  assert.match(await latestNotice(id), /paused\. It answered that it is gone/);
  assert.equal((await admin.call(tryWebhook, { params })).status, 409);
  await decideSlip();
  assert.equal((await deliveries(id)).length, 1, 'what happens meanwhile is not kept for it');
  receiver.answerWith(200);
  assert.equal((await admin.call(editWebhook, { params, body: { kinds: ['request.decided'], is_paused: false } })).status, 200);
  await laterBy(9999);
  await send();
  assert.equal((await deliveries(id))[0]!.state, 'delivered');
  assert.equal((await admin.call(removeWebhook, { params })).status, 200);
  assert.deepEqual(await deliveries(id), []);
});

test('where a redirection leads nobody goes, and who listens nowhere is said in words', async () => {
  const { id } = await serve(['EDATSADMIN']);
  const { id: webhook } = await subscribe(id, ['request.decided']);
  receiver.answerWith(302);
  await admin.call(tryWebhook, { params: { id, webhook } });
  await send();
  assert.deepEqual([receiver.received.length, (await deliveries(id))[0]!.answer], [1, 302]);
  const closed = await startReceiver();
  await closed.close();
  const dead = await admin.call(addWebhook, { params: { id }, body: { address: `${closed.url}/`, kinds: ['request.decided'] } });
  await admin.call(tryWebhook, { params: { id, webhook: dead.body.id } });
  await send();
  assert.match((await deliveries(id, { webhook: dead.body.id }))[0]!.failure, /No one listens/);
});

test('outside a demo nothing goes to this machine or into a private network, by whatever name', async () => {
  const { id } = await serve(['EDATSADMIN']);
  const address = receiver.url.replace('127.0.0.1', 'localhost');
  const here = await admin.call(addWebhook, { params: { id }, body: { address, kinds: ['request.decided'] } });
  assert.equal(here.status, 200, JSON.stringify(here.body));
  app.server.settings.demo = false;
  try {
    for (const other of ['http://planning.university.example/', receiver.url, 'https://10.0.0.7/', 'https://localhost/'])
      assert.equal(
        (await admin.call(addWebhook, { params: { id }, body: { address: other, kinds: ['request.decided'] } })).status,
        422,
        other,
      );
    // A name that leads here, as any name of another system may from one day to the next.
    await admin.call(tryWebhook, { params: { id, webhook: here.body.id } });
    await send();
    assert.match((await deliveries(id))[0]!.failure, /to which Talaan sends nothing/);
    assert.equal(receiver.received.length, 0);
  } finally {
    app.server.settings.demo = true;
  }
});

test('what is pending is not sent any more where the service opens less or has ended', async () => {
  const { id, body } = await serve(['EDATSADMIN', 'PERSONNELS']);
  await subscribe(id, ['request.decided']);
  await decideSlip();
  const { version } = (await admin.call(readServiceAccount, { params: { id } })).body;
  const edited = { ...body, groups: ['PERSONNELS'] as never };
  const saved = await admin.call(editServiceAccount, { params: { id }, body: edited, headers: { 'if-match': String(version) } });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  await send();
  assert.equal(receiver.received.length, 0);
  await decideSlip();
  assert.deepEqual(await deliveries(id), []);
  await admin.call(endServiceAccount, { params: { id } });
  const refused = await admin.call(addWebhook, { params: { id }, body: { address: `${receiver.url}/late`, kinds: ['person.changed'] } });
  assert.equal(refused.status, 409);
});
