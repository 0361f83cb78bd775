import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startViewing } from '@talaan/identity/contract/users.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import type { Refusal } from '@talaan/kernel/server/errors.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { readPersonnel } from '@talaan/personnel/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { listDecided, listFiled, readInbox } from '../contract/inbox.ts';
import { requestKind } from '../contract/request-kind.ts';
import { takeStep as stepping } from '../contract/steps.ts';
import { readTimeline } from '../contract/timeline.ts';
import { checkStates } from './check-states.ts';
import { actAs, callOf, actingPerson, type ActingPerson } from './fixtures/act-as.ts';
import { fileOutings, makeOutings, outingKind, type Outing } from './fixtures/outing-kind.ts';
import { makeSmallUniversity, type SmallUniversity } from './fixtures/small-university.ts';
import { findUnattended } from './inbox/find-unattended.ts';
import { readInbox as inboxAs } from './inbox/read-inbox.ts';
import { fileRequests, officeOf, serveRequests, takeStep } from './public.ts';
import { previewRoute } from './timeline/preview-route.ts';

/** Waits for the holders of a group that the demo gives to few. */
const chequeKind = requestKind('test.cheque', {
  title: 'Cheque',
  version: 1,
  states: { FILED: 'Filed', PAID: 'Paid' },
  ends: ['PAID'],
  waits: { FILED: ['clerks'] },
  roles: { clerks: { group: 'PAYROLLBUDGET' } },
  steps: { pay: { label: 'Pay', from: ['FILED'], to: 'PAID', by: ['clerks'], decides: true, key: 'a' } },
  keptBy: 'EDATSADMIN',
  screen: '/cheques/{id}',
});
const servedCheque = serveRequests(chequeKind, { asksAgain: async () => new Map() });

let app: TestApp;
let u: SmallUniversity;
let head: Caller;
let hr: Caller;
const owner = actingPerson(people.accountingClerk);
before(async () => {
  app = await startTestApp();
  await makeOutings(app);
  [head, hr] = (await Promise.all(['head', 'hr'].map((who) => app.as(who)))) as [Caller, Caller];
  u = await makeSmallUniversity(app, { Tess: 'TOP', Mila: 'MID', Lito: 'LOW', Oscar: 'LOW', Wena: 'LOW' });
  await u.head('TOP', 'Tess');
  await u.head('MID', 'Mila');
  await u.head('LOW', 'Lito');
});
after(() => app.close());

const file = (outing: Outing = {}, ownerId = owner.personnelId, as: ActingPerson = owner) =>
  actAs(app, as, async (call) => (await fileOutings(call, ownerId, [outing]))[0]!);
const read = (who: Caller, id: number) => who.call(readTimeline, { params: { id } });
const inInbox = async (who: Caller, id: number) => (await who.call(readInbox)).body.requests.find((one) => one.id === id);
const step = (name: string, id: number, action: string) => actAs(app, u.person(name), (call) => takeStep(call, { id, action }));

test('what is confidential has a neutral title for all but its owner, HR and the authority', async () => {
  const secret = 'Leave of a victim of violence';
  const id = await file({ title: 'Leave', privateTitle: secret });
  assert.deepEqual([(await inInbox(head, id))!.title, (await read(head, id)).body.request.title], ['Leave', 'Leave']);
  const employee = await app.as('employee');
  assert.equal((await employee.call(listFiled)).body.requests.find((one) => one.id === id)!.title, secret);
  assert.equal((await read(hr, id)).body.request.title, secret);
  const moved = await head.call(stepping, { params: { id }, body: { action: 'recommend', seen: 1 } });
  assert.equal(moved.body.message, 'Leave: recommended.');
  assert.equal((await head.call(listDecided)).body.requests[0]!.title, 'Leave');
  const own = await file(
    { title: 'Leave', privateTitle: secret, officeId: u.offices['LOW']! },
    u.person('Wena').personnelId,
    u.person('Wena'),
  );
  await step('Lito', own, 'recommend');
  const { requests } = await inboxOf('Mila');
  assert.equal(requests.find((one) => one.id === own)!.title, secret, 'the authority reads it');
  assert.ok(!JSON.stringify((await head.call(listNotifications)).body).includes(secret), 'no notification says it');
  const { rows } = await app.server.pool.query(`select from kernel.audit_event e where e::text like $1`, [`%${secret}%`]);
  assert.equal(rows.length, 0, 'nor does the audit');
});

test('an administrator who views Talaan as a head sees their inbox, and decides nothing', async () => {
  const id = await file();
  const admin = await app.as('admin');
  const { accountId } = people.headOfAccounting;
  const begun = await admin.call(startViewing, { params: { id: accountId } });
  assert.equal(begun.status, 200, JSON.stringify(begun.body));
  const headers = { 'x-view-as': String(accountId) };
  assert.ok((await admin.call(readInbox, { headers })).body.requests.some((one) => one.id === id));
  const { status } = await admin.call(stepping, { params: { id }, body: { action: 'recommend', seen: 1 }, headers });
  assert.equal(status, 403);
  assert.equal((await read(head, id)).body.request.state, 'FILED');
});

test('who views Talaan as the budget officer has none of the open items of the seats of payroll', async () => {
  const id = await actAs(app, owner, async (call) => {
    const officeId = await officeOf(call.db, owner.personnelId, call.today);
    return (await fileRequests(call, servedCheque, [{ ownerId: owner.personnelId, officeId, title: 'A cheque' }]))[0]!;
  });
  const budget = await app.as('budget');
  assert.ok(await inInbox(budget, id));
  assert.equal((await read(budget, id)).status, 200);
  const admin = await app.as('admin');
  const { accountId } = (await app.server.readActor(budget.token!))!;
  assert.equal((await admin.call(startViewing, { params: { id: accountId } })).status, 200);
  const headers = { 'x-view-as': String(accountId) };
  assert.ok(!(await admin.call(readInbox, { headers })).body.requests.some((one) => one.id === id));
  assert.equal((await admin.call(readTimeline, { params: { id }, headers })).status, 404);
});

test('the own request of a member of a group is hidden from them, and waits for nobody where no one else is left in it', async () => {
  await app.server.pool.query(
    `delete from identity.role_group where group_name = 'PAYROLLBUDGET';
     with made as (insert into identity.role (name) values ('Cheques') returning id),
       opens as (insert into identity.role_group (role_id, group_name) select id, 'PAYROLLBUDGET' from made)
     insert into identity.account_role (account_id, role_id, scope, during)
       select p.account, made.id, 'all', p.during from made, (values (${u.person('Lito').accountId}, daterange('2026-01-01', null)),
         (${u.person('Oscar').accountId}, daterange('2026-01-01', '2026-11-21'))) as p (account, during)`,
  );
  const lito = u.person('Lito').personnelId;
  const id = await actAs(app, u.person('Lito'), async (call) => {
    const officeId = await officeOf(call.db, lito, call.today);
    return (await fileRequests(call, servedCheque, [{ ownerId: lito, officeId, title: 'Own cheque' }]))[0]!;
  });
  const sees = async (name: string) => (await inboxOf(name)).requests.some((one) => one.id === id);
  assert.deepEqual([await sees('Lito'), await sees('Oscar')], [false, true]);
  const unattended = async (day: string) => (await findUnattended(app.server.db, ['test.cheque'], day)).map((one) => one.id);
  assert.deepEqual(await unattended('2026-11-20'), []);
  await onDay(app, '2026-11-21', async () => {
    assert.equal(await sees('Oscar'), false, 'who left the group has nothing of it from their next look on');
    await assert.rejects(step('Oscar', id, 'pay'), (error: Refusal) => error.status === 404);
  });
  assert.deepEqual(await unattended('2026-11-21'), [id]);
});

test('a decider without reach to the record of the owner opens the request, and nothing else of theirs', async () => {
  const officeId = await officeOf(app.server.db, people.accountingClerk.id, app.server.clock.today());
  const stranger = actingPerson(people.president);
  const id = await file({ officeId: officeId! }, stranger.personnelId, stranger);
  assert.equal((await read(head, id)).status, 200);
  assert.equal((await head.call(readPersonnel, { params: { id: stranger.personnelId } })).status, 403);
  assert.equal((await read(await app.as('faculty'), id)).status, 404, 'one who has no part in it does not open it');
});

test('a clerk who files for another decides it where that is theirs, and is never its owner', async () => {
  const wena = u.person('Wena').personnelId;
  const id = await file({ officeId: u.offices['LOW']! }, wena, u.person('Lito'));
  const { rows } = await app.server.pool.query(
    'select r.owner_id, s.as_role from requests.request r join requests.step s on s.request_id = r.id where r.id = $1',
    [id],
  );
  assert.deepEqual(rows, [{ owner_id: wena, as_role: 'filer' }]);
  assert.equal((await step('Lito', id, 'recommend')).to, 'RECOMMENDED');
  const own = await file({ officeId: u.offices['LOW']! }, u.person('Lito').personnelId, u.person('Oscar'));
  await assert.rejects(
    step('Lito', own, 'recommend'),
    (error: Refusal) => [404, 409].includes(error.status),
    'filed by another it is still their own',
  );
});

test('a withdrawn request stays, with its steps; nothing that was filed is taken out', async () => {
  const id = await file({}, u.person('Wena').personnelId, u.person('Wena'));
  await step('Wena', id, 'withdraw');
  const { steps, is_closed } = (await read(hr, id)).body.request;
  assert.deepEqual([steps.map(({ action }) => action), is_closed], [['file', 'withdraw'], true]);
});

test('the President files: a rule gives the group of the secretary of the Board, and a rule never gives one of the people', async () => {
  await app.server.pool.query(`
    insert into requests.rule (kind, role, priority, fact, at_least, below, gives, group_name, because, during) values
      ('test.outing', 'authority', 0, 'rank', 1, 2, 'group', 'SECRETARY', 'of the President', '(,)');
    update requests.rule set office_id = ${u.offices['MID']} where kind = 'test.outing' and priority = 2`);
  const preview = async (rest: { rank?: number; parties?: number[] }) => {
    const facts = { ownerId: u.person('Wena').personnelId, officeId: u.offices['LOW']!, title: 'x', days: 20, ...rest };
    return (await previewRoute(app.server.db, outingKind, facts, '2026-11-20')).at(-1)!;
  };
  assert.equal((await preview({ rank: 1 })).because, 'of the President');
  assert.equal((await preview({})).seat, 'Head of Office MID');
  assert.equal(
    (await preview({ parties: [u.person('Mila').personnelId] })).seat,
    'Head of Office TOP',
    'the authority is among the people',
  );
});

test('Talaan does not start while open requests are in a state that their table has lost', async () => {
  const client = await app.server.pool.connect();
  try {
    await client.query(`begin; with made as (
        insert into requests.request (kind, flow, title, state, filed_at) values ('test.outing', 1, 'x', 'PONDERED', now()) returning id)
      insert into requests.step (request_id, round, action, as_role, state, at) select id, 1, 'file', 'owner', 'PONDERED', now() from made`);
    await assert.rejects(checkStates(client), (error: Error) => {
      assert.ok(error instanceof CannotStart);
      assert.match(error.message, /1 of the kind test\.outing in PONDERED/);
      return true;
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

function inboxOf(name: string) {
  return inboxAs({ ...callOf(app.server, app.server.db, u.person(name)), query: { per_page: 200 } } as never);
}
