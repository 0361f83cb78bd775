import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { exportReports, listCandidates, listReports, makeReports, printReport, readReport } from '../contract/disposals.ts';
import { recordDisposal, voidReport, withdrawLines, inspectLines, submitReport, listInspections } from '../contract/steps.ts';
import { readItem } from '@talaan/property/contract/items.ts';
import { TODAY } from '@talaan/property/server/fixtures/deliveries.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { draft, findingOf, inspect, itemNow, OFFICER, refused, reportOf, SALE, step, submit, unserviceable } from './fixtures/disposals.ts';

let app: TestApp;
let keeper: Caller;
let chair: Caller;
let member: Caller;
let president: Caller;
before(async () => {
  app = await startTestApp();
  [keeper, chair, member, president] = (await Promise.all(['property', 'committee', 'clerk', 'president'].map((who) => app.as(who)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
});
after(() => app.close());

/** An approved report of items that are all to be disposed of. */
async function approved(items: number[], change: Parameters<typeof findingOf>[1] = {}): Promise<number> {
  const id = await draft(keeper, items);
  await submit(keeper, id);
  await inspect(
    member,
    id,
    items.map((item) => [item, change]),
  );
  assert.deepEqual((await step(chair, id, 'recommend'))[0], 200);
  assert.deepEqual((await step(president, id, 'approve'))[0], 200);
  return id;
}

const sell = (id: number, items: readonly number[], amount = 150_000) =>
  keeper.call(recordDisposal, { params: { id }, body: { ...SALE, lines: items.map((item_id) => ({ item_id, amount })) } });

test('unserviceable property goes from the draft over its committee and the approval to the sale with its receipt', async () => {
  const [laptop, printer, projector] = (await unserviceable(app, keeper, { count: 3 })) as [number, number, number];
  const id = await draft(keeper, [laptop, printer, projector]);
  const drafted = await reportOf(keeper, id);
  assert.deepEqual([drafted.type, drafted.state, drafted.items, drafted.request_id], ['IIRUP', 'DRAFTED', 3, null]);
  // 60,000.00 over five years with a residual of 5 %: 950.00 a month, from January to the end of October.
  assert.deepEqual([drafted.lines[0]!.cost, drafted.lines[0]!.depreciation, drafted.lines[0]!.carrying], [6_000_000, 950_000, 5_050_000]);
  const draftPaper = await keeper.call(printReport, { params: { id } });
  assert.equal(draftPaper.status, 200);

  await submit(keeper, id);
  assert.deepEqual(
    (await member.call(listInspections)).body.reports.map((one) => [one.id, one.items, one.inspected]).find(([of]) => of === id),
    [id, 3, 0],
  );
  const early = await step(chair, id, 'recommend');
  assert.deepEqual(early, [409, '3 items are not inspected yet. Record what was found first.']);
  await inspect(member, id, [[laptop], [printer, { found: 'SERVICEABLE', mode: null, appraised: null }]]);
  await inspect(chair, id, [[projector, { found: 'NEEDS_REPAIR', mode: null, appraised: null }]]);
  assert.equal((await step(chair, id, 'recommend'))[0], 200);
  assert.deepEqual(await itemNow(app, printer), { state: 'IN_STOCK', condition: 'SERVICEABLE' });
  assert.deepEqual(await itemNow(app, projector), { state: 'IN_STOCK', condition: 'NEEDS_REPAIR' });
  assert.equal((await step(president, id, 'approve'))[0], 200);

  const sold = await sell(id, [laptop]);
  assert.equal(sold.status, 200, JSON.stringify(sold.body));
  assert.match(sold.body.message, /the report is closed/);
  assert.equal((await itemNow(app, laptop)).state, 'DISPOSED');
  const closed = await reportOf(keeper, id);
  assert.deepEqual([closed.state, closed.proceeds, closed.disposed, closed.items], ['DISPOSED', 150_000, 1, 1]);
  const { item } = (await keeper.call(readItem, { params: { id: laptop } })).body;
  assert.match(item.history[0]!.reason, /^Sold on 20 Nov 2026, official receipt 7204411/);
  const paper = await keeper.call(printReport, { params: { id } });
  assert.equal(paper.status, 200);
  const { rows } = await app.server.pool.query(
    `select count(*)::int as stand from papers.paper where control_number like $1 and withdrawn_on is null`,
    [`IIRUP ${closed.number}%`],
  );
  assert.equal(rows[0].stand, 1, 'one issue of it stands');
});

test('of two who record the sale of the same item at once one does, and it is sold once', async () => {
  const items = await unserviceable(app, keeper, { count: 2 });
  const id = await approved(items);
  const answers = await Promise.all([sell(id, [items[0]!]), sell(id, [items[0]!])]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 422],
  );
  assert.equal((await reportOf(keeper, id)).acts.length, 1);
});

test('an item withdrawn while its disposal is recorded goes one way only', async () => {
  const items = await unserviceable(app, keeper, { count: 2 });
  const id = await approved(items);
  const [sale, withdrawal] = await Promise.all([
    sell(id, [items[0]!]),
    keeper.call(withdrawLines, { params: { id }, body: { item_ids: [items[0]!], reason: 'It is needed for its parts.' } }),
  ]);
  const line = (await reportOf(keeper, id)).lines.find(({ item_id: item }) => item === items[0])!;
  assert.equal((sale.status === 200 ? 1 : 0) + (withdrawal.status === 200 ? 1 : 0), 1);
  assert.equal(line.act_id === null, withdrawal.status === 200);
  assert.equal((await itemNow(app, items[0]!)).state, sale.status === 200 ? 'DISPOSED' : 'UNSERVICEABLE');
});

test('only its committee inspects, only its chair submits the findings, and the accountable officer is not of it', async () => {
  const items = await unserviceable(app, keeper);
  const id = await draft(keeper, items);
  const own = await keeper.call(submitReport, { params: { id }, body: { members: [{ personnel_id: OFFICER, role: 'CHAIR' as const }] } });
  assert.deepEqual(refused(own).fields, ['members']);
  await submit(keeper, id);
  const lines = [findingOf(items[0]!)];
  assert.equal((await keeper.call(inspectLines, { params: { id }, body: { lines } })).status, 404);
  const stranger = await app.as('faculty');
  assert.equal((await stranger.call(readReport, { params: { id } })).status, 404);
  assert.equal((await stranger.call(inspectLines, { params: { id }, body: { lines } })).status, 404);
  assert.equal((await member.call(inspectLines, { params: { id }, body: { lines } })).status, 200);
  assert.notEqual((await step(keeper, id, 'recommend'))[0], 200);
  assert.equal((await step(chair, id, 'recommend'))[0], 200);
  assert.equal((await member.call(inspectLines, { params: { id }, body: { lines } })).status, 409, 'what was submitted stays');
  assert.notEqual((await step(chair, id, 'approve'))[0], 200);
  assert.equal((await step(president, id, 'give_back', 'The appraisal is too low.'))[0], 200);
  assert.equal((await member.call(inspectLines, { params: { id }, body: { lines } })).status, 200);
});

test('what is disposed of needs its receipt, its certificate or its receiver, and a day that can be', async () => {
  const items = await unserviceable(app, keeper);
  const id = await approved(items);
  const send = async (change: object) =>
    refused(
      await keeper.call(recordDisposal, { params: { id }, body: { ...SALE, lines: [{ item_id: items[0]!, amount: 100 }], ...change } }),
    ).fields;
  assert.deepEqual(await send({ or_no: ' ' }), ['or_no']);
  assert.deepEqual(await send({ or_on: null }), ['or_on']);
  assert.deepEqual(await send({ mode: 'DESTRUCTION' }), ['certificate_no', 'witnesses']);
  assert.deepEqual(await send({ mode: 'TRANSFER' }), ['agency', 'received_by', 'approved_by']);
  assert.deepEqual(await send({ disposed_on: '2026-11-21' }), ['disposed_on']);
  assert.deepEqual(await send({ disposed_on: '2026-11-19' }), ['disposed_on']);
  assert.equal((await itemNow(app, items[0]!)).state, 'UNSERVICEABLE');
});

test('what goes to another agency goes by a transfer report, and what is destroyed has its certificate', async () => {
  const [given, burnt] = (await unserviceable(app, keeper, { count: 2 })) as [number, number];
  const id = await approved([given, burnt]);
  const transfer = {
    ...SALE,
    mode: 'TRANSFER' as const,
    lines: [{ item_id: given, amount: 0 }],
    agency: 'Nueva Ecija High School',
    received_by: 'Ana Cruz, Principal',
    approved_by: 'Grace D. Abad',
  };
  assert.equal((await keeper.call(recordDisposal, { params: { id }, body: transfer })).status, 200);
  assert.equal((await itemNow(app, given)).state, 'TRANSFERRED_OUT');
  const destruction = {
    ...SALE,
    mode: 'DESTRUCTION' as const,
    lines: [{ item_id: burnt, amount: 0 }],
    certificate_no: 'CD-2026-04',
    witnesses: 'Ben Sy, COA; Ana Cruz, clerk',
  };
  assert.equal((await keeper.call(recordDisposal, { params: { id }, body: destruction })).status, 200);
  assert.equal((await itemNow(app, burnt)).state, 'DISPOSED');
  const { acts, state } = await reportOf(keeper, id);
  assert.match(acts[0]!.reference, /^PTR 2026-11-\d{4}$/);
  assert.deepEqual([acts[1]!.certificate_no, state], ['CD-2026-04', 'DISPOSED']);
});

test('a report is voided with a reason and keeps its number; its items can be listed again', async () => {
  const items = await unserviceable(app, keeper, { count: 2 });
  const first = await draft(keeper, items);
  assert.equal((await keeper.call(voidReport, { params: { id: first }, body: { reason: 'short' } })).status, 422);
  assert.equal((await keeper.call(voidReport, { params: { id: first }, body: { reason: 'Made for the wrong day.' } })).status, 200);
  const second = await draft(keeper, items);
  const [one, next] = [await reportOf(keeper, first), await reportOf(keeper, second)];
  assert.deepEqual([one.state, one.void_reason], ['VOIDED', 'Made for the wrong day.']);
  assert.deepEqual([one.items, one.cost], [2, 12_000_000], 'it still says what it listed');
  assert.equal(Number(next.number.slice(-4)), Number(one.number.slice(-4)) + 1);
  await submit(keeper, second);
  assert.equal((await keeper.call(voidReport, { params: { id: second }, body: { reason: 'The committee is another one.' } })).status, 200);
  assert.equal((await reportOf(keeper, second)).state, 'VOIDED');
  const third = await approved(items);
  assert.equal((await sell(third, [items[0]!])).status, 200);
  const late = refused(await keeper.call(voidReport, { params: { id: third }, body: { reason: 'It was a mistake after all.' } }));
  assert.deepEqual([late.status, late.said], [409, 'Some of its items were disposed of. Withdraw the rest, and close the report.']);
});

test('who reads property reads the list and its workbook, and lists nothing', async () => {
  const [item] = await unserviceable(app, keeper);
  const { items } = (await keeper.call(listCandidates, { query: { items: [item!] } })).body;
  assert.deepEqual(
    items.map(({ hindrance }) => hindrance),
    [null],
  );
  const employee = await app.as('employee');
  assert.equal((await employee.call(listReports)).status, 403);
  assert.equal((await employee.call(makeReports, { body: { item_ids: [item!], as_at: TODAY, officer_id: OFFICER } })).status, 403);
  const id = await draft(keeper, [item!]);
  assert.deepEqual(
    (await keeper.call(listCandidates, { query: { items: [item!] } })).body.items.map(({ hindrance }) => hindrance?.replace(/\d{4}$/, 'n')),
    ['On IIRUP 2026-11-n'],
  );
  assert.ok((await keeper.call(listReports, { query: { state: 'DRAFTED', per_page: 999 } })).body.reports.some((one) => one.id === id));
  assert.equal((await keeper.call(exportReports, { query: { format: 'xlsx' } })).status, 200);
});
