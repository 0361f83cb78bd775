import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { formatDays } from './format-days.ts';
import { formatHours } from './format-hours.ts';
import { creditExpires, creditOf, creditWithinCaps, dayOffExpires, dayOffFor } from './credits.ts';

const HOUR = 3600;

test('C1, C2: an hour of credit for an hour on a day of work, and one and a half on a free day', () => {
  assert.equal(creditOf(180, 'WORK') / HOUR, 3);
  assert.equal(creditOf(480, 'REST') / HOUR, 12);
  assert.equal(creditOf(61, 'HOLIDAY'), 61 * 90);
});

test('C3: of 8 hours after 36 in the month 4 are credited and 4 lost', () => {
  assert.deepEqual(creditWithinCaps(8 * HOUR, { inMonth: 36 * HOUR, balance: 50 * HOUR }), {
    credited: 4 * HOUR,
    lost: 4 * HOUR,
    because: 'MONTH',
  });
});

test('C4: of 5 hours at a balance of 118 2 are credited and 3 lost', () => {
  assert.deepEqual(creditWithinCaps(5 * HOUR, { inMonth: 0, balance: 118 * HOUR }), {
    credited: 2 * HOUR,
    lost: 3 * HOUR,
    because: 'BALANCE',
  });
});

test('C5: what is earned on 15 March 2025 is forfeited after 31 December 2026', () => {
  assert.equal(creditExpires('2025-03-15'), '2026-12-31');
});

test('neither cap is ever passed, and nothing is credited that was not earned', () => {
  const seconds = fc.integer({ min: 0, max: 200 * HOUR });
  fc.assert(
    fc.property(seconds, seconds, seconds, (earned, inMonth, balance) => {
      const { credited, lost, because } = creditWithinCaps(earned, { inMonth, balance });
      assert.equal(credited + lost, earned);
      assert.ok(credited >= 0 && lost >= 0);
      assert.ok(credited === 0 || (inMonth + credited <= 40 * HOUR && balance + credited <= 120 * HOUR));
      assert.equal(because === null, lost === 0);
    }),
  );
});

test('a day off for eight hours of duty on a free day, half of one for four, none on a day of work', () => {
  assert.deepEqual(
    [480, 479, 240, 239].map((minutes) => dayOffFor(minutes, 'REST')),
    [1000, 500, 500, 0],
  );
  assert.equal(dayOffFor(480, 'WORK'), 0);
  assert.equal(dayOffExpires('2026-08-31'), '2027-02-28');
});

test('hours and days are said as short as they are', () => {
  assert.deepEqual([0, 3600, 5430, 16_200].map(formatHours), ['0 h', '1 h', '1 h 30 min 30 s', '4 h 30 min']);
  assert.equal(formatDays('2026-11-25', '2026-11-25'), '25 Nov 2026');
  assert.equal(formatDays('2026-11-25', '2026-11-27'), '25–27 Nov 2026');
  assert.equal(formatDays('2026-11-30', '2026-12-02'), '30 Nov – 2 Dec 2026');
  assert.equal(formatDays('2026-12-31', '2027-01-02'), '31 Dec 2026 – 2 Jan 2027');
});
