import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ALERT_DAYS, alertDue, daysLeft, lossDue } from './loss-clock.ts';

const due: [lostOn: string | null, discoveredOn: string, dueOn: string, because: string][] = [
  ['2026-11-10', '2026-11-12', '2026-12-10', 'it is counted from the loss'],
  [null, '2026-11-12', '2026-12-12', 'of an unknown day from the discovery'],
  ['2026-12-02', '2026-12-02', '2027-01-01', 'a holiday does not move it'],
  ['2026-10-16', '2026-10-16', '2026-11-15', 'nor does a Sunday'],
  ['2024-01-30', '2024-01-30', '2024-02-29', 'a leap day is a day'],
];
for (const [lostOn, discoveredOn, dueOn, because] of due)
  test(`relief for a loss of ${lostOn ?? 'an unknown day'}, discovered on ${discoveredOn}, is asked by ${dueOn}: ${because}`, () => {
    assert.equal(lossDue(lostOn, discoveredOn), dueOn);
  });

const alerts: [today: string, alerted: number, tells: number | null][] = [
  ['2026-11-10', 0, null],
  ['2026-11-24', 0, null],
  ['2026-11-25', 0, 15],
  ['2026-11-25', 15, null],
  ['2026-12-04', 15, null],
  ['2026-12-05', 15, 25],
  ['2026-12-09', 25, null],
  ['2026-12-10', 25, 30],
  ['2026-12-10', 30, null],
  ['2027-03-01', 30, null],
  ['2026-12-07', 0, 25],
];
for (const [today, alerted, tells] of alerts)
  test(`of a loss of 10 November, ${alerted === 0 ? 'never alerted' : `alerted on day ${alerted}`}, ${today} tells ${tells === null ? 'nothing' : `day ${tells}`}`, () => {
    assert.equal(alertDue('2026-12-10', today, alerted), tells);
  });

test('whichever nights the job runs, each alert is told at most once, in their order, and the last one in the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 45 }), { maxLength: 20 }), (nights) => {
      const told: number[] = [];
      for (const night of [...nights.toSorted((one, next) => one - next), 45]) {
        const today = Temporal.PlainDate.from('2026-11-10').add({ days: night }).toString();
        const tells = alertDue('2026-12-10', today, told.at(-1) ?? 0);
        if (tells !== null) told.push(tells);
        assert.equal(alertDue('2026-12-10', today, told.at(-1) ?? 0), null, 'running twice tells nothing more');
      }
      assert.deepEqual(
        told,
        [...new Set(told)].toSorted((one, next) => one - next),
      );
      assert.equal(told.at(-1), ALERT_DAYS.at(-1));
    }),
  );
});

test('days left count down to the last day, whenever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 60 }), (from, passed) => {
      const lost = Temporal.PlainDate.from('1990-01-01').add({ days: from });
      assert.equal(daysLeft(lossDue(lost.toString(), lost.toString()), lost.add({ days: passed }).toString()), 30 - passed);
    }),
  );
});
