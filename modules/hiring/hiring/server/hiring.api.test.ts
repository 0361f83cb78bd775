import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as contract from '../contract.ts';
import { makeItem, makeOfficerInCharge } from './fixtures/make-item.ts';
import { markFilled, markLapsed, markPosted } from './public.ts';

let app: TestApp;
let head: Caller;
let dean: Caller;
let next: Caller;
let hr: Caller;
let budget: Caller;
let president: Caller;
let accounting: number;
before(async () => {
  app = await startTestApp();
  [head, dean, next, hr, budget, president] = (await Promise.all(
    ['head', 'dean', 'committee', 'hr', 'budget', 'president'].map((who) => app.as(who)),
  )) as [Caller, Caller, Caller, Caller, Caller, Caller];
  await makeOfficerInCharge(app, 'OVPAF', 'committee');
  accounting = (await head.call(contract.listHireOffices)).body.offices[0]!.id;
});
after(() => app.close());

const values = (change: object = {}) => ({
  office_id: accounting,
  kind: 'plantilla' as const,
  item_ids: [] as number[],
  position_id: null as number | null,
  needed: 1,
  status_code: 'PERM',
  reason: 'resignation' as const,
  vice: '',
  justification: 'The desk is empty.',
  duties: 'Keeps the books.',
  preferred: '',
  needed_by: '2027-02-01',
  fund_source: '',
  program: '',
  from: null,
  to: null,
  rate: null,
  rate_kind: null,
  kept_files: [] as number[],
  added_files: [] as string[],
  ...change,
});

async function draft(change: object = {}, who = head): Promise<number> {
  const { status, body } = await who.call(contract.addHireRequest, { body: values(change) });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

async function step(who: Caller, id: number, action: string, remarks = '') {
  const timeline = await who.call(readTimeline, { params: { id } });
  assert.equal(timeline.status, 200, `${action}: ${JSON.stringify(timeline.body)}`);
  return who.call(takeStep, { params: { id }, body: { action, seen: timeline.body.request.seen, remarks } });
}

async function take(who: Caller, id: number, action: string, remarks = ''): Promise<void> {
  const { status, body } = await step(who, id, action, remarks);
  assert.equal(status, 200, `${action}: ${JSON.stringify(body)}`);
}

const read = async (who: Caller, id: number) => (await who.call(contract.readHireRequest, { params: { id } })).body.request;
const inboxOf = async (who: Caller) => (await who.call(readInbox, { query: { per_page: 200 } })).body.requests.map(({ id }) => id);

function asTalaan<T>(work: (call: Parameters<typeof markPosted>[0]) => Promise<T>): Promise<T> {
  const { server } = app;
  return server.db
    .transaction()
    .execute((db) =>
      work({ db, server, actor: NOBODY, inPlaceOf: null, now: server.clock.now(), today: server.clock.today(), requestId: 'test' }),
    );
}

test('a request goes from the head of the unit to the next head, HR, the budget office and the President, back once on its way, and is printed under its number', async () => {
  const item = await makeItem(app, 'ACCT-T-1', 'ACCT');
  const open = (await head.call(contract.listOpenItems, { query: { office_id: accounting } })).body.items.find(({ id }) => id === item);
  assert.equal(open?.position, 'Accountant II');
  assert.deepEqual([open.opens_on, open.asked_in, open.reason], [null, null, 'new item']);
  const route = (await head.call(contract.previewHireRoute, { query: { office_id: accounting } })).body.route;
  assert.deepEqual(
    route.map(({ role }) => role),
    ['endorser', 'hr', 'budget', 'authority'],
  );
  const unsaid = await head.call(contract.addHireRequest, { body: values({ item_ids: [item], duties: '' }) });
  assert.deepEqual([unsaid.status, (unsaid.body as { errors?: object }).errors], [422, { duties: ['Enter the duties.'] }]);
  const id = await draft({ item_ids: [item] });
  const more = { params: { id }, body: values({ item_ids: [item], preferred: 'Knows the eNGAS.' }) };
  assert.equal((await head.call(contract.editHireRequest, more)).status, 200);
  const drafted = await read(head, id);
  assert.match(drafted.number, /^RTH-2026-\d{4}$/);
  assert.deepEqual([drafted.state, drafted.standards.eligibility, drafted.is_own], ['DRAFT', open.standards.eligibility, true]);
  assert.equal(drafted.preferred, 'Knows the eNGAS.');
  assert.equal((await hr.call(contract.readHireRequest, { params: { id } })).status, 404, 'a draft is its requester’s alone');
  await take(head, id, 'submit');
  assert.ok((await inboxOf(next)).includes(id));
  assert.equal((await step(head, id, 'endorse')).status, 409);
  await take(next, id, 'return', 'Count the vouchers of a month.');
  assert.equal((await read(head, id)).state, 'RETURNED');
  const { version } = (await head.call(contract.readHireRequest, { params: { id } })).body;
  const edit = { params: { id }, body: { ...values({ item_ids: [item], justification: '1,200 vouchers a month.' }) } };
  assert.equal((await head.call(contract.editHireRequest, { ...edit, headers: { 'if-match': String(version) } })).status, 200);
  assert.equal(
    (await head.call(contract.editHireRequest, { ...edit, headers: { 'if-match': String(version) } })).status,
    409,
    'what was saved since is not overwritten unasked',
  );
  await take(head, id, 'submit');
  await take(next, id, 'endorse');
  await take(hr, id, 'send_back', 'Name the vice.');
  await take(head, id, 'submit');
  await take(next, id, 'endorse');
  assert.ok((await inboxOf(hr)).includes(id));
  await take(hr, id, 'verify');
  assert.ok((await inboxOf(budget)).includes(id));
  assert.equal((await step(budget, id, 'certify')).status, 422, 'the fund is named');
  await take(budget, id, 'certify', 'General Fund 101');
  const mine = (await president.call(contract.listHireRequests, { query: { whose: 'waiting' } })).body.requests.map((one) => one.id);
  assert.ok(mine.includes(id));
  await take(president, id, 'approve');
  const approved = await read(head, id);
  assert.deepEqual([approved.state, approved.fund_source], ['APPROVED', 'General Fund 101']);
  assert.match(approved.code!, /^\w{16}$/);
  assert.equal((await next.call(contract.printHireRequest, { params: { id } })).status, 200);
  await asTalaan((call) => markPosted(call, [id]));
  assert.equal((await read(hr, id)).state, 'POSTED');
  assert.equal((await step(head, id, 'withdraw', 'No')).status, 409);
  await asTalaan((call) => markFilled(call, [id]));
  assert.equal((await read(hr, id)).state, 'FILLED');
  assert.equal(await isLive(id), false);
});

test('the budget office may say that there are no funds, the next head and the President may disapprove; the item is then free for another request', async () => {
  const item = await makeItem(app, 'ACCT-T-2', 'ACCT');
  const submitted = async () => {
    const id = await draft({ item_ids: [item] });
    await take(head, id, 'submit');
    return id;
  };
  const disapproved = await submitted();
  await take(next, disapproved, 'disapprove', 'Not this year.');
  const unfunded = await submitted();
  await take(next, unfunded, 'endorse');
  await take(hr, unfunded, 'verify');
  assert.equal((await step(budget, unfunded, 'refuse_funds')).status, 422);
  await take(budget, unfunded, 'refuse_funds', 'The allotment is used up.');
  const denied = await submitted();
  await take(next, denied, 'endorse');
  await take(hr, denied, 'verify');
  await take(budget, denied, 'certify', 'General Fund 101');
  await take(president, denied, 'deny', 'Reassign.');
  const withdrawn = await submitted();
  await take(head, withdrawn, 'withdraw', 'A clerk was moved to us.');
  assert.deepEqual(await Promise.all([disapproved, unfunded, denied, withdrawn].map(async (id) => (await read(head, id)).state)), [
    'DISAPPROVED',
    'NOT_FUNDED',
    'DISAPPROVED',
    'CANCELLED',
  ]);
  const last = await submitted();
  assert.equal(await isLive(last), true);
});

test('an item has one live request: of two submitted at the same moment one wins, and the other is told which', async () => {
  const item = await makeItem(app, 'ACCT-T-3', 'ACCT');
  const ids = [await draft({ item_ids: [item] }), await draft({ item_ids: [item] })];
  const answers = await Promise.all(ids.map((id) => step(head, id, 'submit')));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const winner = await read(head, ids[answers.findIndex(({ status }) => status === 200)]!);
  const refused = answers.find(({ status }) => status === 409)!;
  assert.ok(refused.body.message.includes(winner.number), JSON.stringify(refused.body));
  const third = await head.call(contract.addHireRequest, { body: values({ item_ids: [item] }) });
  assert.equal(third.status, 422);
  assert.match(JSON.stringify(third.body), new RegExp(`item_ids.*${winner.number}`));
  const shown = (await head.call(contract.listOpenItems, { query: { office_id: accounting } })).body.items.find(({ id }) => id === item);
  assert.equal(shown?.asked_in, winner.number);
});

test('HR cannot verify an item that was frozen, or whose standards were changed since they were copied', async () => {
  const item = await makeItem(app, 'ACCT-T-4', 'ACCT');
  const id = await draft({ item_ids: [item] });
  await take(head, id, 'submit');
  await take(next, id, 'endorse');
  await app.owner.query(`update plantilla.item set eligibility = 'RA 1080, certified public accountant' where id = $1`, [item]);
  const changed = await step(hr, id, 'verify');
  assert.equal(changed.status, 409);
  assert.match(JSON.stringify(changed.body), /eligibility/);
  await take(hr, id, 'send_back', 'Submit again, so that the new standards are copied.');
  await take(head, id, 'submit');
  assert.equal((await read(head, id)).standards.eligibility, 'RA 1080, certified public accountant');
  await take(next, id, 'endorse');
  await app.owner.query(
    `begin; select set_config('talaan.reason', 'a test', true);
     update plantilla.item_state set during = '[2020-01-01,2026-11-01)' where item_id = ${item};
     insert into plantilla.item_state (item_id, state, during) values (${item}, 'frozen', '[2026-11-01,)'); commit`,
  );
  const frozen = await step(hr, id, 'verify');
  assert.equal(frozen.status, 409);
  assert.match(JSON.stringify(frozen.body), /is frozen/);
});

test('job orders, casuals and lecturers are asked for by position, with period and rate; files go along', async () => {
  const { rows } = await app.owner.query<{ id: number }>(`select id from organization.position where name = 'Administrative Aide IV'`);
  const wanted = { kind: 'job order', status_code: 'JO', position_id: rows[0]!.id, needed: 3, reason: 'additional load' };
  const refused = await head.call(contract.addHireRequest, { body: values(wanted) });
  assert.equal(refused.status, 422);
  assert.deepEqual(Object.keys((refused.body as unknown as { errors: object }).errors).toSorted(), ['from', 'rate', 'rate_kind']);
  const { path } = (await head.call(uploadDocument, { file: { name: 'count.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } })).body;
  const paid = { ...wanted, from: '2027-01-04', to: '2027-06-30', rate: 62_000, rate_kind: 'daily' };
  const id = await draft({ ...paid, added_files: [path] });
  await take(head, id, 'submit');
  const { files, needed, rate, to } = await read(next, id);
  assert.deepEqual([files.length, needed, rate, to], [1, 3, 62_000, '2027-06-30']);
  const file = await next.call(contract.readHireFile, { params: { id, file: files[0]!.id } });
  assert.equal(file.status, 200);
  assert.equal((await next.call(contract.readHireFile, { params: { id, file: 1 } })).status, 404);
  assert.equal((await next.call(contract.printHireRequest, { params: { id } })).status, 200);
  await take(next, id, 'endorse');
  await take(hr, id, 'verify');
});

test('a request of another line is not there, and is not changed', async () => {
  const item = await makeItem(app, 'ACCT-T-5', 'ACCT');
  const id = await draft({ item_ids: [item] });
  await take(head, id, 'submit');
  assert.equal((await dean.call(contract.readHireRequest, { params: { id } })).status, 404);
  assert.equal((await dean.call(contract.printHireRequest, { params: { id } })).status, 404);
  assert.equal((await dean.call(contract.editHireRequest, { params: { id }, body: values({ item_ids: [item] }) })).status, 404);
  assert.equal((await (await app.as('employee')).call(contract.readHireRequest, { params: { id } })).status, 404);
  const listed = (await dean.call(contract.listHireRequests, { query: { per_page: 200 } })).body.requests.map((one) => one.id);
  assert.ok(!listed.includes(id));
  assert.equal((await dean.call(contract.addHireRequest, { body: values({ item_ids: [item] }) })).status, 422, 'an office beyond reach');
  assert.equal((await dean.call(contract.listOpenItems, { query: { office_id: accounting } })).status, 404);
  assert.equal((await step(dean, id, 'endorse').catch(() => ({ status: 404 }))).status, 404);
});

test('the request of a vice president, above whom the office tree has no head, goes to the President; a lapsed one frees its item', async () => {
  const item = await makeItem(app, 'OVPAA-T-1', 'OVPAA');
  const vpaa = await app.as('vpaa');
  const [office] = (await vpaa.call(contract.listHireOffices)).body.offices;
  const id = await draft({ office_id: office!.id, item_ids: [item] }, vpaa);
  await take(vpaa, id, 'submit');
  await take(president, id, 'endorse');
  await take(hr, id, 'verify');
  await take(budget, id, 'certify', 'General Fund 101');
  await take(president, id, 'approve');
  await asTalaan((call) => markPosted(call, [id]));
  await assert.rejects(
    asTalaan((call) => markPosted(call, [id])),
    /cannot be done now/,
  );
  await asTalaan((call) => markLapsed(call, [id]));
  assert.equal(await isLive(id), false);
});

async function isLive(id: number): Promise<boolean> {
  const { rows } = await app.owner.query<{ is_live: boolean }>('select is_live from hiring.request_item where request_id = $1', [id]);
  return rows[0]!.is_live;
}
