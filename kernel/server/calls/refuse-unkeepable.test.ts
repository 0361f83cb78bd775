import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '../errors.ts';
import { refuseUnkeepable } from './refuse-unkeepable.ts';

const TAKEN = [undefined, null, 1, 'Niño 😀', { name: 'Ana', rows: [{ note: '' }] }, []];
for (const input of TAKEN) test(`${JSON.stringify(input)} is taken`, () => assert.doesNotThrow(() => refuseUnkeepable(input)));

const REFUSED: [input: unknown, field: string][] = [
  ['a\0b', 'body'],
  [{ name: 'Ana \ud83d' }, 'name'],
  [{ rows: [{}, { note: '\udc00' }] }, 'rows.1.note'],
  [{ 'a\0': 1 }, 'body'],
];
for (const [input, field] of REFUSED)
  test(`${JSON.stringify(input)} is refused at ${field}`, () =>
    assert.throws(
      () => refuseUnkeepable(input),
      (error: Refusal) => error.status === 422 && Object.keys(error.body.errors as object).join() === field,
    ));

test('input that is nested as deep as a body can be is walked through', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 100_000; level++) deep = [deep];
  assert.doesNotThrow(() => refuseUnkeepable(deep));
});
