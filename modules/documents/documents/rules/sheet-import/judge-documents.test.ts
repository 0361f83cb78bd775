import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { documentFields, type DocumentRowValues } from './document-fields.ts';
import { identifyRows, judgeDocuments, type DocumentGround } from './judge-documents.ts';

const KEYS = Object.keys(documentFields) as (keyof DocumentRowValues)[];
const columns = Object.fromEntries(KEYS.map((key, at) => [key, at]));

function rowsOf(given: readonly Partial<Record<keyof DocumentRowValues, string>>[]) {
  const rows = given.map((cells, at) => ({ line: at + 2, cells: KEYS.map((key) => cells[key] ?? '') }));
  return readRows<DocumentRowValues>({ fields: documentFields, rows, columns }, 'type');
}

function judge(cells: Partial<Record<keyof DocumentRowValues, string>>, ground: Partial<DocumentGround> = {}) {
  const rows = rowsOf([{ type: 'DTR', subject: 'Time records', ...cells }]);
  const [judged] = judgeDocuments(rows, {
    now: '2026-11-28T09:30',
    types: [
      { id: 1, code: 'DTR', name: 'Daily time record submission', confidentiality: 'OPEN', is_active: true },
      { id: 2, code: 'COM', name: 'Complaint / legal case', confidentiality: 'CONFIDENTIAL', is_active: true },
      { id: 3, code: 'OLD', name: 'Telegram', confidentiality: 'OPEN', is_active: false },
    ],
    digests: identifyRows(rows),
    registered: new Map(),
    ...ground,
  });
  return judged!;
}

test('what a row leaves out is what is usual', () => {
  const { plan } = judge({});
  assert.deepEqual(
    [plan!.facts.kind, plan!.facts.priority, plan!.facts.confidentiality, plan!.facts.copies, plan!.facts.pages],
    ['INTERNAL', 'ROUTINE', 'OPEN', 1, null],
  );
  assert.equal(judge({ type: 'complaint / legal case' }).plan!.facts.confidentiality, 'CONFIDENTIAL');
  assert.equal(judge({ sender_name: 'Ana Reyes' }).plan!.facts.kind, 'EXTERNAL_IN');
  assert.equal(judge({ kind: 'to the outside', sender_name: 'Ana Reyes' }).plan!.facts.kind, 'EXTERNAL_OUT');
});

test('stamps are read with their time', () => {
  const stamp = (cell: string) => judge({ kind: 'From outside', came_at: cell }).plan?.facts.came_at;
  const cases: [string, string | undefined][] = [
    ['2026-11-27', '2026-11-27T08:00'],
    ['2026-11-27 14:30', '2026-11-27T14:30'],
    ['11/27/2026 2:30 PM', '2026-11-27T14:30'],
    ['Nov 27, 2026 12:05 am', '2026-11-27T00:05'],
    ['2026-11-27 24:00', undefined],
    ['2026-11-27 13:00 PM', undefined],
    ['yesterday', undefined],
    ['2026-11-28 09:31', undefined],
  ];
  for (const [cell, expected] of cases) assert.equal(stamp(cell), expected, cell);
});

test('what cannot be is refused on its column', () => {
  const refusals = (cells: Parameters<typeof judge>[0]) => judge(cells).row.messages.map(({ column }) => column);
  assert.deepEqual(refusals({ type: 'OLD' }), ['Type']);
  assert.deepEqual(refusals({ kind: 'Internal', sender_name: 'Ana Reyes' }), ['Sender']);
  assert.deepEqual(refusals({ kind: 'To the outside', came_at: '2026-11-27' }), ['Receipt stamped on']);
  assert.deepEqual(refusals({ subject: '', pages: '0', copies: 'two' }), ['Subject', 'Pages', 'Copies']);
});

test('rows of one file differ, and are the same rows in any order', () => {
  const row = fc.record({ subject: fc.constantFrom('One', 'Two'), description: fc.constantFrom('', 'first') });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const said = [...identifyRows(rowsOf(rows)).values()];
      assert.equal(new Set(said).size, rows.length);
      assert.deepEqual([...identifyRows(rowsOf(rows.toReversed())).values()].toSorted(), said.toSorted());
    }),
  );
});
