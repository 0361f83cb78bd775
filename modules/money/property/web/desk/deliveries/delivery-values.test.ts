import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankLine, lineOf, readSerials } from './delivery-values.ts';

test('the cost of a line is that of one times how many were accepted, or the sum as it is on the invoice', () => {
  assert.equal(lineOf({ ...blankLine(), accepted: 3, per: 'unit', amount: '6,000.50' }).total, 1_800_150);
  assert.equal(lineOf({ ...blankLine(), accepted: 3, per: 'sum', amount: 100 }).total, 10_000);
  assert.equal(lineOf({ ...blankLine(), accepted: 0, per: 'sum', amount: 100 }).total, 0);
});

test('a set costs what its parts cost together', () => {
  const part = { key: 'a', description: 'Monitor', total: 12_000, serials: '' };
  const set = lineOf({ ...blankLine(), accepted: 2, amount: 1, parts: [part, { ...part, key: 'b', description: 'CPU', total: 50_000 }] });
  assert.equal(set.total, 6_200_000);
});

test('serial numbers keep their places where one is missing in between', () => {
  assert.deepEqual(readSerials('A1\n\nA3\n'), ['A1', '', 'A3']);
  assert.deepEqual(readSerials(' A1, A2;A3'), ['A1', 'A2', 'A3']);
  assert.deepEqual(readSerials('  '), []);
});

test('a third decimal stays one, to be refused', () => {
  assert.ok(!Number.isInteger(lineOf({ ...blankLine(), amount: '4999.999' }).total));
});
