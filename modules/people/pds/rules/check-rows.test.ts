import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyNotReturned, whyNotVerified, type CheckedRow } from './check-rows.ts';

const sheets: readonly [string, readonly CheckedRow[], boolean, boolean][] = [
  ['rows without attachments, none looked at', [{ state: 'PENDING', files: 0 }], true, false],
  ['a row with an attachment not looked at', [{ state: 'PENDING', files: 1 }], false, false],
  ['a row with an attachment that is right', [{ state: 'OK', files: 2 }], true, false],
  ['a row whose attachment is waived', [{ state: 'WAIVED', files: 1 }], true, false],
  [
    'a row to be returned among right ones',
    [
      { state: 'OK', files: 1 },
      { state: 'RETURNED', files: 0 },
    ],
    false,
    true,
  ],
];
for (const [what, rows, verifies, returns] of sheets) {
  test(`${what}: ${verifies ? 'may' : 'may not'} be verified, ${returns ? 'may' : 'may not'} be returned`, () => {
    assert.equal(whyNotVerified(rows) === null, verifies);
    assert.equal(whyNotReturned(rows) === null, returns);
  });
}
