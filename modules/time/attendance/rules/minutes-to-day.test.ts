import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { explainMinutes, minutesToThousandths } from './minutes-to-day.ts';

test('every minute and hour converts as in the civil service table', () => {
  const table = readFileSync(new URL('fixtures/csc-minutes-to-day.csv', import.meta.url), 'utf8');
  const rows = table.trim().split('\n').slice(1);
  assert.equal(rows.length, 68);
  for (const row of rows) {
    const [unit, quantity, fraction] = row.trim().split(',');
    const minutes = Number(quantity) * (unit === 'hour' ? 60 : 1);
    assert.equal(minutesToThousandths(minutes), Math.round(Number(fraction) * 1000), row);
  }
});

test('ties of the table go down: 6, 18, 30, 42 and 54 minutes', () => {
  const ties = [6, 18, 30, 42, 54].map((minutes) => minutesToThousandths(minutes));
  assert.deepEqual(ties, [12, 37, 62, 87, 112]);
});

test('112 minutes are taken apart into 1 hour (.125) and 52 minutes (.108)', () => {
  assert.deepEqual(explainMinutes(112), {
    hours: 1,
    minutes: 52,
    hourThousandths: 125,
    minuteThousandths: 108,
    thousandths: 233,
  });
});

test('a day of 22 minutes is .046 and one of 4 hours 2 minutes .504', () => {
  assert.deepEqual([minutesToThousandths(22), minutesToThousandths(242)], [46, 504]);
});

test('the conversion is m/480 to three places, never further off than half a thousandth', () => {
  fc.assert(
    fc.property(fc.nat(20_000), (minutes) => {
      const thousandths = minutesToThousandths(minutes);
      assert.ok(Math.abs(thousandths - (minutes * 1000) / 480) <= 0.5);
      assert.equal(thousandths, explainMinutes(minutes).thousandths);
    }),
  );
});
