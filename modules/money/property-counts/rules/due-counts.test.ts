import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueCounts, reportDue, stageOf } from './due-counts.ts';

test('property, plant and equipment is counted as at 31 December, semi-expendable property twice a year', () => {
  assert.equal(reportDue('2026-12-31'), '2027-01-31');
  assert.equal(reportDue('2026-06-30'), '2026-07-31');
});

const cases: [string, string, string][] = [
  ['2026-06-15', '2025-12-31', '2025-12-31'],
  ['2026-06-16', '2025-12-31', '2026-06-30'],
  ['2026-12-16', '2025-12-31', '2026-06-30'],
  ['2026-12-17', '2026-12-31', '2026-12-31'],
  ['2027-01-31', '2026-12-31', '2026-12-31'],
];
for (const [today, ppe, semi] of cases)
  test(`on ${today} the counts as at ${ppe} and ${semi} are those that concern us`, () => {
    assert.deepEqual(
      dueCounts(today).map(({ kind, as_at: asAt }) => [kind, asAt]),
      [
        ['PPE', ppe],
        ['SEMI', semi],
      ],
    );
  });

const due = { kind: 'PPE', as_at: '2026-12-31', due_on: '2027-01-31' } as const;
const stages: [string, string | null][] = [
  ['2026-12-17', 'BEGIN'],
  ['2026-12-31', 'BEGIN'],
  ['2027-01-01', null],
  ['2027-01-23', null],
  ['2027-01-24', 'DUE'],
  ['2027-01-31', 'DUE'],
  ['2027-02-01', 'LATE'],
];
for (const [today, stage] of stages)
  test(`on ${today} the custodian is told: ${stage ?? 'nothing'}`, () => assert.equal(stageOf(due, today), stage));
