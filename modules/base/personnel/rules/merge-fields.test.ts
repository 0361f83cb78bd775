import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mergeFields, type Fields } from './merge-fields.ts';

const CASES: [string, Fields, Fields, Fields, ReturnType<typeof mergeFields>][] = [
  ['what only I changed is written', { a: '1' }, { a: '2' }, { a: '1' }, { changes: { a: '2' }, conflicts: [] }],
  ['what only the other changed stays', { a: '1' }, { a: '1' }, { a: '2' }, { changes: {}, conflicts: [] }],
  ['what both changed alike is agreed', { a: '1' }, { a: '2' }, { a: '2' }, { changes: {}, conflicts: [] }],
  [
    'what both changed differently is asked',
    { a: '1' },
    { a: '2' },
    { a: '3' },
    { changes: {}, conflicts: [{ field: 'a', mine: '2', theirs: '3' }] },
  ],
  [
    'other fields are written beside a conflict',
    { a: '1', b: '' },
    { a: '2', b: 'x' },
    { a: '3', b: '' },
    { changes: { b: 'x' }, conflicts: [{ field: 'a', mine: '2', theirs: '3' }] },
  ],
  ['emptied by me, unchanged there', { a: '1' }, { a: null }, { a: '1' }, { changes: { a: null }, conflicts: [] }],
  ['without what it began with, mine is written', {}, { a: '2' }, { a: '3' }, { changes: { a: '2' }, conflicts: [] }],
];
for (const [name, was, mine, theirs, expected] of CASES) test(name, () => assert.deepEqual(mergeFields(was, mine, theirs), expected));

test('nobody’s change is lost: after the merge each field has my value, theirs, or is asked about', () => {
  const fields = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3') });
  fc.assert(
    fc.property(fields, fields, fields, (was, mine, theirs) => {
      const { changes, conflicts } = mergeFields(was, mine, theirs);
      const after: Fields = { ...theirs, ...changes };
      for (const field of ['a', 'b'] as const) {
        if (conflicts.some((one) => one.field === field)) continue;
        if (mine[field] !== was[field]) assert.equal(after[field], mine[field]);
        if (theirs[field] !== was[field]) assert.equal(after[field], theirs[field]);
      }
    }),
  );
});
