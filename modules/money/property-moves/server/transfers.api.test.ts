import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readItem } from '@talaan/property/contract/items.ts';
import { listOwnItems } from '@talaan/property/contract/own.ts';
import { readPaper } from '@talaan/property/contract/papers.ts';
import { buy, issueTo, TODAY } from '@talaan/property/server/fixtures/deliveries.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { findReceivers, listMoves, printReport, readMovable, readMove } from '../contract/moves.ts';
import { fileTransfer, prepareTransfer } from '../contract/transfers.ts';
import { askTransfer, held, HOLDER, itemNow, makeReport, moveOf, RECEIVER, REPORT, step, refused } from './fixtures/moves.ts';

let app: TestApp;
let keeper: Caller;
let holder: Caller;
let receiver: Caller;
before(async () => {
  app = await startTestApp();
  [keeper, holder, receiver] = (await Promise.all(['property', 'employee', 'faculty'].map((who) => app.as(who)))) as [
    Caller,
    Caller,
    Caller,
  ];
});
after(() => app.close());

test('what the holder asks to transfer is reported by the custodian and acknowledged by the receiver, who holds it from then on', async () => {
  const [laptop] = await held({ keeper, holder });
  const chairs = await held({ keeper, holder }, { cost: 300_000, count: 2, article: 'Chair' });
  const items = [laptop!, ...chairs];
  const id = await askTransfer(holder, items);
  assert.equal((await moveOf(holder, id)).state, 'RELEASED', 'the holder releases it by asking');
  assert.deepEqual(await itemNow(app, laptop!), { state: 'FOR_TRANSFER', holder_id: HOLDER, condition: 'SERVICEABLE' });
  const waiting = (await keeper.call(readInbox, { query: { kind: 'property-transfer' } })).body.requests;
  assert.ok(waiting.some(({ title }) => title === 'Laptop computer and 2 more, to Reyes, Arnel Dela Cruz'));

  await makeReport(keeper, id);
  const { papers, state } = await moveOf(receiver, id);
  assert.equal(state, 'RECEIVING');
  assert.deepEqual(
    papers.map(({ type, number }) => [type, number.slice(0, 8)]),
    [
      ['PTR', '2026-11-'],
      ['ITR', '2026-11-'],
    ],
  );
  assert.equal((await itemNow(app, laptop!)).holder_id, HOLDER, 'the holder answers until the receiver acknowledges');
  assert.equal((await receiver.call(readInbox, { query: { kind: 'property-transfer' } })).body.requests.length, 1);
  for (const paper of papers) {
    const print = await receiver.call(printReport, { params: { id, report: paper.id } });
    assert.equal(print.status, 200);
  }

  assert.equal((await step(receiver, id, 'acknowledge'))[0], 200);
  assert.deepEqual(await itemNow(app, laptop!), { state: 'ACKNOWLEDGED', holder_id: RECEIVER, condition: 'SERVICEABLE' });
  const { item } = (await keeper.call(readItem, { params: { id: laptop! } })).body;
  assert.deepEqual(
    item.history.slice(0, 3).map(({ action, reference }) => [action, reference.slice(0, 3)]),
    [
      ['acknowledge', ''],
      ['transfer', 'PTR'],
      ['ask_transfer', ''],
    ],
  );
  const { paper } = (await receiver.call(readPaper, { params: { id: item.paper_id! } })).body;
  const { name } = await app.server.db
    .selectFrom('identity.account')
    .select('name')
    .where('email', '=', 'property@talaan.example')
    .executeTakeFirstOrThrow();
  assert.deepEqual([paper.type, paper.state, paper.issued_by], ['PAR', 'ACKNOWLEDGED', name]);
  const own = (await holder.call(listOwnItems, { params: { when: 'new' }, query: { per_page: 999 } })).body.items;
  assert.ok(items.every((one) => !own.some(({ id: of }) => of === one)));
  const { rows } = await app.server.pool.query(`select released_on from papers.paper where code = any($1)`, [
    papers.map(({ code }) => code),
  ]);
  assert.ok(rows.every(({ released_on }) => released_on !== null));
});

test('what the head asks waits for the holder to release it, or is released before two witnesses', async () => {
  const head = await app.as('head');
  const [one, other] = await held({ keeper, holder }, { count: 2 });
  const body = {
    item_ids: [one!],
    personnel_id: HOLDER,
    receiver_id: RECEIVER,
    type: 'RELOCATION' as const,
    other_type: '',
    reason: 'The office moves.',
  };
  const asked = (await head.call(fileTransfer, { body })).body;
  assert.equal((await moveOf(holder, asked.id)).state, 'ASKED');
  assert.equal((await step(keeper, asked.id, 'prepare'))[0], 409);
  assert.equal((await step(holder, asked.id, 'release'))[0], 200);
  const witnesses = 'Absent without leave since October; witnesses Ana Cruz, clerk, and Ben Sy, clerk';
  const witnessed = (await head.call(fileTransfer, { body: { ...body, item_ids: [other!], witnesses } })).body;
  const move = await moveOf(keeper, witnessed.id);
  assert.deepEqual([move.state, move.witnesses], ['RELEASED', witnesses]);
  const stranger = await app.as('dean');
  assert.equal((await stranger.call(fileTransfer, { body })).status, 404);
  assert.equal((await stranger.call(readMove, { params: { id: asked.id } })).status, 404);
});

test('a receiver who left, a job order, and the holder are refused on their field', async () => {
  const items = await held({ keeper, holder });
  const body = { item_ids: items, type: 'REASSIGNMENT' as const, other_type: '', reason: 'They need it for their work.' };
  const to = async (receiver_id: number, change: object = {}) =>
    refused(await holder.call(fileTransfer, { body: { ...body, receiver_id, ...change } }));
  assert.match((await to(people.formerTeacher.id)).said, /does not serve/);
  assert.match((await to(people.guardOnContract.id)).said, /cannot be accountable/);
  assert.match((await to(HOLDER)).said, /held by this person already/);
  assert.deepEqual((await to(people.formerTeacher.id)).fields, ['receiver_id']);
  assert.deepEqual((await to(RECEIVER, { type: 'OTHER' })).fields, ['other_type']);
  assert.deepEqual((await to(RECEIVER, { reason: 'short' })).fields, ['reason']);
  const found = (await holder.call(findReceivers, { query: { term: people.guardOnContract.surname } })).body.people;
  assert.match(found.find(({ id }) => id === people.guardOnContract.id)!.hindrance!, /cannot be accountable/);
});

test('a receiver who leaves before the report, or before acknowledging, cannot get it; the transfer is withdrawn and the holder keeps it', async () => {
  const items = await held({ keeper, holder });
  const id = await askTransfer(holder, items);
  await makeReport(keeper, id);
  await serveUntil("'2026-11-19'");
  const [status, message] = await step(receiver, id, 'acknowledge');
  assert.equal(status, 409);
  assert.match(message, /does not serve on 20 Nov 2026.*Withdraw the transfer/);
  assert.equal((await step(keeper, id, 'void', 'The receiver left the service.'))[0], 200);
  assert.match(refused(await keeper.call(prepareTransfer, { params: { id }, body: REPORT })).said, /does not serve/);
  await serveUntil('null');
  assert.equal((await step(keeper, id, 'withdraw', 'The receiver left the service.'))[0], 200);
  assert.deepEqual(await itemNow(app, items[0]!), { state: 'ACKNOWLEDGED', holder_id: HOLDER, condition: 'SERVICEABLE' });
});

test('of two acknowledgements at once one counts; after a void there is nothing to acknowledge, and the number stays', async () => {
  const items = await held({ keeper, holder });
  const id = await askTransfer(holder, items);
  await makeReport(keeper, id);
  assert.equal((await step(keeper, id, 'void', 'The serial number was wrong.'))[0], 200);
  const [voided] = (await moveOf(keeper, id)).papers;
  assert.deepEqual([voided!.void_reason, voided!.voided_on], ['The serial number was wrong.', TODAY]);
  assert.match((await step(receiver, id, 'acknowledge'))[1], /cannot be done now/);
  await makeReport(keeper, id);
  const { request_id: request, seen } = await moveOf(receiver, id);
  const once = () => receiver.call(takeStep, { params: { id: request! }, body: { action: 'acknowledge', remarks: '', seen } });
  const answers = await Promise.all([once(), once(), once()]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 409, 409],
  );
  const { rows } = await app.server.pool.query(
    `select count(*)::int as papers from property.paper_line where item_id = $1 and state <> 'ENDED'`,
    [items[0]],
  );
  assert.equal(rows[0].papers, 1);
  const numbers = (await moveOf(keeper, id)).papers.map(({ number }) => Number(number.slice(-4)));
  assert.equal(numbers[1], numbers[0]! + 1, 'the voided number is not given again');
});

test('of two who ask for the same item at the same moment one gets it', async () => {
  const items = await held({ keeper, holder });
  const body = {
    item_ids: items,
    personnel_id: HOLDER,
    receiver_id: RECEIVER,
    type: 'REASSIGNMENT' as const,
    other_type: '',
    reason: 'Both want it now.',
  };
  const answers = await Promise.all([holder.call(fileTransfer, { body }), keeper.call(fileTransfer, { body })]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 409],
  );
  const { message } = answers.find(({ status }) => status === 409)!.body as { message: string };
  assert.match(message, /is in a transfer already/);
});

test('the receiver declines what is wrong, and the custodian makes the report anew', async () => {
  const items = await held({ keeper, holder });
  const id = await askTransfer(holder, items);
  await makeReport(keeper, id);
  assert.equal((await step(receiver, id, 'decline'))[0], 422);
  assert.equal((await step(receiver, id, 'decline', 'The screen is broken.'))[0], 200);
  const declined = await moveOf(keeper, id);
  assert.deepEqual([declined.state, declined.papers[0]!.void_reason], ['RELEASED', 'The screen is broken.']);
  const conditions = [{ item_id: items[0]!, condition: 'NEEDS_REPAIR' as const }];
  assert.equal((await keeper.call(prepareTransfer, { params: { id }, body: { ...REPORT, conditions } })).status, 200);
  assert.equal((await step(receiver, id, 'acknowledge'))[0], 200);
  assert.equal((await itemNow(app, items[0]!)).condition, 'NEEDS_REPAIR');
});

test('bad input of a report is refused on its field, and takes no number', async () => {
  const items = await held({ keeper, holder });
  const id = await askTransfer(holder, items);
  const send = async (change: object) => refused(await keeper.call(prepareTransfer, { params: { id }, body: { ...REPORT, ...change } }));
  const before = await lastOf('PTR');
  assert.deepEqual((await send({ dated_on: '2026-11-21' })).fields, ['dated_on']);
  assert.deepEqual((await send({ dated_on: '1899-12-31' })).fields, ['dated_on']);
  assert.deepEqual((await send({ approved_by: ' ' })).fields, ['approved_by']);
  assert.deepEqual((await send({ conditions: [{ item_id: 1, condition: 'SERVICEABLE' }] })).fields, ['conditions']);
  assert.equal((await holder.call(prepareTransfer, { params: { id }, body: REPORT })).status, 403);
  assert.equal(await lastOf('PTR'), before);
});

test('numbers of transfer reports have no gap where many are made at once', async () => {
  const items = await held({ keeper, holder }, { count: 6 });
  const ids = [];
  for (const item of items) ids.push(await askTransfer(holder, [item]));
  const before = await lastOf('PTR');
  await Promise.all(ids.map((id) => keeper.call(prepareTransfer, { params: { id }, body: REPORT })));
  const numbers = await Promise.all(ids.map(async (id) => Number((await moveOf(keeper, id)).papers[0]!.number.slice(-4))));
  assert.deepEqual(
    numbers.toSorted((one, next) => one - next),
    ids.map((_, at) => before + at + 1),
  );
});

test('one act moves all that one person holds, and its list shows whose move it is', async () => {
  const items = await held({ keeper, holder }, { count: 3 });
  const id = await askTransfer(keeper, items, { personnel_id: HOLDER });
  const mine = (await holder.call(listMoves, { query: { kind: 'transfer', per_page: 999 } })).body.moves;
  assert.ok(mine.every(({ personnel_id, receiver_id }) => personnel_id === HOLDER || receiver_id === HOLDER));
  assert.equal(mine.find((one) => one.id === id)!.items, 3);
  const kept = (await keeper.call(listMoves, { query: { whose: 'kept', kind: 'transfer', show: 'open', per_page: 999 } })).body.moves;
  assert.ok(kept.some((one) => one.id === id));
  assert.equal(
    (await (await app.as('dean')).call(listMoves, { query: { whose: 'kept' } })).body.moves.some((one) => one.id === id),
    false,
  );
  const movable = (await holder.call(readMovable)).body.items;
  assert.equal(movable.find((one) => one.id === items[0])!.hindrance, 'In a transfer');
  const { item } = (await holder.call(readItem, { params: { id: items[0]! } })).body;
  assert.deepEqual(
    item.links.map(({ label }) => label),
    ['See the transfer', 'Report a loss'],
  );
  assert.equal((await step(holder, id, 'keep', 'I need them for the audit.'))[0], 200);
  assert.equal((await itemNow(app, items[0]!)).state, 'ACKNOWLEDGED');
});

test('what was not acknowledged, or is not of one person, is not transferred', async () => {
  const waiting = await buy(keeper);
  await issueTo(keeper, HOLDER, waiting);
  const body = {
    personnel_id: HOLDER,
    item_ids: waiting,
    receiver_id: RECEIVER,
    type: 'REASSIGNMENT' as const,
    other_type: '',
    reason: 'It is not used here.',
  };
  assert.match(
    refused(await keeper.call(fileTransfer, { body })).said,
    /Waiting for acknowledgement.* cannot take this step: Ask for transfer/,
  );
  const own = await held({ keeper, holder });
  const [stock] = await buy(keeper);
  assert.match(refused(await keeper.call(fileTransfer, { body: { ...body, item_ids: [...own, stock!] } })).said, /has no holder now/);
});

/** Ends the appointment of the receiver on a day, or lets it run again. */
async function serveUntil(day: string): Promise<void> {
  await app.server.pool.query(`
    begin; select set_config('talaan.reason', 'A test', true);
    update personnel.appointment a set during = daterange(lower(during), ${day}) where personnel_id = ${RECEIVER}
      and lower(during) = (select max(lower(b.during)) from personnel.appointment b where b.personnel_id = a.personnel_id);
    commit`);
}

async function lastOf(series: string): Promise<number> {
  const row = await app.server.db
    .selectFrom('property.number_series')
    .select('last')
    .where('series', '=', series)
    .where('year', '=', 2026)
    .executeTakeFirst();
  return row?.last ?? 0;
}
