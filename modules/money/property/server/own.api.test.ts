import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { findItems } from '../contract/items.ts';
import {
  acknowledgePaper,
  disputeLine,
  draftInventory,
  exportInventory,
  issueInventory,
  listOwnItems,
  printInventory,
  readHeldSummary,
  readOpenPapers,
  readOwnSummary,
} from '../contract/own.ts';
import { buy, issueTo } from './fixtures/deliveries.ts';

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
const isNew = { when: 'new' } as const;

test('what one holds is paged, searched and narrowed, and nobody else sees it', async () => {
  const items = await buy(keeper, { count: 6, cost: 7_000_000, article: 'Document scanner', serials: ['SCAN-0001'] });
  await issueTo(keeper, holder, items);
  const page = async (query: object) => (await employee.call(listOwnItems, { params: isNew, query })).body;
  const first = await page({ term: 'scanner', per_page: 5 });
  const second = await page({ term: 'scanner', per_page: 5, page: 2 });
  assert.deepEqual([first.total, first.items.length, second.items.length], [6, 5, 1]);
  assert.deepEqual([first.items[0]!.line, first.items[0]!.paper_type, first.items[0]!.is_printed], ['WAITING', 'PAR', true]);
  assert.equal((await page({ term: 'SCAN-0001' })).total, 1);
  assert.ok((await page({ class: 'SPLV', per_page: 50 })).items.every(({ class: is }) => is === 'SPLV'));
  assert.equal((await page({ type: 'MR' })).total, 0, 'those of earlier times are apart');
  const other = (await (await app.as('faculty')).call(listOwnItems, { params: isNew, query: { term: 'scanner' } })).body;
  assert.equal(other.total, 0);
  const [few, many] = await compareStatements(
    () => page({ per_page: 5 }),
    () => page({ per_page: 50 }),
  );
  assert.equal(few, many);
});

test('a paper of which a line is disputed stays open, with its note, until the dispute is answered', async () => {
  const items = await buy(keeper, { count: 2 });
  const [paper] = await issueTo(keeper, holder, items);
  const params = { id: paper!.id };
  const open = async () => (await employee.call(readOpenPapers)).body.papers.find(({ id }) => id === paper!.id);
  assert.deepEqual([(await open())!.acknowledge_by, (await open())!.fund.slice(0, 2)], ['2026-11-27', '01']);
  const note = 'The bag that belongs to it did not come.';
  await employee.call(disputeLine, { params: { ...params, item: items[1]! }, body: { note } });
  await employee.call(acknowledgePaper, { params });
  const left = (await open())!;
  assert.equal(left.acknowledge_by, null);
  assert.deepEqual(
    left.lines.map(({ line, note: why }) => [line, why]),
    [
      ['ACKNOWLEDGED', ''],
      ['DISPUTED', note],
    ],
  );
});

test('the summary adds up alike by class, paper and condition, and who reads property sees it of a person', async () => {
  const own = (await employee.call(readOwnSummary)).body;
  for (const part of [own.by_class, own.by_paper, own.by_condition]) {
    assert.equal(
      part.reduce((sum, { items }) => sum + items, 0),
      own.items,
    );
    assert.equal(
      part.reduce((sum, { amount }) => sum + amount, 0),
      own.amount,
    );
  }
  const params = { id: holder };
  assert.deepEqual((await keeper.call(readHeldSummary, { params })).body, own);
  assert.equal((await (await app.as('head')).call(readHeldSummary, { params })).body.items, own.items, 'of the office of this head');
  assert.equal((await (await app.as('dean')).call(readHeldSummary, { params })).body.items, 0, 'of another office');
  assert.equal((await employee.call(readHeldSummary, { params })).status, 403);
});

test('the personal inventory is a draft until it is issued, and then says for good what it said', async () => {
  const items = await buy(keeper, { article: 'Oscilloscope' });
  await issueTo(keeper, holder, items);
  const draft = await textOf((await employee.call(draftInventory)).bytes);
  assert.match(draft, /Draft.*PERSONAL INVENTORY OF PROPERTY.*Oscilloscope.*waiting\s+for\s+acknowledgement.*Sum of all/s);
  const { code, message } = (await employee.call(issueInventory)).body;
  assert.match(message, /^Your personal inventory was issued as PIP-2026-\d{4}\.$/);
  const params = { code };
  const said = await textOf((await employee.call(printInventory, { params })).bytes);
  await issueTo(keeper, holder, await buy(keeper, { article: 'Sewing machine' }));
  assert.equal(await textOf((await employee.call(printInventory, { params })).bytes), said);
  assert.equal((await (await app.as('head')).call(printInventory, { params })).status, 404);
  const { paper } = (await (await app.as('nobody')).call(verifyPaper, { params })).body;
  assert.deepEqual([paper!.title, paper!.state], ['Personal inventory of property as of 20 Nov 2026', 'stands']);
  assert.equal((await employee.call(exportInventory)).status, 200);
});

test('an item is found by its number, its serial number or that of a part, within reach', async () => {
  const [item] = await buy(keeper, { serials: ['ÑX-77 42'], article: 'Plotter' });
  const find = async (who: Caller, term: string) => (await who.call(findItems, { query: { term } })).body.items;
  const [found] = await find(keeper, 'ñx-77 42');
  assert.equal(found!.id, item);
  const [byNumber] = await find(keeper, found!.property_no);
  assert.deepEqual([byNumber!.id, byNumber!.article], [item, 'Plotter']);
  assert.equal((await find(await app.as('head'), found!.property_no))[0]!.id, item);
  assert.deepEqual(await find(await app.as('dean'), found!.property_no), []);
  assert.equal((await employee.call(findItems, { query: { term: 'plotter' } })).status, 403);
});

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}
