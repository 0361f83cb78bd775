import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { formatHours, formatOfficialHours } from './format-hours.ts';
import { withFreeHalf, type EnteredHours } from './half-weekdays.ts';
import { COMPRESSED, FLEXI, NIGHT_SHIFT, REGULAR } from './schedule-seeds.ts';

test('regular hours are printed once for the five days, with Saturday at rest', () => {
  assert.deepEqual(formatOfficialHours(REGULAR), { regularDays: '8:00–12:00, 1:00–5:00', saturdays: 'Rest day' });
});

test('a compressed week says on which days it holds', () => {
  assert.equal(formatOfficialHours(COMPRESSED).regularDays, 'Mon–Thu 7:00–12:00, 1:00–6:00');
});

test('flexible hours say when one may arrive and how long one works', () => {
  assert.equal(formatOfficialHours(FLEXI).regularDays, 'arrival 7:00–9:00, 8 hours of work');
});

test('a night shift ends by the clock of the next morning', () => {
  assert.equal(formatHours(NIGHT_SHIFT, 0, clockTime), '10:00 PM–6:00 AM');
  assert.equal(formatHours(NIGHT_SHIFT, 6, clockTime), null);
  assert.equal(formatOfficialHours(NIGHT_SHIFT).regularDays, '10:00 PM–6:00 AM');
});

test('of a half weekday the hours of its one half are printed', () => {
  const withSaturday = (row: EnteredHours) => ({
    kind: 'REGULAR' as const,
    weekdays: [...REGULAR.weekdays.slice(0, 5), withFreeHalf(row), null] as never,
  });
  assert.equal(formatOfficialHours(withSaturday({ amIn: 480, amOut: 720 })).saturdays, '8:00–12:00');
  assert.equal(formatOfficialHours(withSaturday({ pmIn: 780, pmOut: 1020 })).saturdays, '1:00–5:00');
});

test('weekdays with other hours are told apart', () => {
  const [hours] = REGULAR.weekdays;
  const early = { amIn: 420, amOut: 720, pmIn: 780, pmOut: 960 };
  const mixed = { kind: 'REGULAR' as const, weekdays: [hours, early, hours, early, hours, early, null] as never };
  assert.deepEqual(formatOfficialHours(mixed), {
    regularDays: 'Mon, Wed, Fri 8:00–12:00, 1:00–5:00; Tue, Thu 7:00–12:00, 1:00–4:00',
    saturdays: '7:00–12:00, 1:00–4:00',
  });
});
