import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameAfterNumber } from './name-after-number.ts';

test('the name of a rest day says so, as its colour does', () => {
  const rest = { kind: 'REST', name: '' } as const;
  assert.equal(nameAfterNumber('2026-12-05', rest, false), ' Dec 2026, rest day');
  assert.equal(nameAfterNumber('2026-12-05', { ...rest, name: 'no service' }, true), ' Dec 2026, today, no service, rest day');
  assert.equal(nameAfterNumber('2026-12-04', { kind: 'WORK', name: '' }, false), ' Dec 2026');
  assert.equal(nameAfterNumber('2026-12-08', { kind: 'HOLIDAY', name: 'Immaculate Conception' }, false), ' Dec 2026');
  assert.equal(nameAfterNumber('2026-12-04', undefined, true), ' Dec 2026, today');
});
