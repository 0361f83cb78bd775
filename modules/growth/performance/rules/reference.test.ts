import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INDICATOR_SEEDS, MFO_SEEDS } from './reference.ts';

test('the MFOs total 100 %, each is there once, and each indicator is of one', () => {
  const codes = MFO_SEEDS.map(({ code }) => code);
  assert.equal(
    MFO_SEEDS.reduce((sum, { weight }) => sum + weight, 0),
    100,
  );
  assert.equal(new Set(codes).size, codes.length);
  for (const { mfo, indicator } of INDICATOR_SEEDS) assert.ok(codes.includes(mfo), indicator);
});
