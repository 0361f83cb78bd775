import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ImportRecord } from '@talaan/imports/contract/import-record.ts';
import { personnelSections } from '@talaan/personnel/contract/section-imports.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { itemImports as calls } from '../../contract/imports.ts';
import { listItems, readItem } from '../../contract/items.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

const query = { section: 'plantilla-items' };

async function upload(content: string | Uint8Array, name = 'items.csv'): Promise<ImportRecord> {
  const answer = await hr.call(calls.upload, { query, file: { name, content } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  const checked = await hr.call(calls.check, { params: { id }, body: { columns } });
  assert.equal(checked.status, 200, JSON.stringify(checked.body));
  return checked.body.import;
}

const rowsOf = async ({ id }: ImportRecord) => (await hr.call(calls.rows, { params: { id } })).body.rows;
const confirm = ({ id }: ImportRecord, leaveOut = false) => hr.call(calls.confirm, { params: { id }, body: { leave_out_wrong: leaveOut } });

async function importAll(record: ImportRecord, leaveOut = false) {
  const started = await confirm(record, leaveOut);
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
}

async function itemCalled(number: string) {
  const statuses = ['FILLED', 'VACANT_FUNDED', 'VACANT_UNFUNDED', 'FROZEN', 'ABOLISHED', 'ANTICIPATED'] as const;
  const { items } = (await hr.call(listItems, { query: { term: number, status: [...statuses] } })).body;
  return (await hr.call(readItem, { params: { id: items.find((one) => one.item_number === number)!.id } })).body.item;
}

const HEAD =
  'Item No.,Position Title,SG,Office,Level,Coverage,PPA Attribution,Area Type,Authorization,Date Opened,Status,Funded,Status since';
const NEW = 'Instructor I,12,Legal Affairs Office,T,academic,Higher education,R,NOSCA No. 2026-0412,2026-01-05';

test('new items are added from a CSV with their states, and the same file changes nothing again', async () => {
  const lines = [HEAD, `IMP-1,${NEW},Vacant (funded),,`, `IMP-2,${NEW},,No,`, `IMP-3,${NEW},Frozen,,2026-03-01`].join('\n');
  const record = await upload(lines);
  assert.deepEqual(record.counts, { rows: 3, new: 3, update: 0, unchanged: 0, wrong: 0 }, JSON.stringify(await rowsOf(record)));
  await importAll(record);
  assert.equal((await itemCalled('IMP-1')).status, 'VACANT_FUNDED');
  assert.equal((await itemCalled('IMP-2')).status, 'VACANT_UNFUNDED');
  const frozen = await itemCalled('IMP-3');
  assert.deepEqual(
    frozen.states.map(({ state, from, to, authority }) => [state, from, to, authority]),
    [
      ['frozen', '2026-03-01', null, 'NOSCA No. 2026-0412'],
      ['funded', '2026-01-05', '2026-02-28', 'NOSCA No. 2026-0412'],
    ],
  );
  assert.equal(frozen.changes[0]!.action, 'add a plantilla item');
  const again = await upload(lines);
  assert.deepEqual(again.counts, { rows: 3, new: 0, update: 0, unchanged: 3, wrong: 0 }, JSON.stringify(await rowsOf(again)));
  assert.equal((await confirm(again)).status, 409);
});

test('an item on record is corrected from a workbook; what a cell leaves empty stays, and the authority of the change is kept', async () => {
  const sheet = await writeSheet(
    'items',
    'xlsx',
    ['Item number', 'Parenthetical title', 'Level', 'Status', 'Status since', 'Authority of the change'],
    [
      ['IMP-1', 'Physics', 'Key positions', '', '', 'Memo 12'],
      ['IMP-2', '', '', 'Funded', '2026-06-01', ''],
    ],
  );
  const record = await upload(sheet.content as Uint8Array, 'items.xlsx');
  const rows = await rowsOf(record);
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['wrong', 'update'],
    JSON.stringify(rows),
  );
  assert.match(rows[0]!.messages[0]!.message, /“Key positions” is not in the list: /);
  await importAll(await upload('Item number,Parenthetical title,Level,Authority of the change\nIMP-1,Physics,K,Memo 12\n'));
  await importAll(record, true);
  const one = await itemCalled('IMP-1');
  assert.deepEqual([one.parenthetical_title, one.authority, one.changes[0]!.authority], ['Physics', 'NOSCA No. 2026-0412', 'Memo 12']);
  const two = await itemCalled('IMP-2');
  assert.deepEqual([two.status, two.states[0]!.from, two.states[0]!.authority], ['VACANT_FUNDED', '2026-06-01', 'Import of items.xlsx']);
});

test('what cannot be is refused on its cell, with what to do', async () => {
  const held = (await hr.call(listItems, { query: { status: 'FILLED', per_page: 999 } })).body.items[0]!;
  const record = await upload(
    [
      HEAD,
      `IMP-10,${NEW},,,`,
      `IMP-10,${NEW},,,`,
      `IMP-11,${NEW.replace('Legal Affairs Office', 'Office of Nothing')},,,`,
      `IMP-12,${NEW.replace('Instructor I', 'Dragon Keeper')},,,`,
      `IMP-13,${NEW.replace(',12,', ',15,')},,,`,
      'IMP-14,,,,,,,,,,,,',
      `IMP-15,${NEW},Abolished,,`,
      `IMP-16,${NEW},Filled,No,`,
      `${held.item_number},,,,,,,,,,Abolished,,2026-11-01`,
      `${held.item_number}X,Instructor II,,,,,,,,,,,`,
      'IMP-1,Instructor II,,,,,,,,,,,',
      'IMP-3,,,,,,,,,,Funded,,',
    ].join('\n'),
  );
  const told = (await rowsOf(record)).map(({ messages }) =>
    messages.filter(({ level }) => level === 'error').map(({ column, message }) => `${column}: ${message}`),
  );
  assert.deepEqual(told[0], ['Item number: The same item number is in row 3 too.']);
  assert.match(told[2]!.join(), /^Office: “Office of Nothing” is not an office here/);
  assert.match(told[3]!.join(), /^Position: “Dragon Keeper” is not a position here/);
  assert.deepEqual(told[4], ['Salary grade: Instructor I is of salary grade 12, not 15.']);
  assert.equal(told[5]!.length, 8, 'each fact that a new item needs');
  assert.match(told[6]!.join(), /^Status since: Say from which day it is abolished/);
  assert.match(told[7]!.join(), /^Funded: This contradicts the status/);
  assert.match(told[8]!.join(), new RegExp(`^Status: ${held.incumbent!.fullname} is the incumbent of this item`));
  assert.equal(told[9]!.length, 7);
  assert.match(told[10]!.join(), /^Position: This item is of Instructor I; .* by reclassification alone\.$/);
  assert.match(told[11]!.join(), /^Status since: On record it is frozen\. Say from which day it is funded\.$/);
  assert.equal((await confirm(record)).status, 409);
});

test('a file that was checked before its items were changed asks for another check', async () => {
  const lines = 'Item number,Competency\nIMP-1,Teaches\n';
  const [first, late] = [await upload(lines), await upload(lines)];
  const answers = await Promise.all([confirm(first), confirm(first)]);
  assert.deepEqual(
    answers.map(({ status }) => status === 200).toSorted((one, other) => Number(other) - Number(one)),
    [true, false],
  );
  await app.finishJob(hr, answers.find(({ status }) => status === 200)!.body.job.id);
  const job = await app.finishJob(hr, (await confirm(late)).body.job.id);
  assert.equal(job.state, 'failed');
  assert.match(job.failure ?? '', /nothing was imported/);
});

test('the template is read back, its example is not', async () => {
  const csv = await hr.call(calls.template, { query: { ...query, format: 'csv' } });
  const [head, example] = new TextDecoder().decode(csv.bytes).split('\r\n');
  const filled = await upload([head!, example!, example!.replace('EXAMPLE', 'IMP-20').replace('CAS', 'Legal Affairs Office')].join('\n'));
  assert.deepEqual(filled.counts, { rows: 1, new: 1, update: 0, unchanged: 0, wrong: 0 }, JSON.stringify(await rowsOf(filled)));
  assert.equal(Object.keys(filled.columns).length, filled.fields.length);
  const report = await hr.call(calls.report, { params: { id: filled.id }, query: { format: 'csv' } });
  assert.match(new TextDecoder().decode(report.bytes), /Row,Item number,Position,Outcome/);
});

test('an import of items is not found among those of people, and a head cannot import items', async () => {
  const { id } = await upload('Item number,Competency\nIMP-2,Teaches\n');
  assert.equal((await hr.call(personnelSections.read, { params: { id } })).status, 404);
  assert.equal((await hr.call(personnelSections.confirm, { params: { id }, body: {} })).status, 404);
  const head = await app.as('head');
  assert.equal((await head.call(calls.upload, { query, file: { name: 'a.csv', content: 'a,b\n' } })).status, 403);
  assert.equal((await head.call(calls.rows, { params: { id } })).status, 403);
});

test('an import of items is undone: the new ones are removed, the others are as they were; not when an item was changed since', async () => {
  const known = await upload('Item number,Parenthetical title,Status,Status since\nIMP-1,Chemistry,Frozen,2026-08-01\nIMP-2,Biology,,\n');
  await importAll(known);
  const fresh = await upload([HEAD, `IMP-30,${NEW},Frozen,,2026-03-01`].join('\n'));
  await importAll(fresh);
  assert.equal((await itemCalled('IMP-1')).status, 'FROZEN');
  const undone = await hr.call(calls.undo, { params: { id: known.id } });
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  const one = await itemCalled('IMP-1');
  assert.deepEqual([one.parenthetical_title, one.status, one.states.length], ['Physics', 'VACANT_FUNDED', 1]);
  assert.equal((await itemCalled('IMP-2')).parenthetical_title, '');
  await importAll(await upload('Item number,Competency\nIMP-30,Teaches\n'));
  const refused = await hr.call(calls.undo, { params: { id: fresh.id } });
  assert.equal(refused.status, 409);
  assert.match((refused.body as unknown as { message: string }).message, /row 2, Instructor I \(IMP-30\): changed or removed since/);
  const last = await upload([HEAD, `IMP-31,${NEW},,,`].join('\n'));
  await importAll(last);
  assert.equal((await hr.call(calls.undo, { params: { id: last.id } })).status, 200);
  assert.equal((await hr.call(listItems, { query: { term: 'IMP-31' } })).body.total, 0);
});
