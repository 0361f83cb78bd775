import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { cardImports, type CardChoices } from '../contract/imports.ts';
import { listItems, readItem } from '../contract/items.ts';
import { listPapers, voidPaper } from '../contract/papers.ts';
import { readSettings } from '../contract/settings.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  keeper = await app.as('property');
});
after(() => app.close());

const HEADINGS = 'Property No.,Article,Serial No.,Unit Cost,Date Acquired,Account,Fund,Office,Employee No.,Name,PAR/ICS No.,Date Issued';
const ROWS = [
  `2019-05-03-0900-02,Laptop computer,OLD-1,"62,500.00",2019-03-04,10605030,01,ACCT,${people.accountingClerk.idno},,PAR 2019-03-0901,2019-03-10`,
  `CARD-2,Printer,OLD-2,"12,000.50",2021-05-04,Office Equipment,01,ACCT,${people.accountingClerk.idno},,ARE 2021-044,2021-05-10`,
  `CARD-3,Steel cabinet,,"4,500.00",2020-01-15,10607010,05,ACCT,,,,`,
  `CARD-4,Microscope,OLD-1,"18,000.00",2018-02-01,10605140,01,ACCT,${people.formerTeacher.idno},,MR 12,2018-02-20`,
];

const AGREED: CardChoices = { ledger: { PPE: 6_250_000, SPHV: 3_000_050, SPLV: 450_000 }, are_holders_agreed: true };

async function check(rows: readonly string[], choices: CardChoices | undefined) {
  const { body } = await keeper.call(cardImports.upload, { file: { name: 'cards.csv', content: [HEADINGS, ...rows].join('\n') } });
  const { id, columns } = body.import;
  const checked = await keeper.call(cardImports.check, { params: { id }, body: { columns, choices } });
  return checked.body.import;
}

async function importAll(id: number) {
  const { job } = (await keeper.call(cardImports.confirm, { params: { id }, body: {} })).body;
  const done = await app.finishJob(keeper, job.id);
  assert.equal(done.state, 'done', done.failure ?? '');
}

const rowsOf = async (id: number) => (await keeper.call(cardImports.rows, { params: { id }, query: { per_page: 50 } })).body.rows;

test('no card is accepted before the sums by class and by holder are agreed to the centavo', async () => {
  const open = await check(ROWS, undefined);
  assert.equal(open.counts.wrong, ROWS.length);
  assert.deepEqual(
    open.questions.by_class.map(({ class: is, items, amount }) => [is, items, amount]),
    [
      ['PPE', 1, 6_250_000],
      ['SPHV', 2, 3_000_050],
      ['SPLV', 1, 450_000],
    ],
  );
  assert.deepEqual(
    open.questions.by_holder.map(({ items }) => items),
    [1, 2, 1],
  );
  const near = await check(ROWS, { ...AGREED, ledger: { ...AGREED.ledger, SPHV: 3_000_000 } });
  assert.equal(near.counts.wrong, 2);
  assert.match(JSON.stringify(await rowsOf(near.id)), /the file has PHP 30,000\.50, the ledger PHP 30,000\.00/);
  assert.equal((await check(ROWS, { ...AGREED, are_holders_agreed: false })).counts.wrong, ROWS.length);
  assert.equal((await keeper.call(cardImports.confirm, { params: { id: near.id }, body: {} })).status, 409);
});

test('cards are imported with their holders and papers, the series follow their numbers, and all of it is undone', async () => {
  const { id, counts, warnings } = await check(ROWS, AGREED);
  assert.deepEqual([counts.new, counts.wrong], [4, 0]);
  for (const { kind } of warnings) await keeper.call(cardImports.acknowledge, { params: { id }, body: { kind } });
  assert.deepEqual(warnings.map(({ kind }) => kind).toSorted(), ['left', 'serial']);
  await importAll(id);
  const [laptop] = (await keeper.call(listItems, { query: { term: '2019-05-03-0900-02', per_page: 5 } })).body.items;
  const { item } = (await keeper.call(readItem, { params: { id: laptop!.id } })).body;
  assert.deepEqual([item.state, item.holder_id, item.paper_number], ['ACKNOWLEDGED', people.accountingClerk.id, '2019-03-0901']);
  assert.deepEqual(
    item.history.map(({ action, reference }) => [action, reference]),
    ['acknowledge', 'issue', 'accept'].map((action) => [action, 'Import of cards.csv']),
  );
  const { series } = (await keeper.call(readSettings, { query: { year: 2019 } })).body;
  assert.equal(series.find((one) => one.series === 'ITEM-05-03')?.last, 900);
  assert.equal(series.find((one) => one.series === 'PAR')?.last, 901);
  assert.equal((await keeper.call(listItems, { query: { left: 1, term: 'CARD-4', per_page: 5 } })).body.total, 1);
  assert.equal((await check(ROWS, AGREED)).counts.unchanged, 4);

  assert.equal((await keeper.call(cardImports.undo, { params: { id } })).status, 200);
  assert.equal((await keeper.call(listItems, { query: { term: 'CARD-', per_page: 5 } })).body.total, 0);
  assert.equal((await keeper.call(listPapers, { query: { term: '2019-03-0901', per_page: 5 } })).body.total, 0);
});

test('an import is not undone any more once one of its items was moved', async () => {
  const { id } = await check([ROWS[0]!.replace('0900', '0902').replace('OLD-1', 'OLD-9').replace('0901', '0903')], AGREED);
  await importAll(id);
  const [paper] = (await keeper.call(listPapers, { query: { term: '2019-03-0903', per_page: 5 } })).body.papers;
  await keeper.call(voidPaper, { params: { id: paper!.id }, body: { reason: 'The card has another person.', again: null } });
  const refused = await keeper.call(cardImports.undo, { params: { id } });
  assert.equal(refused.status, 409);
  assert.match(JSON.stringify(refused.body), /changed or removed since/);
});

test('bad cards are refused on their columns: no such person or account, a job order, a paper of two people, a day to come', async () => {
  const idno = people.accountingClerk.idno;
  const bad = [
    `B-1,Fan,,100,2020-01-01,10605020,01,ACCT,9999-1,,MR 1,2020-01-02`,
    `B-2,Fan,,100,2020-01-01,99999999,01,ACCT,,,,`,
    `B-3,Fan,,100,2020-01-01,10605020,01,ACCT,${people.guardOnContract.idno},,MR 2,2020-01-02`,
    `B-4,Fan,,100,2020-01-01,10605020,01,ACCT,${idno},,MR 3,2020-01-02`,
    `B-5,Fan,,100,2020-01-01,10605020,01,ACCT,${people.headOfAccounting.idno},,MR 3,2020-01-02`,
    `B-6,Fan,,100,2027-01-01,10605020,01,ACCT,,,,`,
    `B-7,Fan,,100.005,2020-01-01,10605020,01,ACCT,,,,`,
    `B-8,Laptop,,"60,000",2020-01-01,10605030,01,ACCT,${idno},,ICS SPHV-2020-01-0001,2020-01-02`,
    `B-9,Fan,,100,2020-01-01,10605020,01,ACCT,${idno},,,`,
  ];
  const { id } = await check(bad, { ledger: { PPE: 6_000_000, SPHV: 0, SPLV: 10_000 }, are_holders_agreed: true });
  const said = new Map((await rowsOf(id)).map(({ key, messages }) => [key, messages.map(({ message }) => message).join(' ')]));
  assert.match(said.get('B-1')!, /No person has the employee number/);
  assert.match(said.get('B-2')!, /is not an account here/);
  assert.match(said.get('B-3')!, /cannot be accountable/);
  assert.match(said.get('B-5')!, /another accountable person in row/);
  assert.match(said.get('B-6')!, /still to come/);
  assert.match(said.get('B-7')!, /at most two decimals/);
  assert.match(said.get('B-8')!, /held on a PAR, not on an ICS/);
  assert.match(said.get('B-9')!, /Enter the paper on which it is held/);
});
