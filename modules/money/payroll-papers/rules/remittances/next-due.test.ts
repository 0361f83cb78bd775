import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysUntil, nextDue } from './next-due.ts';

const paper = (kind: string, due_on: string, issued: object | null = null) => ({ kind, due_on, issued });
const GSIS = paper('GSIS', '2026-12-10');
const TAX = paper('TAX', '2026-12-10');
const RF1 = paper('RF1', '2026-12-15');

const CASES: [name: string, papers: (typeof GSIS)[], next: string[] | null][] = [
  ['what is due on the earliest day is next, all of it', [RF1, GSIS, TAX], ['GSIS', 'TAX']],
  ['what is issued is not', [paper('GSIS', '2026-12-10', {}), RF1], ['RF1']],
  ['nothing is next where all is issued', [paper('GSIS', '2026-12-10', {})], null],
];
for (const [name, papers, next] of CASES) test(name, () => assert.deepEqual(nextDue(papers)?.papers.map(({ kind }) => kind) ?? null, next));

test('a day that has passed is below zero', () => {
  assert.deepEqual(
    ['2026-12-10', '2026-12-01', '2026-11-28'].map((day) => daysUntil('2026-12-01', day)),
    [9, 0, -3],
  );
});
