import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayInForce, noticeState } from './notice-state.ts';

const stateOf = (day: string | null, days: readonly string[], today: string) => noticeState(day, dayInForce(days, today), today);

test('the latest edition whose day has come is in force, those before it are earlier, those after it to come', () => {
  const days = ['2025-01-01', '2026-06-15', '2027-01-01'];
  const table: [string | null, string, string][] = [
    [null, '2026-12-01', 'draft'],
    ['2025-01-01', '2026-12-01', 'earlier'],
    ['2026-06-15', '2026-12-01', 'in_force'],
    ['2027-01-01', '2026-12-01', 'to_come'],
    ['2026-06-15', '2026-06-14', 'to_come'],
    ['2026-06-15', '2026-06-15', 'in_force'],
    ['2026-06-15', '2027-01-01', 'earlier'],
  ];
  for (const [day, today, state] of table) assert.equal(stateOf(day, days, today), state, `${day} on ${today}`);
  assert.equal(dayInForce([], '2026-12-01'), null);
});

test('on any day one edition is in force as soon as the day of one has come, and never two', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 6 }), day, (days, today) => {
      const inForce = days.filter((one) => stateOf(one, days, today) === 'in_force');
      assert.equal(inForce.length, days.some((one) => one <= today) ? 1 : 0);
      for (const one of days) if (one > (inForce[0] ?? '')) assert.notEqual(stateOf(one, days, today), 'earlier');
    }),
  );
});
