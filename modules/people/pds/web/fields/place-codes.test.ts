import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from './place-codes.ts';

test('A barangay’s code tells its region, province and city', () => {
  assert.deepEqual(codesOf('0205013012'), { region: '0200000000', province: '0205000000', city: '0205013000' });
  assert.equal(codesOf(''), undefined);
  assert.equal(codesOf('020501301'), undefined);
});
