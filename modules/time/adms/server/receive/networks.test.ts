import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWithinNetworks, plainAddress } from './networks.ts';

test('networks are read with and without their bits', () => {
  assert.equal(isWithinNetworks('10.20.3.4', []), true);
  assert.equal(isWithinNetworks('10.20.3.4', ['10.20.0.0/16']), true);
  assert.equal(isWithinNetworks('::ffff:10.20.3.4', ['10.20.0.0/16']), true);
  assert.equal(isWithinNetworks('10.21.3.4', ['10.20.0.0/16', '10.21.3.5']), false);
  assert.equal(isWithinNetworks('', ['10.20.0.0/16']), false);
});

test('an address is kept in one form, and what is none is empty', () => {
  assert.deepEqual(['10.20.3.4', '::ffff:10.20.3.4', '2001:db8::7', 'a\tb', ''].map(plainAddress), [
    '10.20.3.4',
    '10.20.3.4',
    '2001:db8::7',
    '',
    '',
  ]);
});
