import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { dayOf, minute } from '../fixtures/day-of.ts';
import { EXEMPT, REGULAR, SCHEDULE_SEEDS } from '../schedule-seeds.ts';
import type { DayModifier, DayResult, DayStatus } from '../types.ts';

const leave = (covers: 'DAY' | 'AM' | 'PM'): DayModifier => ({ kind: 'LEAVE', covers, code: 'VL', label: 'vacation leave' });
const lacksData = { lacksData: true };
const charged = ({ lateMinutes, lateTimes, undertimeMinutes, undertimeTimes, absentThousandths }: DayResult) =>
  lateMinutes + lateTimes + undertimeMinutes + undertimeTimes + absentThousandths;

interface Expected {
  status: DayStatus;
  word?: string | null;
  amWord?: string;
  pmWord?: string;
}

const CASES: [what: string, punches: string, modifiers: DayModifier[], Expected][] = [
  ['nobody punched', '', [], { status: 'NO_DATA', word: 'NO DATA' }],
  ['the morning is on leave', '', [leave('AM')], { status: 'NO_DATA', word: null, amWord: 'LEAVE VL', pmWord: 'NO DATA' }],
  [
    'work was suspended at two',
    '',
    [{ kind: 'SUSPENSION_FROM_HOUR', from: minute('14:00'), reason: 'Flood' }],
    { status: 'NO_DATA', word: 'NO DATA' },
  ],
  ['the whole day is on leave', '', [leave('DAY')], { status: 'ON_LEAVE', word: 'LEAVE VL' }],
  ['a punch of theirs is there', '08:00 12:00', [], { status: 'COMPLETE' }],
  ['they work from home and logged nothing', '', [{ kind: 'WORK_FROM_HOME', orderNo: null }], { status: 'INCOMPLETE', word: 'WFH' }],
];

for (const [what, punches, modifiers, expected] of CASES)
  test(`a day of which nothing came from the devices: ${what}`, () => {
    const result = dayOf(punches, modifiers, REGULAR, lacksData);
    assert.equal(result.status, expected.status);
    if (expected.word !== undefined) assert.equal(result.word, expected.word);
    if (expected.amWord) assert.deepEqual([result.amWord, result.pmWord], [expected.amWord, expected.pmWord]);
    if (expected.status === 'NO_DATA') {
      assert.equal(charged(result), 0);
      assert.ok(result.reasons.every(({ kind }) => kind === 'NOTE') && result.reasons.some(({ code }) => code === 'NOTHING_CAME'));
    }
  });

test('who is exempt, and a day that is not over, are what they are with data', () => {
  assert.equal(dayOf('', [], EXEMPT, lacksData).word, 'EXEMPT');
  assert.equal(dayOf('', [], REGULAR, { ...lacksData, asOf: minute('10:00') }).status, 'PENDING');
});

test('lacking data never charges more, and with a punch of the person it changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SCHEDULE_SEEDS.filter(({ kind }) => kind !== 'SHIFT' && kind !== 'NIGHT')),
      fc.constantFrom('', '08:10', '08:10 12:00 13:00 16:00'),
      fc.constantFrom<DayModifier[]>([], [leave('AM')], [leave('PM')], [leave('DAY')]),
      (schedule, punches, modifiers) => {
        const [with_, without] = [dayOf(punches, modifiers, schedule), dayOf(punches, modifiers, schedule, lacksData)];
        if (punches !== '') assert.deepEqual(without, with_);
        else assert.equal(charged(without), 0);
      },
    ),
  );
});
