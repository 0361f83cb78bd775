import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatBackups } from './backups-are-made.ts';

const lastGood = { at: '2026-11-19T17:30:00Z', file: '/backups/one', bytes: 1, verified: true, fault: null };
const overdue = 'There is no backup yet. Run "npm run backup" on the server and read what it says.';

for (const [what, backups, says, isDone] of [
  ['the first night is still to come', { nightly: true, lastGood: null, overdue: null }, /^The first one is made tonight/, false],
  ['a night has made one', { nightly: true, lastGood, overdue: null }, /^The last good one is of 20 Nov 2026\. Talaan makes/, true],
  ['the nights fail', { nightly: true, lastGood, overdue }, /^There is no backup yet\. Run/, false],
  ['the database is one of the university', { nightly: false, lastGood: null, overdue: null }, /operations\.md says how\. Try/, false],
  ['of that one was made by hand', { nightly: false, lastGood, overdue: null }, /operations\.md says how\. The last good one is/, true],
] as const)
  test(`the set-up checklist says of the backups while ${what}`, () => {
    const said = formatBackups(backups);
    assert.match(said.says, says);
    assert.equal(said.isDone, isDone);
  });
