import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { previewDelivery, printDelivery, readDelivery, recordDelivery } from '../contract/deliveries.ts';
import { listHolders, readChoices, readDesk } from '../contract/desk.ts';
import { listItems } from '../contract/items.ts';
import { acknowledgePaper } from '../contract/own.ts';
import { listPapers, remindHolders } from '../contract/papers.ts';
import { addAccount, addFund, addTerms, addThreshold, readSettings, removeThreshold } from '../contract/settings.ts';
import { printStickers } from '../contract/stickers.ts';
import { buy, deliveryOf, issueTo } from './fixtures/deliveries.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp();
  keeper = await app.as('property');
});
after(() => app.close());

const holder = people.accountingClerk.id;

test('what lies on the desk is counted as the lists with its filters count it', async () => {
  const desk = (await keeper.call(readDesk)).body;
  const count = async (query: object) => (await keeper.call(listItems, { query: { per_page: 5, ...query } })).body.total;
  assert.equal(desk.in_stock, await count({ state: ['IN_STOCK'] }));
  assert.equal(desk.waiting, await count({ state: ['ISSUED_FOR_ACK'] }));
  assert.equal(desk.returned, await count({ state: ['RETURNED'] }));
  assert.equal(desk.left, await count({ left: 1 }));
  assert.equal(desk.no_sticker, await count({ missing: 'sticker' }));
  assert.ok(desk.in_stock > 0);
});

test('items are found by their ids, and people and suppliers are there to choose from', async () => {
  const ids = await buy(keeper, { count: 2 });
  const { items } = (await keeper.call(listItems, { query: { ids, per_page: 5 } })).body;
  assert.deepEqual(new Set(items.map(({ id }) => id)), new Set(ids));
  await issueTo(keeper, holder, ids);
  assert.ok((await keeper.call(listHolders)).body.holders.some(({ id }) => id === holder));
  assert.ok((await keeper.call(readChoices)).body.suppliers.includes('Panay Computer Center'));
});

test('a holder is reminded once a day of a paper to acknowledge, and not of one that was acknowledged', async () => {
  const [paper] = await issueTo(keeper, holder, await buy(keeper));
  const body = { ids: [paper!.id] };
  assert.equal((await keeper.call(remindHolders, { body })).body.message, 'The holder was reminded.');
  const again = await keeper.call(remindHolders, { body });
  assert.deepEqual([again.status, again.body.message], [409, 'These holders were reminded today already.']);
  const { papers } = (await keeper.call(listPapers, { query: { holder: [holder], state: ['WAITING'] } })).body;
  assert.notEqual(papers.find(({ id }) => id === paper!.id)!.reminded_at, null);
  const employee = await app.as('employee');
  await employee.call(acknowledgePaper, { params: { id: paper!.id } });
  assert.equal((await keeper.call(remindHolders, { body })).status, 409);
  assert.equal((await employee.call(remindHolders, { body })).status, 403);
});

test('papers are narrowed by class and by how long they have waited', async () => {
  const all = (await keeper.call(listPapers, { query: { class: ['PPE'], per_page: 999 } })).body.papers;
  assert.ok(all.length > 0 && all.every((paper) => paper.class === 'PPE'));
  const late = (await keeper.call(listPapers, { query: { waiting: 7, per_page: 999 } })).body.papers;
  assert.ok(late.length > 0 && late.every(({ state, issued_at: at }) => state === 'WAITING' && at < '2026-11-14'));
});

test('what is wrong with a line is said in the preview, which needs no head', async () => {
  const { accepted_on, lines } = await deliveryOf(keeper, { count: 2 });
  const parts = [{ description: 'Monitor', total: 1, serials: [] }];
  const { status, body } = await keeper.call(previewDelivery, { body: { accepted_on, lines: [lines[0]!, { ...lines[0]!, parts }] } });
  assert.equal(status, 200);
  assert.equal(body.items.length, 2);
  assert.deepEqual(Object.keys(body.errors), ['lines.1.parts.0.total']);
});

test('the inspection and acceptance report is printed for who keeps or reads property', async () => {
  const { body } = await keeper.call(recordDelivery, { body: await deliveryOf(keeper, { count: 2 }) });
  const printed = await keeper.call(printDelivery, { params: { id: body.id } });
  assert.equal(printed.status, 200);
  assert.equal((await keeper.call(readDelivery, { params: { id: body.id } })).body.delivery.in_stock, 2);
  const employee = await app.as('employee');
  assert.equal((await employee.call(printDelivery, { params: { id: body.id } })).status, 403);
});

test('stickers are printed on a roll or on sheets, and their items have one from then on', async () => {
  const [first, ...others] = await buy(keeper, { count: 46 });
  const withoutSticker = async (ids: number[]) =>
    (await keeper.call(listItems, { query: { ids, missing: 'sticker', per_page: 5 } })).body.total;
  const roll = await keeper.call(printStickers, { body: { item_ids: [first!], size: 'ROLL' } });
  assert.equal(roll.status, 200);
  assert.deepEqual([await withoutSticker([first!]), await withoutSticker(others)], [0, 45]);
  assert.equal((await keeper.call(printStickers, { body: { item_ids: others, size: 'A4' } })).status, 200);
  assert.equal(await withoutSticker(others), 0);
  const [few, all] = await compareStatements(
    () => keeper.call(printStickers, { body: { item_ids: others.slice(0, 2), size: 'ROLL' } }),
    () => keeper.call(printStickers, { body: { item_ids: others, size: 'ROLL' } }),
  );
  assert.equal(few, all);
});

test('thresholds are added from a day on, decide from it, and are taken back only while they are to come', async () => {
  const body = { effective_on: '2026-11-21', ppe_from: 7_000_000, splv_to: 500_000 };
  const low = await keeper.call(addThreshold, { body: { ...body, splv_to: 7_000_000 } });
  assert.match(JSON.stringify(low.body), /Low value ends below the threshold/);
  assert.equal((await keeper.call(addThreshold, { body })).status, 200);
  const twice = await keeper.call(addThreshold, { body });
  assert.match(JSON.stringify(twice.body), /There are thresholds from this day on already/);
  assert.equal((await keeper.call(removeThreshold, { params: { day: body.effective_on } })).status, 200);
  const held = await keeper.call(removeThreshold, { params: { day: '2022-01-01' } });
  assert.equal(held.status, 409);
  assert.deepEqual(
    (await keeper.call(readSettings)).body.thresholds.map(({ ppe_from: from }) => from),
    [5_000_000, 1_500_000],
  );
});

test('accounts and their terms are added, and the last number of each series shows', async () => {
  const account = { code: '10609990', name: 'Other Property', kind: 'PPE' as const, group_code: '09', account_code: '99' };
  assert.equal((await keeper.call(addAccount, { body: { ...account, life_years: 5, residual_permille: 50 } })).status, 200);
  const { accounts } = (await keeper.call(readSettings)).body;
  const { id } = accounts.find(({ code }) => code === account.code)!;
  await keeper.call(addTerms, { params: { id }, body: { effective_on: '2027-01-01', life_years: 7, residual_permille: 100 } });
  const settings = (await keeper.call(readSettings)).body;
  assert.deepEqual(
    settings.accounts.find((one) => one.id === id)!.terms.map(({ life_years: years }) => years),
    [7, 5],
  );
  assert.equal((await keeper.call(addFund, { body: { code: '08', name: 'Another fund' } })).status, 200);
  assert.equal((await keeper.call(addFund, { body: { code: '08', name: 'Another fund' } })).status, 422);
  assert.ok(settings.series.some(({ series, last }) => series === 'IAR' && last > 0));
});
