import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { tries } from '@talaan/testing/tries.ts';
import { computeDay } from './compute-day.ts';
import { DATE } from './fixtures/day-of.ts';
import { withFreeHalf } from './half-weekdays.ts';
import { minutesToThousandths } from './minutes-to-day.ts';
import { totalMonth } from './month-totals.ts';
import { REGULAR, SCHEDULE_SEEDS } from './schedule-seeds.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { DayModifier, DayPart, DayResult, Punch, ReasonKind, Schedule, WorkDay } from './types.ts';

const part = fc.constantFrom<DayPart>('DAY', 'AM', 'PM');
const hours = fc.tuple(fc.integer({ min: 300, max: 1200 }), fc.integer({ min: 1, max: 600 }));
const modifier = fc.oneof(
  fc.record({
    kind: fc.constant('HOLIDAY' as const),
    holidayType: fc.constantFrom('REGULAR' as const, 'SPECIAL_WORKING' as const),
    name: fc.constant('Rizal Day'),
  }),
  fc.record({ kind: fc.constant('SUSPENSION_WHOLE_DAY' as const), reason: fc.constant('Flood') }),
  fc.record({
    kind: fc.constant('SUSPENSION_FROM_HOUR' as const),
    from: fc.integer({ min: 300, max: 1900 }),
    reason: fc.constant('Flood'),
  }),
  hours.map(([from, length]) => ({ kind: 'SUSPENSION_FROM_HOUR' as const, from, to: from + length, reason: 'Flood' })),
  fc.record({
    kind: fc.constant('OFFICIAL_BUSINESS' as const),
    covers: fc.oneof(
      part,
      hours.map(([from, length]) => ({ from, to: from + length })),
    ),
    orderNo: fc.constantFrom('7', null),
  }),
  fc.record({ kind: fc.constant('WORK_FROM_HOME' as const), orderNo: fc.constant(null) }),
  fc.record({
    kind: fc.constant('LEAVE' as const),
    covers: part,
    code: fc.constant('VL'),
    label: fc.constant('vacation leave'),
  }),
  fc.record({ kind: fc.constant('STANDING' as const), name: fc.constant('On study leave or scholarship') }),
  fc.record({ kind: fc.constant('FLAG_CEREMONY' as const), at: fc.integer({ min: 420, max: 480 }) }),
  hours.map(([from, length]) => ({ kind: 'OVERTIME' as const, from, to: from + length })),
) satisfies fc.Arbitrary<DayModifier>;

const minutes = fc.oneof(
  fc.integer({ min: -200, max: 2300 }),
  fc.integer({ min: 660, max: 860 }),
  fc.constantFrom(480, 719, 720, 750, 779, 780, 839, 840, 1020, 1320, 1800),
);
const punches = fc
  .array(minutes, { maxLength: 8 })
  .map((list) => list.map((at, index): Punch => ({ id: String(index), minutes: at, source: 'DEVICE_USB' })));

const HALF_DAYS = [withFreeHalf({ amIn: 480, amOut: 720 }), withFreeHalf({ pmIn: 780, pmOut: 1020 })].flatMap((row) =>
  (['REGULAR', 'NO_LUNCH_PUNCH'] as const).map((kind): Schedule => ({
    kind,
    name: 'Half days',
    weekdays: [row, row, row, row, row, row, row],
  })),
);
const anyDay = fc.record({
  schedule: fc.constantFrom(...SCHEDULE_SEEDS, ...HALF_DAYS),
  punches,
  modifiers: fc.array(modifier, { maxLength: 3 }),
  asOf: fc.option(fc.integer({ min: -100, max: 2300 }), { nil: undefined }),
});
type AnyDay = Pick<WorkDay, 'schedule' | 'punches' | 'modifiers' | 'asOf'>;

const compute = (day: AnyDay) => computeDay({ date: DATE, settings: DEFAULT_SETTINGS, ...day });
const sumOf = (result: DayResult, kind: ReasonKind) =>
  result.reasons.filter((reason) => reason.kind === kind).reduce((sum, reason) => sum + reason.minutes, 0);
const scheduledMinutes = (schedule: Schedule) => (schedule.kind === 'COMPRESSED' ? 600 : 480);
const RUNS = { numRuns: tries(600, 3000) };

test('the reasons of a day add up to its figures', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const result = compute(day);
      assert.equal(sumOf(result, 'LATE'), result.lateMinutes);
      assert.equal(sumOf(result, 'UNDERTIME'), result.undertimeMinutes);
      assert.equal(minutesToThousandths(sumOf(result, 'ABSENT')), result.absentThousandths);
      assert.equal(sumOf(result, 'NOTE'), 0);
    }),
    RUNS,
  );
});

test('late, undertime and absence are never negative and never above the scheduled hours', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const result = compute(day);
      for (const reason of result.reasons) assert.ok(reason.kind === 'NOTE' || reason.minutes > 0);
      const missed = result.lateMinutes + result.undertimeMinutes + sumOf(result, 'ABSENT');
      assert.ok(missed <= scheduledMinutes(day.schedule), String(missed));
      assert.ok(result.nightMinutes >= 0 && result.nightMinutes <= 480);
      assert.equal(result.lateTimes > 0, result.lateMinutes > 0);
      assert.equal(result.undertimeTimes > 0, result.undertimeMinutes > 0);
    }),
    RUNS,
  );
});

test('the order in which punches arrive changes nothing', () => {
  fc.assert(
    fc.property(anyDay, fc.infiniteStream(fc.nat()), (day, keys) => {
      const shuffled = day.punches
        .map((punch) => ({ punch, key: keys.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ punch }) => punch);
      assert.deepEqual(compute({ ...day, punches: shuffled }), compute(day));
    }),
    RUNS,
  );
});

test('punches given twice change nothing', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      assert.deepEqual(compute({ ...day, punches: [...day.punches, ...day.punches] }), compute(day));
    }),
    RUNS,
  );
});

test('a cell never shows a punch that another cell shows, and each shows one that was made', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const shown = Object.values(compute(day).slots).filter((punch) => punch !== null);
      assert.equal(new Set(shown).size, shown.length);
      for (const punch of shown) assert.ok(day.punches.includes(punch));
    }),
    RUNS,
  );
});

test('the cells of a day run in order of time', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { amIn, amOut, pmIn, pmOut } = compute(day).slots;
      const times = [amIn, amOut, pmIn, pmOut].filter((punch) => punch !== null).map((punch) => punch.minutes);
      assert.deepEqual(
        times,
        times.toSorted((a, b) => a - b),
      );
    }),
    RUNS,
  );
});

test('a day suspended whole, on holiday, on leave, away by a standing or on official business charges nothing', () => {
  const settled = new Set(['HOLIDAY', 'SUSPENDED', 'ON_LEAVE', 'OB', 'AWAY', 'REST']);
  fc.assert(
    fc.property(anyDay, (day) => {
      const result = compute(day);
      if (!settled.has(result.status)) return;
      assert.equal(result.lateMinutes + result.undertimeMinutes + result.absentThousandths, 0);
    }),
    RUNS,
  );
});

test('more leave or official business never makes a day worse', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom('AM' as const, 'PM' as const), (day, covers) => {
      fc.pre(day.schedule.kind === 'REGULAR' || day.schedule.kind === 'COMPRESSED');
      const leave: DayModifier = { kind: 'LEAVE', covers, code: 'VL', label: 'vacation leave' };
      const plain = compute({ ...day, modifiers: [], asOf: undefined });
      const excused = compute({ ...day, modifiers: [leave], asOf: undefined });
      fc.pre(plain.status === 'COMPLETE' || plain.status === 'ABSENT');
      const missed = (result: DayResult) => result.lateMinutes + result.undertimeMinutes + sumOf(result, 'ABSENT');
      assert.ok(missed(excused) <= missed(plain));
    }),
    RUNS,
  );
});

test('anyone who left before the end of work and comes back two hours later or more has no fewer minutes', () => {
  const beforeFive = fc.array(fc.integer({ min: 420, max: 1019 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(beforeFive, fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 3 }), (times, later) => {
      const last = Math.max(...times);
      const evening = later.map((minute) => Math.max(1021, last + 120) + minute);
      const day = (minutes: number[]) =>
        compute({
          schedule: REGULAR,
          punches: minutes.map((at, index): Punch => ({ id: String(index), minutes: at, source: 'DEVICE_USB' })),
          modifiers: [],
          asOf: undefined,
        });
      const plain = day(times);
      fc.pre(plain.status === 'COMPLETE' && plain.slots.pmOut !== null);
      const returned = day([...times, ...evening]);
      assert.deepEqual(returned.slots, plain.slots);
      assert.deepEqual([returned.lateMinutes, returned.undertimeMinutes], [plain.lateMinutes, plain.undertimeMinutes]);
    }),
    RUNS,
  );
});

test('a month is the sum of its days, converted once', () => {
  fc.assert(
    fc.property(fc.array(anyDay, { maxLength: 31 }), (days) => {
      const results = days.map(compute);
      const totals = totalMonth(results);
      const short = results.reduce((sum, day) => sum + day.lateMinutes + day.undertimeMinutes, 0);
      assert.equal(totals.shortMinutes, short);
      assert.equal(totals.shortThousandths, minutesToThousandths(short));
      assert.equal(
        Object.values(totals.days).reduce((sum, count) => sum + count, 0),
        days.length,
      );
    }),
  );
});
