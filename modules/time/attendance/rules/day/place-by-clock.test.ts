import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeByClock } from './place-by-clock.ts';

test('a day of regular hours stays as it is', () => {
  const day = { am_in: 478, am_out: 721, pm_in: 778, pm_out: 1023 };
  assert.deepEqual(placeByClock(day), day);
});

test('a night shift arrives in the afternoon column and departs in the morning column, so that neither 9:55 nor 6:05 is misread', () => {
  assert.deepEqual(placeByClock({ am_in: 1315, am_out: null, pm_in: null, pm_out: 1805 }), {
    am_in: null,
    am_out: 1805,
    pm_in: 1315,
    pm_out: null,
  });
});

test('a shift that ends before noon departs in the morning column', () => {
  assert.deepEqual(placeByClock({ am_in: 180, am_out: null, pm_in: null, pm_out: 660 }), {
    am_in: 180,
    am_out: 660,
    pm_in: null,
    pm_out: null,
  });
});
