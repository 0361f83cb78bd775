import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cells, dayOf, minute } from '../fixtures/day-of.ts';
import { AFTERNOON_SHIFT, COMPRESSED, FLEXI, NIGHT_SHIFT, NO_LUNCH_PUNCH, REGULAR } from '../schedule-seeds.ts';
import { standingModifier } from '../standings.ts';
import type { DayModifier, DayPart, DayResult, Span } from '../types.ts';

const holiday = (holidayType: 'REGULAR' | 'SPECIAL_NON_WORKING' | 'SPECIAL_WORKING'): DayModifier => ({
  kind: 'HOLIDAY',
  holidayType,
  name: 'Rizal Day',
});
const leave = (covers: DayPart, code = 'VL'): DayModifier => ({
  kind: 'LEAVE',
  covers,
  code,
  label: 'leave',
});
const business = (covers: DayPart | Span): DayModifier => ({
  kind: 'OFFICIAL_BUSINESS',
  covers,
  orderNo: '7',
});
const suspendedFrom = (time: string): DayModifier => ({
  kind: 'SUSPENSION_FROM_HOUR',
  from: minute(time),
  reason: 'Typhoon',
});
const atHome: DayModifier = { kind: 'WORK_FROM_HOME', orderNo: null };
const hours = (from: string, to: string): Span => ({ from: minute(from), to: minute(to) });
const figures = (result: DayResult) => [result.status, result.lateMinutes, result.undertimeMinutes];
const codes = (result: DayResult) => result.reasons.map((reason) => reason.code);

test('a regular holiday and a special non-working day need no attendance and print their name', () => {
  for (const type of ['REGULAR', 'SPECIAL_NON_WORKING'] as const) {
    const result = dayOf('', [holiday(type)]);
    assert.deepEqual([result.status, result.word], ['HOLIDAY', 'HOLIDAY (Rizal Day)']);
  }
});

test('a special working day is a work day like any other', () => {
  assert.equal(dayOf('', [holiday('SPECIAL_WORKING')]).absentThousandths, 1000);
});

test('a holiday goes before leave and before a suspension; its punches still show', () => {
  const result = dayOf('08:30 12:00', [leave('DAY'), { kind: 'SUSPENSION_WHOLE_DAY', reason: 'Flood' }, holiday('REGULAR')]);
  assert.deepEqual([result.status, result.lateMinutes, cells(result)], ['HOLIDAY', 0, '08:30 12:00 - -']);
});

test('work suspended before office hours is a day suspended whole', () => {
  const result = dayOf('', [suspendedFrom('07:30')]);
  assert.deepEqual([result.status, result.word, result.absentThousandths], ['SUSPENDED', 'SUSPENDED', 0]);
});

test('who left before the suspension is short up to it', () => {
  assert.deepEqual(figures(dayOf('08:00 12:00 13:00 14:10', [suspendedFrom('15:00')])), ['COMPLETE', 0, 50]);
  assert.deepEqual(figures(dayOf('08:00 12:00', [suspendedFrom('14:00')])), ['COMPLETE', 0, 60]);
  assert.deepEqual(figures(dayOf('08:00 09:45', [suspendedFrom('10:00')])), ['COMPLETE', 0, 15]);
});

test('work suspended at noon leaves no afternoon to attend', () => {
  const result = dayOf('08:00 12:05', [suspendedFrom('12:00')]);
  assert.deepEqual([figures(result), result.pmWord], [['COMPLETE', 0, 0], 'SUSPENDED']);
});

test('who leaves when work is suspended within the noon hours has left', () => {
  const result = dayOf('08:00 12:00 12:55 13:32', [suspendedFrom('13:30')]);
  assert.deepEqual([figures(result), cells(result)], [['COMPLETE', 0, 0], '08:00 12:00 12:55 13:32']);
});

test('a night guard who works through a suspension keeps the night minutes', () => {
  const wholeDay: DayModifier = { kind: 'SUSPENSION_WHOLE_DAY', reason: 'Typhoon' };
  const whole = dayOf('21:55 +06:05', [wholeDay], NIGHT_SHIFT);
  assert.deepEqual([whole.status, whole.nightMinutes, cells(whole)], ['SUSPENDED', 480, '21:55 - - 06:05']);
  const fromMidnight: DayModifier = { kind: 'SUSPENSION_FROM_HOUR', from: 1440, reason: 'Typhoon' };
  assert.equal(dayOf('21:55 +06:05', [fromMidnight], NIGHT_SHIFT).nightMinutes, 480);
  assert.equal(dayOf('', [wholeDay], NIGHT_SHIFT).nightMinutes, 0);
});

test('work that goes on after a suspension is attended before and after it', () => {
  const closed: DayModifier = { kind: 'SUSPENSION_FROM_HOUR', from: minute('10:00'), to: minute('14:00'), reason: 'No power' };
  assert.deepEqual(figures(dayOf('08:00 10:05 13:58 17:00', [closed])), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('08:10 10:05 14:05 16:50', [closed])), ['COMPLETE', 15, 10]);
  assert.deepEqual(figures(dayOf('08:00 09:45 14:00 17:00', [closed])), ['COMPLETE', 0, 15]);
  assert.deepEqual(figures(dayOf('08:00 12:00 13:00 17:00', [closed])), ['COMPLETE', 0, 0]);
  const absent = dayOf('', [closed]);
  assert.deepEqual([absent.status, absent.absentThousandths], ['ABSENT', 625]);
  assert.equal(dayOf('', [closed], FLEXI).absentThousandths, 625);
});

test('work that begins late, or pauses within the morning, is short by no minute of the suspension', () => {
  const until: DayModifier = { kind: 'SUSPENSION_FROM_HOUR', from: minute('06:00'), to: minute('10:00'), reason: 'Flood' };
  assert.deepEqual(figures(dayOf('10:20 12:00 13:00 17:00', [until])), ['COMPLETE', 20, 0]);
  assert.deepEqual(figures(dayOf('12:00 13:00 17:00', [until])), ['INCOMPLETE', 0, 0]);
  const pause: DayModifier = { kind: 'SUSPENSION_FROM_HOUR', from: minute('09:00'), to: minute('11:00'), reason: 'Flood' };
  assert.deepEqual(figures(dayOf('08:00 09:00 13:00 17:00', [pause])), ['COMPLETE', 0, 60]);
  assert.equal(dayOf('', [pause]).absentThousandths, 750);
  const noon: DayModifier = { kind: 'SUSPENSION_FROM_HOUR', from: minute('12:00'), to: minute('17:00'), reason: 'Flood' };
  assert.deepEqual([figures(dayOf('08:00 12:00', [noon])), dayOf('08:00 12:00', [noon]).pmWord], [['COMPLETE', 0, 0], 'SUSPENDED']);
});

test('who stayed on after the suspension is not short', () => {
  assert.deepEqual(figures(dayOf('08:00 13:30', [suspendedFrom('10:00')])), ['COMPLETE', 0, 0]);
});

test('on flexible hours a suspension ends the day for those present', () => {
  assert.deepEqual(figures(dayOf('08:40 14:02', [suspendedFrom('14:00')], FLEXI)), ['COMPLETE', 0, 0]);
  assert.equal(dayOf('', [suspendedFrom('14:00')], FLEXI).absentThousandths, 500);
});

test('a whole day of leave prints its code', () => {
  const result = dayOf('', [leave('DAY', 'SL')]);
  assert.deepEqual([result.status, result.word], ['ON_LEAVE', 'LEAVE SL']);
});

test('two half days of different leaves are a day on leave', () => {
  const result = dayOf('', [leave('AM', 'VL'), leave('PM', 'SL')]);
  assert.deepEqual([result.status, result.word], ['ON_LEAVE', 'LEAVE VL / LEAVE SL']);
});

for (const [name, punched, modifiers, isAttended] of [
  ['a whole day of leave with arrival and departure was attended', '07:58 12:00 12:55 17:00', [leave('DAY', 'VL')], true],
  ['so was a day off with a morning at work', '07:58 12:00', [leave('DAY', 'CDO')], true],
  ['and one that two half days of leave cover', '08:00 17:00', [leave('AM', 'VL'), leave('PM', 'SL')], true],
  ['without punches it was not', '', [leave('DAY', 'VL')], false],
  ['nor with one punch alone', '08:10', [leave('DAY', 'VL')], false],
  ['nor with punches after work only', '18:30 20:00', [leave('DAY', 'VL')], false],
  ['half a day of leave leaves the other half to attend', '13:00 17:00', [leave('AM', 'VL')], false],
  ['a holiday is no leave, although it is attended', '08:00 17:00', [leave('DAY', 'VL'), holiday('REGULAR')], false],
] as [string, string, DayModifier[], boolean][])
  test(name, () => assert.equal(codes(dayOf(punched, modifiers)).includes('ATTENDED_ON_LEAVE'), isAttended));

test('half a day of leave prints its code over that half and does not excuse the other', () => {
  const result = dayOf('', [leave('AM')]);
  assert.deepEqual([figures(result), result.amWord, result.pmWord], [['COMPLETE', 0, 240], 'LEAVE VL', null]);
});

test('official business in the morning leaves the afternoon to attend', () => {
  const result = dayOf('13:10 17:00', [business('AM')]);
  assert.deepEqual([figures(result), result.amWord], [['COMPLETE', 10, 0], 'OB 7']);
});

test('hours on official business cover the slots in them', () => {
  assert.deepEqual(figures(dayOf('08:00 17:00', [business(hours('10:00', '15:00'))])), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('08:00 12:00 13:00', [business(hours('15:00', '17:00'))])), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('12:00 13:00 17:00', [business(hours('08:00', '10:00'))])), ['COMPLETE', 0, 0]);
});

test('who comes late from official business is late from its end', () => {
  const result = dayOf('10:20 12:00 13:00 17:00', [business(hours('08:00', '10:00'))]);
  assert.deepEqual(figures(result), ['COMPLETE', 20, 0]);
  assert.match(result.reasons.at(-1)!.text, /less the hours excused: 20 minutes late/);
});

test('official business over all working hours is a day on official business', () => {
  const result = dayOf('', [business(hours('07:00', '18:00'))]);
  assert.deepEqual([result.status, result.word], ['OB', 'OB 7']);
});

test('official business at an end of a flexible day leaves noon punches to the noon break', () => {
  assert.deepEqual(figures(dayOf('08:00 12:05 12:55', [business(hours('15:00', '18:00'))], FLEXI)), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('12:00 13:00 17:00', [business(hours('08:00', '10:00'))], FLEXI)), ['COMPLETE', 0, 0]);
});

test('official business goes before leave of the same half day', () => {
  for (const order of [
    [leave('DAY'), business('AM')],
    [business('AM'), leave('DAY')],
  ]) {
    assert.equal(dayOf('', order).status, 'OB');
  }
});

test('a day at home needs the first and the last web log', () => {
  const result = dayOf('08:10 17:00', [atHome]);
  assert.deepEqual([figures(result), result.word], [['WFH', 10, 0], 'WFH']);
});

test('a day at home without a web log is incomplete and charges nothing', () => {
  for (const schedule of [REGULAR, FLEXI, COMPRESSED, NIGHT_SHIFT, NO_LUNCH_PUNCH]) {
    const result = dayOf('', [atHome], schedule);
    assert.deepEqual([figures(result), result.absentThousandths], [['INCOMPLETE', 0, 0], 0]);
    assert.ok(codes(result).includes('LOG_MISSING'));
  }
});

test('a day is what the standing of the service record says: away but for AWOL, whatever was punched', () => {
  for (const [code, name, status] of [
    ['LWP', 'On leave with pay', 'AWAY'],
    ['LWOP', 'On leave without pay', 'AWAY'],
    ['STUDY', 'On study leave or scholarship', 'AWAY'],
    ['SABB', 'On sabbatical', 'AWAY'],
    ['DET', 'On detail', 'AWAY'],
    ['SEC', 'On secondment', 'AWAY'],
    ['SUSP', 'Suspended', 'AWAY'],
    ['AWOL', 'Absent without official leave', 'ABSENT'],
    ['ACT', 'Active', 'ABSENT'],
  ] as const) {
    const standing = standingModifier(code, name);
    for (const schedule of [REGULAR, FLEXI, COMPRESSED, NIGHT_SHIFT, NO_LUNCH_PUNCH]) {
      const result = dayOf('', standing ? [standing] : [], schedule);
      assert.equal(result.status, status, code);
      assert.equal(result.absentThousandths > 0, status === 'ABSENT', code);
      if (status === 'AWAY') assert.equal(result.word, name.toUpperCase());
    }
  }
  const punched = dayOf('08:30 12:00', [standingModifier('STUDY', 'On study leave or scholarship')!]);
  assert.deepEqual([figures(punched), cells(punched)], [['AWAY', 0, 0], '08:30 12:00 - -']);
});

test('a standing leaves holidays and rest days as they are, and goes before leave, business and a suspension of work', () => {
  const away: DayModifier = { kind: 'STANDING', name: 'Suspended' };
  const closed: DayModifier = { kind: 'SUSPENSION_WHOLE_DAY', reason: 'Flood' };
  for (const others of [[leave('DAY')], [business('DAY')], [closed], [suspendedFrom('10:00')]])
    for (const modifiers of [
      [away, ...others],
      [...others, away],
    ])
      assert.equal(dayOf('', modifiers).status, 'AWAY');
  for (const modifiers of [
    [away, holiday('REGULAR')],
    [holiday('REGULAR'), away],
  ])
    assert.equal(dayOf('', modifiers).status, 'HOLIDAY');
  assert.equal(dayOf('', [away], REGULAR, { date: '2026-10-03' }).status, 'REST');
});

test('missing the flag ceremony is flagged and is no tardiness', () => {
  const ceremony: DayModifier = { kind: 'FLAG_CEREMONY', at: minute('07:30') };
  const missed = dayOf('07:45 12:00 13:00 17:00', [ceremony]);
  assert.deepEqual([figures(missed), codes(missed)], [['COMPLETE', 0, 0], ['FLAG_CEREMONY_MISSED']]);
  assert.deepEqual(codes(dayOf('07:30 12:00 13:00 17:00', [ceremony])), []);
  const away = dayOf('12:55 17:00', [ceremony, leave('AM')]);
  assert.ok(!codes(away).includes('FLAG_CEREMONY_MISSED'));
});

for (const [what, times, schedule, wanted] of [
  ['who arrives after it began', '08:01 12:00 13:00 17:00', REGULAR, true],
  ['who is there when it begins', '08:00 12:00 13:00 17:00', REGULAR, false],
  ['flexible hours', '08:40 12:00 13:00 17:40', FLEXI, true],
  ['who comes in the afternoon', '12:58 17:00', REGULAR, true],
  ['an absence', '', REGULAR, false],
  ['a shift that begins later', '13:55 22:03', AFTERNOON_SHIFT, false],
] as const)
  test(`the flag ceremony of a Monday, at the hour that the agency set: ${what}`, () => {
    const codesOn = (date: string) => codes(dayOf(times, [], schedule, { date }));
    assert.equal(codesOn('2026-10-05').includes('FLAG_CEREMONY_MISSED'), wanted);
    assert.ok(!codesOn('2026-10-06').includes('FLAG_CEREMONY_MISSED'), 'there is none on a Tuesday');
  });
