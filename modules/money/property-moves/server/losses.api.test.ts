import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadProof } from '@talaan/kernel/contract/files.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { readItem } from '@talaan/property/contract/items.ts';
import { listOwnItems } from '@talaan/property/contract/own.ts';
import { buy, TODAY } from '@talaan/property/server/fixtures/deliveries.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { amendLoss, decideLoss, fileLoss, recoverLost, submitLoss } from '../contract/losses.ts';
import { listMoves, printReport, readMoveFile } from '../contract/moves.ts';
import { askTransfer, held, HOLDER, itemNow, makeReport, moveOf, RECEIVER, step, refused } from './fixtures/moves.ts';
import { watchLossesJob } from './losses/watch-losses-job.ts';

let app: TestApp;
let keeper: Caller;
let holder: Caller;
before(async () => {
  app = await startTestApp();
  [keeper, holder] = (await Promise.all(['property', 'employee'].map((who) => app.as(who)))) as [Caller, Caller];
});
after(() => app.close());

/** The smallest PNG: one pixel. */
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');

const KNOWN = {
  police_notified: true,
  police_station: 'Palayan City Police Station',
  police_on: '2026-11-19',
  notarized_on: null as string | null,
  notary: '',
  identity_paper: '',
  files: [] as string[],
};

const lossOf = (item_ids: number[]) => ({
  item_ids,
  nature: 'STOLEN' as const,
  lost_on: '2026-11-19' as string | null,
  discovered_on: TODAY,
  place: 'Room 204, Accounting Office',
  circumstances: 'The door was forced during the night; the laptop on the desk was gone in the morning.',
  ...KNOWN,
});

async function report(who: Caller, item_ids: number[], change: object = {}): Promise<number> {
  const { status, body } = await who.call(fileLoss, { body: { ...lossOf(item_ids), ...change } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

const NOTARIZED = {
  ...KNOWN,
  notarized_on: TODAY,
  notary: 'Atty. Lim, Doc. 12, Page 3, Book I, Series of 2026',
  identity_paper: 'PhilSys 1234, 5 Jan 2024',
};
const SUBMISSION = { submitted_on: TODAY, submission_no: 'COA-RO3-2026-117' };
const DECISION = { decided_on: TODAY, decision_no: '', paid: null, receipt_no: '', replacement_id: null };

async function submit(id: number): Promise<void> {
  const amended = await holder.call(amendLoss, { params: { id }, body: NOTARIZED });
  assert.equal(amended.status, 200, JSON.stringify(amended.body));
  const submitted = await keeper.call(submitLoss, { params: { id }, body: SUBMISSION });
  assert.equal(submitted.status, 200, JSON.stringify(submitted.body));
}

/** Bought before the loss, unlike what a delivery of today brings. */
async function heldBefore(count = 1, cost = 6_000_000): Promise<number[]> {
  const items = await held({ keeper, holder }, { count, cost });
  await app.server.pool.query(`update property.item set acquired_on = '2026-03-02' where id = any($1)`, [items]);
  return items;
}

test('a loss goes from the report of the holder, notarized and submitted, to the relief by the Commission on Audit', async () => {
  const items = await heldBefore();
  const photo = await holder.call(uploadProof, { file: { name: 'door.png', content: PHOTO } });
  const id = await report(holder, items, { files: [photo.body.path] });
  const reported = await moveOf(holder, id);
  assert.deepEqual([reported.state, reported.due_on, reported.days_left, reported.loss!.files.length], ['REPORTED', '2026-12-19', 29, 1]);
  assert.match(reported.papers[0]!.number, /^2026-11-\d{4}$/);
  assert.deepEqual(await itemNow(app, items[0]!), { state: 'LOST', holder_id: HOLDER, condition: 'LOST' });
  const own = (await holder.call(listOwnItems, { params: { when: 'new' }, query: { per_page: 999 } })).body.items;
  assert.ok(
    own.some((one) => one.id === items[0]),
    'the holder stays accountable until it is decided',
  );
  const file = reported.loss!.files[0]!.id;
  assert.equal((await keeper.call(readMoveFile, { params: { id, file } })).status, 200);
  assert.equal((await (await app.as('dean')).call(readMoveFile, { params: { id, file } })).status, 404);

  assert.match(refused(await keeper.call(submitLoss, { params: { id }, body: SUBMISSION })).said, /is notarized before/);
  const first = reported.papers[0]!.code;
  await submit(id);
  const after = await moveOf(holder, id);
  assert.deepEqual([after.state, after.days_left, after.papers.length], ['SUBMITTED', null, 1]);
  assert.notEqual(after.papers[0]!.code, first, 'what it says changed, its number did not');
  assert.equal((await holder.call(printReport, { params: { id, report: after.papers[0]!.id } })).status, 200);

  const relieve = { ...DECISION, decision: 'relieve' as const };
  assert.deepEqual(refused(await keeper.call(decideLoss, { params: { id }, body: relieve })).fields, ['decision_no']);
  const decided = await keeper.call(decideLoss, { params: { id }, body: { ...relieve, decision_no: 'COA Decision 2026-88' } });
  assert.equal(decided.status, 200, JSON.stringify(decided.body));
  assert.deepEqual(await itemNow(app, items[0]!), { state: 'RELIEVED', holder_id: null, condition: 'LOST' });
  const { item } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  assert.deepEqual([item.history[0]!.action, item.history[0]!.reference], ['relieve', 'COA Decision 2026-88']);
});

test('found before the decision it is back with its holder, found later it is in stock', async () => {
  const items = await heldBefore();
  const first = await report(holder, items);
  assert.equal((await step(holder, first, 'find', 'It was in the cabinet.'))[0], 409);
  assert.equal((await step(keeper, first, 'find'))[0], 422);
  assert.equal((await step(keeper, first, 'find', 'It was in the cabinet.'))[0], 200);
  assert.deepEqual(await itemNow(app, items[0]!), { state: 'ACKNOWLEDGED', holder_id: HOLDER, condition: 'SERVICEABLE' });
  const second = await report(holder, items);
  await submit(second);
  const pay = { ...DECISION, decision: 'pay' as const, paid: 2_000_000, receipt_no: 'OR 88123' };
  assert.deepEqual(refused(await keeper.call(decideLoss, { params: { id: second }, body: { ...pay, receipt_no: '' } })).fields, [
    'receipt_no',
  ]);
  assert.equal((await keeper.call(decideLoss, { params: { id: second }, body: pay })).status, 200);
  assert.equal((await itemNow(app, items[0]!)).state, 'PAID');
  const { links } = (await keeper.call(readItem, { params: { id: items[0]! } })).body.item;
  assert.ok(links.some(({ label, link }) => label === 'Record as found' && link === `/property/losses/${second}`));
  assert.equal((await recover(second, items)).status, 200);
  assert.deepEqual(await itemNow(app, items[0]!), { state: 'IN_STOCK', holder_id: null, condition: 'SERVICEABLE' });
  assert.equal((await moveOf(keeper, second)).state, 'PAID', 'the loss stays closed as it was decided');
  const told = (await holder.call(listNotifications, { query: { per_page: 5 } })).body.notifications[0]!;
  assert.equal(told.title, 'What you lost was found');
  assert.match(
    told.description,
    /The police brought it back\. It is in stock again; you are not accountable .* ask the accounting office\.$/,
  );
});

test('of a loss of several items one is found later, and the others another day', async () => {
  const items = (await heldBefore(3)) as [number, number, number];
  const id = await report(holder, items);
  assert.equal((await recover(id, [items[0]])).status, 409, 'before the decision it is found by the step of that');
  await submit(id);
  const relieve = { ...DECISION, decision: 'relieve' as const, decision_no: 'COA Decision 2026-90' };
  assert.equal((await keeper.call(decideLoss, { params: { id }, body: relieve })).status, 200);
  const both = await Promise.all([recover(id, [items[0]]), recover(id, [items[0]])]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
    'found once',
  );
  assert.deepEqual(await Promise.all(items.map(async (item) => (await itemNow(app, item)).state)), ['IN_STOCK', 'RELIEVED', 'RELIEVED']);
  assert.deepEqual(refused(await recover(id, [items[1], items[0]])).fields, ['item_ids.1']);
  assert.equal((await recover(id, [items[1], items[2]])).status, 200);
  const { state, lines } = await moveOf(keeper, id);
  assert.deepEqual([state, lines.map(({ left_because: left }) => left)], ['RELIEVED', Array(3).fill('Found later, 20 Nov 2026')]);
});

const recover = (id: number, item_ids: number[]) =>
  keeper.call(recoverLost, { params: { id }, body: { item_ids, reason: 'The police brought it back.' } });

test('a lost item is replaced by one in stock', async () => {
  const items = await heldBefore();
  const id = await report(holder, items, { nature: 'DAMAGED' });
  assert.equal((await itemNow(app, items[0]!)).condition, 'UNSERVICEABLE');
  const replace = { ...DECISION, decision: 'replace' as const };
  assert.deepEqual(refused(await keeper.call(decideLoss, { params: { id }, body: replace })).fields, ['replacement_id']);
  const inUse = await held({ keeper, holder });
  assert.match(
    refused(await keeper.call(decideLoss, { params: { id }, body: { ...replace, replacement_id: inUse[0]! } })).said,
    /is not in stock/,
  );
  const [brought] = await buy(keeper);
  assert.equal((await keeper.call(decideLoss, { params: { id }, body: { ...replace, replacement_id: brought! } })).status, 200);
  assert.equal((await itemNow(app, items[0]!)).state, 'REPLACED');
  assert.equal((await moveOf(holder, id)).loss!.replacement!.id, brought);
});

test('days and facts that cannot be are refused on their field', async () => {
  const items = await heldBefore();
  const send = async (change: object) => refused(await holder.call(fileLoss, { body: { ...lossOf(items), ...change } }));
  const cases: [change: object, field: string][] = [
    [{ lost_on: '2026-11-21', discovered_on: '2026-11-21' }, 'lost_on'],
    [{ discovered_on: '2026-11-21' }, 'discovered_on'],
    [{ discovered_on: '2026-11-18' }, 'discovered_on'],
    [{ lost_on: '1899-12-31' }, 'lost_on'],
    [{ lost_on: '2026-03-01' }, 'lost_on'],
    [{ circumstances: 'It is gone.' }, 'circumstances'],
    [{ police_station: '' }, 'police_station'],
    [{ police_on: null }, 'police_on'],
    [{ police_on: '2026-11-21' }, 'police_on'],
    [{ files: ['/nowhere/at-all.png'] }, 'files.0'],
    [{ place: ' ' }, 'place'],
  ];
  for (const [change, field] of cases)
    assert.ok((await send(change)).fields.includes(field), `${field}: ${JSON.stringify(await send(change))}`);
  assert.equal((await itemNow(app, items[0]!)).state, 'ACKNOWLEDGED', 'nothing of it was written');
  const none = await holder.call(uploadProof, { file: { name: 'photo.jpg', content: Buffer.from('no photo') } });
  assert.equal(none.status, 422);
});

test('what is lost while it is to be transferred leaves the transfer, which cannot be acknowledged with it any more', async () => {
  const [lost, other] = await heldBefore(2);
  const transfer = await askTransfer(holder, [lost!, other!]);
  await makeReport(keeper, transfer);
  await report(holder, [lost!]);
  const receiver = await app.as('faculty');
  const [status, message] = await step(receiver, transfer, 'acknowledge');
  assert.equal(status, 409);
  assert.match(message, /is on the report and left the transfer since: Report as lost/);
  assert.equal((await step(receiver, transfer, 'decline', 'One of them is lost.'))[0], 200);
  await makeReport(keeper, transfer);
  assert.equal((await step(receiver, transfer, 'acknowledge'))[0], 200);
  assert.deepEqual([(await itemNow(app, other!)).holder_id, (await itemNow(app, lost!)).state], [RECEIVER, 'LOST']);
  assert.match(refused(await holder.call(fileLoss, { body: lossOf([lost!]) })).said, /was reported as lost already/);
});

test('of a loss and an acknowledgement at the same moment one comes first, and the item is in one place', async () => {
  for (let tries = 0; tries < 4; tries += 1) {
    const items = await heldBefore();
    const transfer = await askTransfer(holder, items);
    await makeReport(keeper, transfer);
    const receiver = await app.as('faculty');
    const [loss, acknowledged] = await Promise.all([
      holder.call(fileLoss, { body: lossOf(items) }),
      step(receiver, transfer, 'acknowledge'),
    ]);
    assert.equal([loss.status, acknowledged[0]].filter((status) => status === 200).length, 1, `${loss.status} ${acknowledged.join(' ')}`);
    const { state, holder_id } = await itemNow(app, items[0]!);
    assert.deepEqual([state, holder_id], loss.status === 200 ? ['LOST', HOLDER] : ['ACKNOWLEDGED', RECEIVER]);
  }
});

test('the custodian reports what was lost from stock, and another one decides it', async () => {
  const [stock] = await buy(keeper);
  await app.server.pool.query(`update property.item set acquired_on = '2026-03-02' where id = $1`, [stock]);
  const id = await report(keeper, [stock!]);
  const move = await moveOf(keeper, id);
  assert.deepEqual([move.state, move.lines[0]!.paper], ['REPORTED', null]);
  assert.equal((await step(keeper, id, 'find', 'It was on another shelf.'))[0], 409, 'nobody decides their own');
  assert.equal((await step(await app.as('admin'), id, 'find', 'It was on another shelf.'))[0], 200);
  assert.deepEqual(await itemNow(app, stock!), { state: 'IN_STOCK', holder_id: null, condition: 'SERVICEABLE' });
});

test('the head reports for a holder who cannot, a colleague does not', async () => {
  const items = await heldBefore();
  const body = { ...lossOf(items), personnel_id: HOLDER };
  assert.equal((await (await app.as('faculty')).call(fileLoss, { body })).status, 404);
  const witnesses = 'In hospital since Monday; witnesses Ana Cruz, clerk, and Ben Sy, clerk';
  const filed = await (await app.as('head')).call(fileLoss, { body: { ...body, witnesses } });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  assert.equal((await moveOf(holder, filed.body.id)).personnel_id, HOLDER);
  assert.ok(
    (await (await app.as('head')).call(listMoves, { query: { whose: 'office', kind: 'loss' } })).body.moves.some(
      ({ id }) => id === filed.body.id,
    ),
  );
});

test('on day 15, 25 and 30 the holder and the custodian are alerted, once each, and not after the submission', async () => {
  const items = await heldBefore();
  const id = await report(holder, items, { lost_on: null, discovered_on: TODAY });
  const heard = async (account: number) =>
    (
      await app.server.pool.query<{ title: string }>(
        `select title from notifications.notification where account_id = $1 and title like 'Day %' order by id`,
        [account],
      )
    ).rows
      .map(({ title }) => title)
      .filter((title) => title.includes('Stolen'));
  const run = () =>
    (watchLossesJob as Job<object>).run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  const counted = async () => (await heard(people.accountingClerk.accountId)).length;
  await run();
  const before = await counted();
  const days: number[] = [];
  for (const day of ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-15', '2026-12-20', '2026-12-21', '2027-01-15']) {
    await moveClock(app, `${day}T07:00:00`);
    await run();
    await run();
    const { alerted } = await app.server.db
      .selectFrom('property.loss')
      .select('alerted')
      .where('move_id', '=', id)
      .executeTakeFirstOrThrow();
    days.push(alerted);
  }
  assert.deepEqual(days, [0, 15, 15, 25, 30, 30, 30]);
  assert.ok((await counted()) > before);
});
