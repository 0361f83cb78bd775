import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appearanceNameOf, appearanceOf } from './day-appearance.ts';

const plain = { status: 'COMPLETE', late_minutes: 0, undertime_minutes: 0, word: null, am_word: null, pm_word: null } as const;

test('a complete day with minutes short is not shown as on time', () => {
  assert.equal(appearanceNameOf(plain), 'good');
  assert.equal(appearanceNameOf({ ...plain, late_minutes: 12 }), 'short');
});

test('the day says its own minutes', () => {
  assert.equal(appearanceOf({ ...plain, late_minutes: 12, undertime_minutes: 10 }).label, 'Late 12 min, undertime 10 min');
  assert.equal(appearanceOf({ ...plain, status: 'INCOMPLETE', late_minutes: 5 }).label, 'Incomplete, late 5 min');
});

test('a rest day and a holiday say which', () => {
  assert.equal(appearanceOf({ ...plain, status: 'REST', word: 'SATURDAY' }).label, 'Saturday');
  assert.equal(appearanceOf({ ...plain, status: 'HOLIDAY', word: 'HOLIDAY (All Saints’ Day)' }).label, 'All Saints’ Day');
});

test('who is exempt is exempt and not on time, until a leave', () => {
  assert.equal(appearanceOf({ ...plain, word: 'EXEMPT' }).label, 'Exempt');
  assert.equal(appearanceNameOf({ ...plain, word: 'EXEMPT' }), 'exempt');
  assert.equal(appearanceNameOf({ ...plain, status: 'ON_LEAVE', word: 'LEAVE VL' }), 'leave');
});

test('a day that is not over is told apart from one on time', () => {
  assert.equal(appearanceNameOf({ ...plain, status: 'PENDING' }), 'open');
});
