import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { describeHours, minutesOfPart } from './taken-hours.ts';

test('hours of days are said as people say them', () => {
  const whole = minutesOfPart('DAY');
  assert.equal(describeHours('2026-12-03', '2026-12-03', whole), '3 Dec 2026');
  assert.equal(describeHours('2026-12-03', '2026-12-05', minutesOfPart('AM')), '3 to 5 Dec 2026, mornings');
  assert.equal(describeHours('2026-12-03', '2026-12-03', minutesOfPart('PM')), '3 Dec 2026, afternoon');
  assert.equal(describeHours('2026-11-30', '2026-12-01', whole), '30 Nov to 1 Dec 2026');
  assert.equal(describeHours('2026-12-30', '2027-01-02', whole), '30 Dec 2026 to 2 Jan 2027');
  assert.equal(describeHours('2026-12-03', '2026-12-03', { from: 780, to: 960 }), '3 Dec 2026, 1:00 PM to 4:00 PM');
});

test('each minute of the day is of one half alone', () => {
  const has = (part: 'AM' | 'PM', minute: number) => minute >= minutesOfPart(part).from && minute < minutesOfPart(part).to;
  fc.assert(fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => has('AM', minute) !== has('PM', minute)));
});
