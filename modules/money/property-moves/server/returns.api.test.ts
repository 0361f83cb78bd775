import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readItem } from '@talaan/property/contract/items.ts';
import { buy, issueTo, TODAY } from '@talaan/property/server/fixtures/deliveries.ts';
import { voidPaper } from '@talaan/property/contract/papers.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { printReport } from '../contract/moves.ts';
import { acceptReturn, fileReturn, inspectReturned } from '../contract/returns.ts';
import { held, HOLDER, itemNow, moveOf, step, refused } from './fixtures/moves.ts';

let app: TestApp;
let keeper: Caller;
let holder: Caller;
before(async () => {
  app = await startTestApp();
  [keeper, holder] = (await Promise.all(['property', 'employee'].map((who) => app.as(who)))) as [Caller, Caller];
});
after(() => app.close());

async function askReturn(item_ids: number[]): Promise<number> {
  const { status, body } = await holder.call(fileReturn, { body: { item_ids, reason: 'I do not need these any more.' } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

test('what the holder returns goes where the inspection sends it: into stock, to repair, or unserviceable', async () => {
  const [whole, broken, dead] = await held({ keeper, holder }, { count: 3 });
  const chairs = await held({ keeper, holder }, { cost: 300_000, article: 'Chair' });
  const id = await askReturn([whole!, broken!, dead!, ...chairs]);
  assert.equal((await itemNow(app, whole!)).state, 'ACKNOWLEDGED', 'the holder answers until it is accepted');
  const line = (item_id: number, condition: 'SERVICEABLE' | 'NEEDS_REPAIR' | 'UNSERVICEABLE', remarks = '') => ({
    item_id,
    condition,
    remarks,
  });
  const lines = [
    line(whole!, 'SERVICEABLE'),
    line(broken!, 'NEEDS_REPAIR', 'The hinge is loose'),
    line(dead!, 'UNSERVICEABLE'),
    ...chairs.map((one) => line(one, 'SERVICEABLE')),
  ];
  const accepted = await keeper.call(acceptReturn, { params: { id }, body: { dated_on: TODAY, lines } });
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  assert.deepEqual(await itemNow(app, whole!), { state: 'IN_STOCK', holder_id: null, condition: 'SERVICEABLE' });
  assert.deepEqual(await itemNow(app, broken!), { state: 'RETURNED', holder_id: null, condition: 'NEEDS_REPAIR' });
  assert.deepEqual(await itemNow(app, dead!), { state: 'UNSERVICEABLE', holder_id: null, condition: 'UNSERVICEABLE' });
  const { papers, state } = await moveOf(holder, id);
  assert.equal(state, 'ACCEPTED');
  assert.deepEqual(
    papers.map(({ type }) => type),
    ['RRPPE', 'RRSP'],
  );
  for (const paper of papers) assert.equal((await holder.call(printReport, { params: { id, report: paper.id } })).status, 200);
  const { item } = (await keeper.call(readItem, { params: { id: whole! } })).body;
  assert.deepEqual(
    item.history.slice(0, 2).map(({ action, reference }) => [action, reference.slice(0, 5)]),
    [
      ['restock', ''],
      ['return', 'RRPPE'],
    ],
  );
  const { links } = (await keeper.call(readItem, { params: { id: broken! } })).body.item;
  const inspect = { name: 'inspect', label: 'Record inspection', link: `/property/returns/${id}` };
  assert.deepEqual(
    links.find(({ name }) => name === 'inspect'),
    inspect,
  );
  const reason = 'The hinge was replaced.';
  const repaired = await keeper.call(inspectReturned, { body: { item_ids: [broken!], condition: 'SERVICEABLE', reason } });
  assert.equal(repaired.status, 200);
  assert.deepEqual(await itemNow(app, broken!), { state: 'IN_STOCK', holder_id: null, condition: 'SERVICEABLE' });
  assert.equal((await keeper.call(inspectReturned, { body: { item_ids: [broken!], condition: 'SERVICEABLE', reason } })).status, 409);
});

test('what does not come back stays with its holder', async () => {
  const [back, missing] = await held({ keeper, holder }, { count: 2 });
  const id = await askReturn([back!, missing!]);
  const lines = [{ item_id: back!, condition: 'SERVICEABLE' as const, remarks: '' }];
  assert.equal((await keeper.call(acceptReturn, { params: { id }, body: { dated_on: TODAY, lines } })).status, 200);
  assert.deepEqual(await itemNow(app, missing!), { state: 'ACKNOWLEDGED', holder_id: HOLDER, condition: 'SERVICEABLE' });
  assert.equal((await moveOf(keeper, id)).lines.find((one) => one.id === missing)!.left_because, 'It did not come back');
  assert.equal((await holder.call(fileReturn, { body: { item_ids: [missing!], reason: 'Now I have found it.' } })).status, 200);
});

test('a return is refused or withdrawn with a reason, and its items are free again', async () => {
  const items = await held({ keeper, holder });
  const first = await askReturn(items);
  assert.match(
    refused(await holder.call(fileReturn, { body: { item_ids: items, reason: 'Once more, please.' } })).said,
    /is to be returned already/,
  );
  assert.equal((await step(keeper, first, 'refuse'))[0], 422);
  assert.equal((await step(keeper, first, 'refuse', 'The store room is full.'))[0], 200);
  const second = await askReturn(items);
  assert.equal((await step(holder, second, 'withdraw', 'I need it after all.'))[0], 200);
  assert.equal((await askReturn(items)) > second, true);
});

test('of two custodians who accept one return at once one does', async () => {
  const items = await held({ keeper, holder });
  const id = await askReturn(items);
  const other = await app.as('admin');
  const body = { dated_on: TODAY, lines: items.map((item_id) => ({ item_id, condition: 'SERVICEABLE' as const, remarks: '' })) };
  const answers = await Promise.all([keeper, other].map((who) => who.call(acceptReturn, { params: { id }, body })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 409],
  );
  assert.equal((await moveOf(keeper, id)).papers.length, 1);
});

test('bad input is refused on its field, and takes no number', async () => {
  const items = await held({ keeper, holder });
  const id = await askReturn(items);
  const lines = items.map((item_id) => ({ item_id, condition: 'SERVICEABLE' as const, remarks: '' }));
  const send = async (change: object) =>
    refused(await keeper.call(acceptReturn, { params: { id }, body: { dated_on: TODAY, lines, ...change } }));
  assert.deepEqual((await send({ dated_on: '2026-11-21' })).fields, ['dated_on']);
  assert.deepEqual((await send({ lines: [] })).fields, ['lines']);
  assert.deepEqual((await send({ lines: [{ ...lines[0]!, item_id: 1 }] })).fields, ['lines']);
  assert.equal((await holder.call(acceptReturn, { params: { id }, body: { dated_on: TODAY, lines } })).status, 403);
  const [waiting] = await buy(keeper);
  await issueTo(keeper, HOLDER, [waiting!]);
  assert.match(
    refused(await holder.call(fileReturn, { body: { item_ids: [waiting!], reason: 'I never wanted it.' } })).said,
    /was not acknowledged yet/,
  );
  const [stock] = await buy(keeper);
  assert.deepEqual(refused(await keeper.call(fileReturn, { body: { item_ids: [stock!], reason: 'It is in stock.' } })).fields, [
    'item_ids',
  ]);
});

test('a receipt that is voided meanwhile takes its items out of the return', async () => {
  const items = await held({ keeper, holder });
  const id = await askReturn(items);
  const { item } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  const voided = await keeper.call(voidPaper, {
    params: { id: item.paper_id! },
    body: { reason: 'It names the wrong fund.', again: null },
  });
  assert.equal(voided.status, 200, JSON.stringify(voided.body));
  const move = await moveOf(keeper, id);
  assert.deepEqual([move.lines[0]!.is_open, move.lines[0]!.left_because], [false, 'Void the paper']);
  const body = { dated_on: TODAY, lines: [{ item_id: items[0]!, condition: 'SERVICEABLE' as const, remarks: '' }] };
  assert.match(refused(await keeper.call(acceptReturn, { params: { id }, body })).said, /Nothing is left in this return/);
});
