import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elsewhere } from './elsewhere.ts';

const contract = { kind: 'contract', screen: '/joborders/17' };

test('a contract under the address of an appeal leads to its own address', () => {
  assert.equal(elsewhere(contract, ['time-log-appeal']), '/joborders/17');
});

test('a request is shown under an address of its kind, and in the inbox whatever it is', () => {
  assert.equal(elsewhere(contract, ['notice', 'contract']), null);
  assert.equal(elsewhere(contract, 'all'), null);
});
