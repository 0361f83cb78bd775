import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWrong, readRows } from './read-rows.ts';
import { readText, readYesNo } from './readers.ts';
import { isNothing } from './nothing.ts';

test('N/A, none and dashes are nothing in every import, names are not', () => {
  for (const cell of ['N/A', 'n.a.', 'NONE', 'none', '-', '—', '.', 'NA', 'Not applicable']) assert.ok(isNothing(cell), cell);
  for (const cell of ['Na', 'Nonette', '0', 'No', 'A', '-1', '']) assert.ok(!isNothing(cell), cell);
});

const column = { aliases: [], help: '', example: '' };
const fields = {
  no: { ...column, title: 'Number', isRequired: true as const, read: readText(20) },
  middle: { ...column, title: 'Middle name', read: readText(60) },
  rata: { ...column, title: 'RATA', read: readYesNo },
};

function read(...cells: string[]) {
  const [row] = readRows({ fields, rows: [{ line: 2, cells }], columns: { no: 0, middle: 1, rata: 2 } }, 'no');
  return row!;
}

test('a cell that says nothing is empty, missing where it is needed, and an answer where None is one', () => {
  assert.deepEqual(read('7', 'N/A', 'None').values, { no: '7', rata: false });
  assert.deepEqual(
    read('-', '', '').messages.map(({ message }) => message),
    ['Number is missing.'],
  );
});

test('a formula without a result is refused on its cell, and the rest of the row is read', () => {
  const row = read('7', '#N/A', 'Yes');
  assert.ok(isWrong(row));
  assert.deepEqual(row.values, { no: '7', rata: true });
  assert.match(row.messages[0]!.message, /shows #N\/A/);
});
