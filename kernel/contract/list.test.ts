import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedNumbers, listQuery } from './list.ts';

test('numbers pasted from a column, a line or a sentence are a list, each once', () => {
  assert.deepEqual(listedNumbers('2009-0010\n2013-0013\n2009-0010'), ['2009-0010', '2013-0013']);
  assert.deepEqual(listedNumbers(' 2009-0010, 2013-0013;SICB-INST1-12-1998 '), ['2009-0010', '2013-0013', 'SICB-INST1-12-1998']);
});

test('a name, one number, and a name with a number are no list', () => {
  for (const term of ['Dela Cruz, Juan', '2009-0010', 'Cruz 2009-0010', 'SG 15', '']) assert.equal(listedNumbers(term), undefined, term);
});

test('a list of numbers may be long, another term may not', () => {
  const { term } = listQuery(['name']).shape;
  const numbers = Array.from({ length: 300 }, (_, at) => `2009-${String(at).padStart(4, '0')}`).join(' ');
  assert.ok(term.safeParse(numbers).success);
  assert.ok(!term.safeParse('Dela Cruz '.repeat(20)).success);
});
