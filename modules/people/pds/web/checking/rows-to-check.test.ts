import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SheetRow } from '../../contract/sheet-view.ts';
import { asksToBeChecked, nextRow, whyDoubtful, type RowToCheck } from './rows-to-check.ts';

const check = { state: 'PENDING', remark: '', by: null, at: null, verified_at: null } as const;
const file = { id: 1, name: 'Diploma.pdf', bytes: 1, attachment_path: 'a', attachment_absolute_path: '/a' };

function row(id: number, more: Partial<SheetRow> = {}, warnings: string[] = []): RowToCheck {
  const kept: SheetRow = { id, version: 1, question: null, values: {}, labels: {}, errors: {}, check, files: [], ...more };
  return { key: `training-${id}`, section: 'training', row: kept, title: '', note: '', change: undefined, warnings };
}

test('From a row one comes to the next with an attachment that is not checked yet, also round the end', () => {
  const rows = [row(1, { files: [file] }), row(2), row(3, { files: [file] }), row(4)];
  assert.equal(nextRow(rows, 'training-1')?.key, 'training-3');
  assert.equal(nextRow(rows, 'training-3')?.key, 'training-1');
  assert.equal(nextRow(rows, undefined)?.key, 'training-1');
});

test('Where nothing must be looked at any more one comes to the neighbour, and stays at the end', () => {
  const rows = [row(1), row(2, { files: [file], check: { ...check, state: 'OK' } })];
  assert.equal(nextRow(rows, 'training-1')?.key, 'training-2');
  assert.equal(nextRow(rows, 'training-2')?.key, 'training-2');
  assert.equal(nextRow([], undefined), undefined);
});

test('A row is in doubt by a warning, an earlier remark, or an attachment that nobody looked at', () => {
  assert.equal(whyDoubtful(row(1), new Set()), null);
  assert.equal(whyDoubtful(row(1, {}, ['It overlaps with other work.']), new Set()), 'a warning');
  assert.equal(whyDoubtful(row(1, { check: { ...check, remark: 'Attach the diploma.' } }), new Set()), 'an earlier remark');
  assert.equal(whyDoubtful(row(1, { files: [file] }), new Set()), 'an unchecked attachment');
  assert.equal(whyDoubtful(row(1, { files: [file] }), new Set(['training-1'])), null);
  assert.ok(asksToBeChecked(row(1, { check: { ...check, remark: 'Attach the diploma.' } })));
});
