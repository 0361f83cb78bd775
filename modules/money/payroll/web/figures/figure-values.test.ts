import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KNOWN_FIGURES } from '../../rules/figures/known-figures.ts';
import type { FigureRow } from '../../contract/figures.ts';
import { bodyOf, startFrom } from './figure-values.ts';
import { keptNumber, typedNumber } from './figure-words.ts';

test('each known figure is the same after its form: what is not changed stays to the centavo', () => {
  for (const known of KNOWN_FIGURES) {
    const row = { ...known, entered_by: null, may_withdraw: false } as unknown as FigureRow;
    const typed = startFrom(known.kind, row);
    assert.deepEqual(bodyOf(known.kind, { ...typed, effective_on: known.effective_on, source: known.source }), {
      kind: known.kind,
      effective_on: known.effective_on,
      source: known.source,
      content: known.content,
    });
  }
});

test('pesos and percents are typed with two decimals; a third is kept, so that it is refused', () => {
  assert.deepEqual([typedNumber(854_180, 'PESOS'), keptNumber('8541.80', 'PESOS')], [8541.8, 854_180]);
  assert.deepEqual([keptNumber(0.29, 'PERCENT'), keptNumber('', 'PESOS')], [29, null]);
  assert.equal(Number.isInteger(keptNumber(12.345, 'PERCENT')), false);
});
