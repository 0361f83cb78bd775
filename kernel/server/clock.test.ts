import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { startClock } from './clock.ts';

test('the day changes at midnight of the university, also of a demo that lives in another time, and goes back with the clock of the machine', () => {
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-20T15:59:59.999Z') });
  try {
    const clock = startClock();
    const demo = startClock(Temporal.Instant.from('2026-10-31T18:00:00+08:00'));
    assert.deepEqual([clock.today(), demo.today()], ['2026-11-20', '2026-10-31']);
    mock.timers.tick(1);
    assert.deepEqual([clock.today(), demo.today()], ['2026-11-21', '2026-10-31']);
    mock.timers.tick(6 * 3_600_000);
    assert.deepEqual([clock.today(), demo.today()], ['2026-11-21', '2026-11-01']);
    mock.timers.setTime(Date.parse('2026-11-19T00:00:00Z'));
    assert.equal(clock.today(), '2026-11-19');
  } finally {
    mock.timers.reset();
  }
});
