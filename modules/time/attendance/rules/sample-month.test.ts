import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { punchMinutes } from './calendar.ts';
import { computeDay } from './compute-day.ts';
import { readDeviceLines } from '@talaan/devices/rules/device-lines.ts';
import { totalMonth } from './month-totals.ts';
import { REGULAR } from './schedule-seeds.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { DayResult, Punch } from './types.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const device = readDeviceLines(
  readFileSync(new URL(import.meta.resolve('@talaan/devices/rules/fixtures/1_attlog.dat')), 'utf8'),
  '2026-11-02 08:00:00',
);
const expected = fixture('expected-days.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.trim().split(',') as [pin: string, date: string, status: string, late: string, under: string]);

function resultOf(pin: string, date: string): DayResult {
  const punches: Punch[] = device.punches
    .filter((punch) => punch.pin === pin)
    .map((punch) => ({
      id: String(punch.line),
      minutes: punchMinutes(date, punch.at),
      source: 'DEVICE_USB',
    }));
  return computeDay({ date, schedule: REGULAR, punches, modifiers: [], settings: DEFAULT_SETTINGS });
}

test('every day of the sample month comes to what the office expects', () => {
  assert.equal(expected.length, 132);
  for (const [pin, date, status, late, under] of expected) {
    const result = resultOf(pin, date);
    const figures = [result.status, result.lateMinutes, result.undertimeMinutes];
    const wanted = status === 'INCOMPLETE' ? [status, 0, 0] : [status, Number(late), Number(under)];
    assert.deepEqual(figures, wanted, `${pin} on ${date}`);
  }
});

test("the sample's first person closes the month with its minutes converted once", () => {
  const days = expected.filter(([pin]) => pin === '1001').map(([pin, date]) => resultOf(pin, date));
  const totals = totalMonth(days);
  assert.deepEqual(
    [totals.lateMinutes, totals.lateTimes, totals.undertimeMinutes, totals.undertimeTimes],
    [17 + 55 + 41 + 10 + 45 + 17, 6, 24 + 240, 2],
  );
  assert.equal(totals.shortMinutes, 449);
  assert.equal(totals.shortThousandths, 7 * 125 + 60);
  assert.deepEqual([totals.days.COMPLETE, totals.days.INCOMPLETE, totals.days.ABSENT], [21, 1, 0]);
});

test("the sample file's bad lines are reported with their reasons", () => {
  assert.deepEqual(
    device.problems.map((problem) => [problem.line, problem.code]),
    [
      [505, 'CLOCK_RESET'],
      [1196, 'BAD_FIELDS'],
      [1292, 'IMPOSSIBLE_DATE'],
      [1412, 'IMPOSSIBLE_DATE'],
      [2202, 'FUTURE_DATE'],
    ],
  );
  assert.equal(device.lines, 3342);
  assert.equal(device.punches.length, 3342 - 5 - 1);
});
