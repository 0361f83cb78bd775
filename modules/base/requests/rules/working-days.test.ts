import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workingDaysAfter } from './working-days.ts';

const HOLIDAYS = new Set(['2026-11-30', '2026-12-08']);

const cases: [name: string, day: string, due: string][] = [
  ['asked on a Monday it is due on Thursday', '2026-11-16', '2026-11-19'],
  ['a weekend does not count', '2026-11-20', '2026-11-25'],
  ['asked on a Saturday it counts from Monday', '2026-11-21', '2026-11-25'],
  ['a holiday does not count', '2026-11-27', '2026-12-03'],
];

for (const [name, day, due] of cases)
  test(name, () => {
    assert.equal(
      workingDaysAfter(day, 3, (date) => HOLIDAYS.has(date)),
      due,
    );
  });
