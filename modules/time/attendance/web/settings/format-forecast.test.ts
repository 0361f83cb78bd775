import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatForecast, type WhatIfFigures } from './format-forecast.ts';

const SAME: WhatIfFigures = {
  people: 400,
  days: 12400,
  changed_people: 0,
  changed_days: 0,
  late_minutes: 0,
  undertime_minutes: 0,
  late_times: 0,
  undertime_times: 0,
  absent_thousandths: 0,
};

for (const [figures, said] of [
  [{}, ['None of 12,400 days of 400 people would change.']],
  [{ changed_days: 1, changed_people: 1, late_times: -1 }, ['1 day of 12,400 would change, of 1 person.', 'In all 1 fewer times late.']],
  [
    { changed_days: 31, changed_people: 12, late_minutes: 1200, undertime_minutes: -3, absent_thousandths: 1250 },
    [
      '31 days of 12,400 would change, of 12 people.',
      'In all 1,200 more minutes late, 3 fewer minutes of undertime, 1.25 more days of absence.',
    ],
  ],
  [{ changed_days: 2, changed_people: 2 }, ['2 days of 12,400 would change, of 2 people.']],
] as const)
  test(`what a setting would have changed: ${said[0]}`, () => {
    assert.deepEqual(formatForecast({ ...SAME, ...figures }), said);
  });
