import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listItems, readItem } from '../contract/items.ts';
import { acknowledgePaper, readOpenPapers, readOwnSummary } from '../contract/own.ts';
import { findPropertyPeople, issueItems, previewIssue, printPaper, readPaper, voidPaper, withdrawItems } from '../contract/papers.ts';
import { buy, issueTo, TODAY } from './fixtures/deliveries.ts';

let app: TestApp;
let keeper: Caller;
let employee: Caller;
before(async () => {
  app = await startTestApp();
  keeper = await app.as('property');
  employee = await app.as('employee');
});
after(() => app.close());

const holder = people.accountingClerk.id;

test('items are issued on one paper for each class and fund, each with its reason', async () => {
  const items = [
    ...(await buy(keeper, { count: 2, cost: 6_000_000 })),
    ...(await buy(keeper, { cost: 4_999_999 })),
    ...(await buy(keeper, { cost: 500_000 })),
    ...(await buy(keeper, { cost: 5_000_000, fund: '05' })),
  ];
  const body = { item_ids: items, personnel_id: holder, dated_on: TODAY };
  const preview = (await keeper.call(previewIssue, { body })).body.papers;
  assert.deepEqual(
    preview.map(({ type, class: is, fund_code, items: own }) => [type, is, fund_code, own.length]),
    [
      ['PAR', 'PPE', '01', 2],
      ['PAR', 'PPE', '05', 1],
      ['ICS', 'SPHV', '01', 1],
      ['ICS', 'SPLV', '01', 1],
    ],
  );
  assert.match(preview[2]!.items[0]!.reason, /above PHP 5,000\.00 and below PHP 50,000\.00/);
  const { papers } = (await keeper.call(issueItems, { body })).body;
  assert.deepEqual(
    papers.map(({ number }) => number.replace(/\d{4}$/, 'NNNN')),
    ['2026-11-NNNN', '2026-11-NNNN', 'SPHV-2026-11-NNNN', 'SPLV-2026-11-NNNN'],
  );
  const { item } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  assert.deepEqual([item.state, item.holder_id, item.paper_id], ['ISSUED_FOR_ACK', holder, papers[0]!.id]);
  assert.deepEqual(
    item.history.map(({ action }) => action),
    ['issue', 'accept'],
  );
  const { paper } = (await employee.call(readPaper, { params: { id: papers[0]!.id } })).body;
  assert.deepEqual([paper.is_acknowledgeable, paper.acknowledge_by, paper.amount], [true, '2026-11-27', 12_000_000]);
});

test('the holder acknowledges a paper with one press, once, and it is printed with its code', async () => {
  const items = await buy(keeper);
  const [paper] = await issueTo(keeper, holder, items);
  const params = { id: paper!.id };
  const waiting = (await employee.call(readOpenPapers)).body.papers.find(({ id }) => id === paper!.id)!;
  assert.deepEqual([waiting.state, waiting.lines.length], ['WAITING', 1]);
  assert.equal((await employee.call(acknowledgePaper, { params })).status, 200);
  assert.equal((await keeper.call(readPaper, { params })).body.paper.state, 'ACKNOWLEDGED');
  const again = await employee.call(acknowledgePaper, { params });
  assert.deepEqual([again.status, again.body.message], [409, `PAR ${paper!.number} was acknowledged already.`]);
  assert.equal((await (await app.as('faculty')).call(acknowledgePaper, { params })).status, 404);
  const print = await employee.call(printPaper, { params });
  assert.equal(print.status, 200);
  const summary = (await employee.call(readOwnSummary)).body;
  assert.equal(
    summary.by_class.reduce((sum, { items: count }) => sum + count, 0),
    summary.items,
  );
});

test('a person who left, a job order and a day to come are refused on their field', async () => {
  const item_ids = await buy(keeper);
  const refusal = async (change: object) => {
    const { status, body } = await keeper.call(issueItems, { body: { item_ids, personnel_id: holder, dated_on: TODAY, ...change } });
    return [status, (body as unknown as { errors: Record<string, string[]> }).errors] as const;
  };
  const [left, leftErrors] = await refusal({ personnel_id: people.formerTeacher.id });
  assert.deepEqual([left, Object.keys(leftErrors)], [422, ['personnel_id']]);
  assert.match(leftErrors.personnel_id![0]!, /does not serve on 20 Nov 2026/);
  const [, jobOrder] = await refusal({ personnel_id: people.guardOnContract.id });
  assert.match(jobOrder.personnel_id![0]!, /cannot be accountable\. Issue it to the head of the office/);
  assert.deepEqual(Object.keys((await refusal({ dated_on: '2026-11-21' }))[1]), ['dated_on']);
  assert.deepEqual(Object.keys((await refusal({ dated_on: '1899-12-31' }))[1]), ['dated_on']);
  assert.match((await refusal({ dated_on: '2026-11-18' }))[1].dated_on![0]!, /was acquired later/);
  assert.equal((await refusal({ personnel_id: holder, user_id: people.guardOnContract.id }))[0], 200);
  const found = (await keeper.call(findPropertyPeople, { query: { term: people.guardOnContract.surname } })).body.personnel;
  assert.match(found.find(({ id }) => id === people.guardOnContract.id)!.hindrance!, /cannot be accountable/);
});

test('of two custodians who issue one item at the same moment one gets it, the other learns who has it', async () => {
  const item_ids = await buy(keeper, { count: 3 });
  const other = await app.as('admin');
  const bodies = [holder, people.headOfAccounting.id].map((personnel_id) => ({ item_ids, personnel_id, dated_on: TODAY }));
  const answers = await Promise.all(bodies.map((body, at) => [keeper, other][at]!.call(issueItems, { body })));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]));
  const { message } = answers.find(({ status }) => status === 409)!.body as { message: string };
  assert.match(message, /\(Laptop computer\) is issued to .+ already, on PAR 2026-11-\d{4}\. Nothing was issued\./);
});

test('a preview refuses an item that somebody has, as the issue does', async () => {
  const item_ids = await buy(keeper);
  await issueTo(keeper, holder, item_ids);
  const { status, body } = await keeper.call(previewIssue, { body: { item_ids, personnel_id: holder, dated_on: TODAY } });
  assert.equal(status, 409);
  assert.match((body as unknown as { message: string }).message, /is issued to .+ already/);
});

test('a paper ends with its last line, also where two are taken back at the same moment', async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    const items = await buy(keeper, { count: 4 });
    const [paper] = await issueTo(keeper, holder, items);
    const reason = 'Each is taken back by itself.';
    await Promise.all(items.map((id) => keeper.call(withdrawItems, { body: { item_ids: [id], reason } })));
    assert.equal((await keeper.call(readPaper, { params: { id: paper!.id } })).body.paper.state, 'CLOSED');
  }
});

test('numbers have no gap where many issue at once, and a refused issue takes none', async () => {
  const items = await buy(keeper, { count: 12 });
  const before = await lastOf('PAR');
  const refused = items.map((id) => ({ item_ids: [id], personnel_id: people.formerTeacher.id, dated_on: TODAY }));
  const issued = items.map((id) => ({ item_ids: [id], personnel_id: holder, dated_on: TODAY }));
  const answers = await Promise.all([...refused, ...issued].map((body) => keeper.call(issueItems, { body })));
  const numbers = answers.flatMap(({ status, body }) => (status === 200 ? body.papers.map(({ number }) => Number(number.slice(-4))) : []));
  assert.deepEqual(
    numbers.toSorted((one, next) => one - next),
    items.map((_, at) => before + at + 1),
  );
});

test('a voided paper keeps its number with the reason, and is not acknowledged any more', async () => {
  const items = await buy(keeper);
  const [paper] = await issueTo(keeper, holder, items);
  const params = { id: paper!.id };
  const reason = 'It was made out to the wrong person.';
  const again = { personnel_id: people.headOfAccounting.id, user_id: null, dated_on: TODAY };
  const voided = (await keeper.call(voidPaper, { params, body: { reason, again } })).body;
  const after = (await keeper.call(readPaper, { params })).body.paper;
  assert.deepEqual([after.state, after.void_reason, after.number, after.replaced_by.length], ['VOID', reason, paper!.number, 1]);
  assert.notEqual(voided.papers[0]!.number, paper!.number);
  const { status, body } = await employee.call(acknowledgePaper, { params });
  assert.deepEqual([status, body.message.includes('There is nothing to acknowledge.')], [409, true]);
  assert.equal((await keeper.call(voidPaper, { params, body: { reason, again: null } })).status, 409);
  const { item } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  assert.deepEqual(
    item.history.map(({ action }) => action),
    ['issue', 'void', 'issue', 'accept'],
  );
  assert.equal(item.holder_id, people.headOfAccounting.id);
});

test('what was not acknowledged is withdrawn into stock with a reason; what was is not', async () => {
  const items = await buy(keeper, { count: 2 });
  const [paper] = await issueTo(keeper, holder, items);
  const reason = 'It is needed in another office first.';
  assert.equal((await keeper.call(withdrawItems, { body: { item_ids: [items[0]!], reason } })).status, 200);
  assert.equal((await keeper.call(withdrawItems, { body: { item_ids: [items[1]!], reason: 'short' } })).status, 422);
  await employee.call(acknowledgePaper, { params: { id: paper!.id } });
  const late = await keeper.call(withdrawItems, { body: { item_ids: [items[1]!], reason } });
  assert.match(late.body.message, /is “Acknowledged” and cannot take this step: Withdraw/);
  const { lines } = (await keeper.call(readPaper, { params: { id: paper!.id } })).body.paper;
  assert.deepEqual(
    lines.map(({ state }) => state),
    ['ENDED', 'ACKNOWLEDGED'],
  );
});

test('hundreds of items are issued with as many statements as one', async () => {
  const issue = async (item_ids: number[]) => {
    await issueTo(keeper, holder, item_ids);
    await keeper.call(withdrawItems, { body: { item_ids, reason: 'Counted again and again.' } });
  };
  const many = await buy(keeper, { count: 300 });
  const [one] = await buy(keeper);
  const [few, all] = await compareStatements(
    () => issue([one!]),
    () => issue(many),
  );
  assert.equal(few, all);
});

test('a head reads the items of their office, a colleague none, an employee their own alone', async () => {
  const items = await buy(keeper);
  await issueTo(keeper, holder, items);
  const params = { id: items[0]! };
  assert.equal((await (await app.as('head')).call(readItem, { params })).status, 200);
  assert.equal((await employee.call(readItem, { params })).status, 200);
  assert.equal((await (await app.as('faculty')).call(readItem, { params })).status, 404);
  assert.equal((await (await app.as('dean')).call(readItem, { params })).status, 404);
  assert.equal((await employee.call(listItems)).status, 403);
  const ofOffice = (await (await app.as('head')).call(listItems, { query: { per_page: 999 } })).body.items;
  assert.ok(ofOffice.length > 0 && ofOffice.every(({ office }) => office === 'ACCT'));
});

async function lastOf(series: string): Promise<number> {
  const row = await app.server.db
    .selectFrom('property.number_series')
    .select('last')
    .where('series', '=', series)
    .where('year', '=', 2026)
    .executeTakeFirst();
  return row?.last ?? 0;
}
