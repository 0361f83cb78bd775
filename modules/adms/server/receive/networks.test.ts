import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWithinNetworks } from './networks.ts';

test('networks are read with and without their bits', () => {
  assert.equal(isWithinNetworks('10.20.3.4', []), true);
  assert.equal(isWithinNetworks('10.20.3.4', ['10.20.0.0/16']), true);
  assert.equal(isWithinNetworks('::ffff:10.20.3.4', ['10.20.0.0/16']), true);
  assert.equal(isWithinNetworks('10.21.3.4', ['10.20.0.0/16', '10.21.3.5']), false);
  assert.equal(isWithinNetworks('', ['10.20.0.0/16']), false);
});
