import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadlineOf, namePeriod, periodsOf } from './periods.ts';

test('a month is one record, or two halves where pay is by half-months', () => {
  assert.deepEqual(periodsOf('2026-10', false), [{ from: '2026-10-01', to: '2026-10-31' }]);
  assert.deepEqual(periodsOf('2026-02', true), [
    { from: '2026-02-01', to: '2026-02-15' },
    { from: '2026-02-16', to: '2026-02-28' },
  ]);
});

test('a period is named as people name it', () => {
  assert.equal(namePeriod({ from: '2026-10-01', to: '2026-10-31' }), 'October 2026');
  assert.equal(namePeriod({ from: '2026-10-16', to: '2026-10-31' }), '16 to 31 Oct 2026');
});

test('October is due on the fifth working day of November, holidays passed over', () => {
  assert.equal(
    deadlineOf({ to: '2026-10-31' }, 5, () => false),
    '2026-11-06',
  );
  assert.equal(
    deadlineOf({ to: '2026-10-31' }, 5, (day) => day === '2026-11-02'),
    '2026-11-09',
  );
  assert.equal(
    deadlineOf({ to: '2026-10-15' }, 5, () => false),
    '2026-10-22',
  );
});
