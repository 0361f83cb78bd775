import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { DayModifier } from '@talaan/attendance/rules/types.ts';
import { judgeDay, type DayFacts, type HeldClass, type SegmentOfDay } from './judge-day.ts';

const at = (clock: string) => {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * 60 + minutes!;
};
const segment = (from: string, to: string, kind: SegmentOfDay['kind'] = 'CLASS'): SegmentOfDay => ({
  from: at(from),
  to: at(to),
  kind,
  subject: 'MATH 21',
  section: 'BSCE 1A',
});
const facts = (punches: string, more: Partial<DayFacts> = {}): DayFacts => ({
  clusters: punches
    .split(' ')
    .filter(Boolean)
    .map((clock) => ({ first: at(clock), last: at(clock) })),
  modifiers: [],
  held: [],
  asOf: Infinity,
  ...more,
});
const DAY = [segment('8:00', '9:30'), segment('10:00', '12:00', 'CONSULTATION'), segment('13:00', '16:00')];

/** State and minutes: kept, excused, missed, made up, open. */
const say = (segments: readonly SegmentOfDay[], known: DayFacts) =>
  judgeDay(segments, known).map(({ state, kept, excused, missed, made_up, open }) =>
    [state, kept, excused, missed, made_up, open].join(' '),
  );

const holiday: DayModifier = { kind: 'HOLIDAY', holidayType: 'REGULAR', name: 'Bonifacio Day' };
const held = (attended: number, section = 'bsce-1a'): HeldClass => ({
  subject: 'Math 21',
  section,
  held_on: '2026-11-28',
  attended_minutes: attended,
});

for (const [what, known, wanted] of [
  ['there from before to after', facts('7:55 12:02 12:58 17:01'), ['KEPT 90 0 0 0 0', 'KEPT 120 0 0 0 0', 'KEPT 180 0 0 0 0']],
  ['there without punches at noon', facts('7:55 17:01'), ['KEPT 90 0 0 0 0', 'KEPT 120 0 0 0 0', 'KEPT 180 0 0 0 0']],
  ['late, and gone early', facts('8:12 12:00 12:50 15:30'), ['PARTLY 78 0 12 0 0', 'KEPT 120 0 0 0 0', 'PARTLY 150 0 30 0 0']],
  ['away between two segments', facts('7:55 9:30 12:50 17:00'), ['KEPT 90 0 0 0 0', 'MISSED 0 0 120 0 0', 'KEPT 180 0 0 0 0']],
  ['no punches', facts(''), ['MISSED 0 0 90 0 0', 'MISSED 0 0 120 0 0', 'MISSED 0 0 180 0 0']],
  ['a punch is missing', facts('7:55 12:02 12:58'), ['UNCLEAR 0 0 0 0 90', 'UNCLEAR 0 0 0 0 120', 'UNCLEAR 0 0 0 0 180']],
  ['a holiday', facts('', { modifiers: [holiday] }), ['EXCUSED 0 90 0 0 0', 'EXCUSED 0 120 0 0 0', 'EXCUSED 0 180 0 0 0']],
  [
    'a study leave by the service record',
    facts('', { modifiers: [{ kind: 'STANDING', name: 'On study leave' }] }),
    ['EXCUSED 0 90 0 0 0', 'EXCUSED 0 120 0 0 0', 'EXCUSED 0 180 0 0 0'],
  ],
  [
    'a special working day excuses nothing',
    facts('', { modifiers: [{ kind: 'HOLIDAY', holidayType: 'SPECIAL_WORKING', name: 'EDSA' }] }),
    ['MISSED 0 0 90 0 0', 'MISSED 0 0 120 0 0', 'MISSED 0 0 180 0 0'],
  ],
  [
    'work suspended at two',
    facts('7:55 14:00', { modifiers: [{ kind: 'SUSPENSION_FROM_HOUR', from: 840, reason: 'typhoon' }] }),
    ['KEPT 90 0 0 0 0', 'KEPT 120 0 0 0 0', 'KEPT 60 120 0 0 0'],
  ],
  [
    'leave in the morning, a punch missing in the afternoon',
    facts('12:50', { modifiers: [{ kind: 'LEAVE', covers: 'AM', code: 'VL', label: 'vacation leave' }] }),
    ['EXCUSED 0 90 0 0 0', 'EXCUSED 0 120 0 0 0', 'UNCLEAR 0 0 0 0 180'],
  ],
  [
    'official business from nine to eleven',
    facts('7:55 9:00 11:00 16:00', { modifiers: [{ kind: 'OFFICIAL_BUSINESS', covers: { from: 540, to: 660 }, orderNo: 'TO 7' }] }),
    ['KEPT 60 30 0 0 0', 'KEPT 60 60 0 0 0', 'KEPT 180 0 0 0 0'],
  ],
  [
    'a personal pass slip without punches',
    facts('7:55 16:00', { modifiers: [{ kind: 'PASS_SLIP', from: 600, to: 660 }] }),
    ['KEPT 90 0 0 0 0', 'PARTLY 60 0 60 0 0', 'KEPT 180 0 0 0 0'],
  ],
  ['made up whole', facts('9:50 16:00', { held: [held(90)] }), ['MADE_UP 0 0 0 90 0', 'KEPT 120 0 0 0 0', 'KEPT 180 0 0 0 0']],
  ['made up in part', facts('9:50 16:00', { held: [held(60)] }), ['PARTLY 0 0 30 60 0', 'KEPT 120 0 0 0 0', 'KEPT 180 0 0 0 0']],
  [
    'one make-up class for two classes',
    facts('', { held: [held(150)] }),
    ['MADE_UP 0 0 0 90 0', 'MISSED 0 0 120 0 0', 'PARTLY 0 0 120 60 0'],
  ],
  [
    'a make-up class of another section',
    facts('9:50 16:00', { held: [held(90, '1B')] }),
    ['MISSED 0 0 90 0 0', 'KEPT 120 0 0 0 0', 'KEPT 180 0 0 0 0'],
  ],
  ['at eleven of the day itself', facts('7:55', { asOf: at('11:00') }), ['KEPT 90 0 0 0 0', 'OPEN 0 0 0 0 120', 'OPEN 0 0 0 0 180']],
  ['a day to come', facts('', { asOf: 0 }), ['OPEN 0 0 0 0 90', 'OPEN 0 0 0 0 120', 'OPEN 0 0 0 0 180']],
] as const)
  test(`segments of a day: ${what}`, () => assert.deepEqual(say(DAY, known), wanted));

test('late and early are said of what nothing excuses', () => {
  const [first, , last] = judgeDay(DAY, facts('8:12 12:00 12:50 15:30'));
  assert.deepEqual([first!.late, first!.early, last!.late, last!.early], [12, 0, 0, 30]);
});

test('the minutes of a segment always add up to its length, and an excuse never makes more of it missed', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const span = fc.tuple(minute, minute).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) + 1 }));
  const modifier: fc.Arbitrary<DayModifier> = fc.oneof(
    span.map((covers) => ({ kind: 'OFFICIAL_BUSINESS' as const, covers, orderNo: null })),
    minute.map((from) => ({ kind: 'SUSPENSION_FROM_HOUR' as const, from, reason: 'typhoon' })),
    span.map((one) => ({ kind: 'PASS_SLIP' as const, ...one })),
  );
  fc.assert(
    fc.property(
      fc.array(span, { minLength: 1, maxLength: 4 }),
      fc.uniqueArray(minute, { maxLength: 6 }),
      fc.array(modifier, { maxLength: 3 }),
      fc.option(fc.integer({ min: 1, max: 200 })),
      fc.option(minute),
      (spans, punches, modifiers, attended, now) => {
        const segments = spans.map((one) => ({ ...one, kind: 'CLASS' as const, subject: 'S', section: '1' }));
        const clusters = punches.toSorted((a, b) => a - b).map((one) => ({ first: one, last: one }));
        const made = attended === null ? [] : [{ subject: 's', section: '1', held_on: '2026-11-28', attended_minutes: attended }];
        const known = { clusters, modifiers, held: made, asOf: now ?? Infinity };
        const judged = judgeDay(segments, known);
        judged.forEach((one, place) => {
          const { from, to } = segments[place]!;
          assert.equal(one.kept + one.excused + one.missed + one.made_up + one.open, to - from);
          for (const figure of [one.kept, one.excused, one.missed, one.made_up, one.open, one.late, one.early]) assert.ok(figure >= 0);
        });
        const free = judgeDay(segments, { ...known, modifiers: [...modifiers, { kind: 'HOLIDAY', holidayType: 'REGULAR', name: 'H' }] });
        assert.ok(free.every(({ state, missed }) => state === 'EXCUSED' && missed === 0));
      },
    ),
  );
});
