import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cells, dayOf, minute } from './fixtures/day-of.ts';
import { AFTERNOON_SHIFT, COMPRESSED, EXEMPT, FLEXI, MORNING_SHIFT, NIGHT_SHIFT, NO_LUNCH_PUNCH, REGULAR } from './schedule-seeds.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { DayResult, Schedule } from './types.ts';

const figures = (result: DayResult) => [result.status, result.lateMinutes, result.undertimeMinutes];

test('an absence from a ten-hour day is 1.25 days', () => {
  assert.equal(dayOf('', [], COMPRESSED).absentThousandths, 1250);
});

test('a ten-hour day runs from 07:00 to 18:00', () => {
  assert.deepEqual(figures(dayOf('07:05 12:00 13:00 17:50', [], COMPRESSED)), ['COMPLETE', 5, 10]);
});

test('Friday of the compressed week, Saturday and Sunday are rest days', () => {
  const word = (date: string, schedule: Schedule) => dayOf('', [], schedule, { date }).word;
  assert.equal(word('2026-10-02', COMPRESSED), 'REST DAY');
  assert.equal(word('2026-10-03', REGULAR), 'SATURDAY');
  assert.equal(word('2026-10-04', REGULAR), 'SUNDAY');
});

test('flexible: minutes before 07:00 earn nothing', () => {
  assert.deepEqual(figures(dayOf('06:40 15:50', [], FLEXI)), ['COMPLETE', 0, 10]);
});

test('flexible: arriving in the afternoon is late without the lunch hour', () => {
  assert.deepEqual(figures(dayOf('13:02 18:00', [], FLEXI)), ['COMPLETE', 182, 0]);
});

test('flexible: leaving before noon is short without the lunch hour', () => {
  assert.deepEqual(figures(dayOf('08:00 11:00', [], FLEXI)), ['COMPLETE', 0, 300]);
});

test('flexible: a lunch punched longer than an hour is undertime, a shorter one earns nothing', () => {
  assert.deepEqual(figures(dayOf('08:00 11:50 13:05 17:00', [], FLEXI)), ['COMPLETE', 0, 15]);
  assert.deepEqual(figures(dayOf('08:00 12:20 12:50 17:00', [], FLEXI)), ['COMPLETE', 0, 0]);
});

test('flexible: half a day of leave leaves half the hours', () => {
  const leave = (covers: 'AM' | 'PM') => [{ kind: 'LEAVE' as const, covers, code: 'VL', label: 'vacation leave' }];
  assert.deepEqual(figures(dayOf('08:40 12:40', leave('PM'), FLEXI)), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('08:40 12:00', leave('PM'), FLEXI)), ['COMPLETE', 0, 40]);
  assert.deepEqual(figures(dayOf('13:05 17:00', leave('AM'), FLEXI)), ['COMPLETE', 5, 0]);
});

test('flexible: a single punch leaves the day incomplete', () => {
  assert.deepEqual(figures(dayOf('09:10', [], FLEXI)), ['INCOMPLETE', 10, 0]);
  assert.deepEqual(figures(dayOf('16:00', [], FLEXI)), ['INCOMPLETE', 0, 0]);
});

test('without noon punches the day counts by half days all the same', () => {
  assert.deepEqual(figures(dayOf('08:00 17:00', [], NO_LUNCH_PUNCH)), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('13:02 17:00', [], NO_LUNCH_PUNCH)), ['COMPLETE', 242, 0]);
  assert.deepEqual(figures(dayOf('08:00 11:30', [], NO_LUNCH_PUNCH)), ['COMPLETE', 0, 270]);
  assert.deepEqual(figures(dayOf('08:00', [], NO_LUNCH_PUNCH)), ['INCOMPLETE', 0, 0]);
  assert.equal(cells(dayOf('13:02 17:00', [], NO_LUNCH_PUNCH)), '- - 13:02 17:00');
});

test('a shift is late and short against its own hours', () => {
  assert.deepEqual(figures(dayOf('06:10 13:55', [], MORNING_SHIFT)), ['COMPLETE', 10, 5]);
  assert.deepEqual(figures(dayOf('22:15 +05:30', [], NIGHT_SHIFT)), ['COMPLETE', 15, 30]);
  assert.equal(dayOf('', [], NIGHT_SHIFT).absentThousandths, 1000);
});

test('night hours are those of the shift between 18:00 and 06:00', () => {
  assert.equal(dayOf('14:00 22:00', [], AFTERNOON_SHIFT).nightMinutes, 240);
  assert.equal(dayOf('06:00 14:00', [], MORNING_SHIFT).nightMinutes, 0);
  assert.equal(dayOf('22:30 +06:30', [], NIGHT_SHIFT).nightMinutes, 450);
});

test('a single punch near the end of a shift is its departure', () => {
  const result = dayOf('+05:58', [], NIGHT_SHIFT);
  assert.deepEqual([result.status, cells(result)], ['INCOMPLETE', '- - - 05:58']);
});

test('punches after work alone attend nothing: the day is absent and shows them', () => {
  const evening = dayOf('18:30 18:45');
  assert.deepEqual([figures(evening), evening.absentThousandths, cells(evening)], [['ABSENT', 0, 0], 1000, '- - 18:30 18:45']);
  assert.ok(evening.reasons.some((reason) => reason.code === 'AFTER_HOURS' && reason.text.includes('6:30 PM, 6:45 PM')));
  assert.equal(dayOf('18:30 18:45', [], NO_LUNCH_PUNCH).status, 'ABSENT');
  assert.equal(dayOf('18:30 18:45', [], FLEXI).status, 'ABSENT');
  assert.equal(dayOf('15:00', [], MORNING_SHIFT).status, 'ABSENT');
  assert.deepEqual(figures(dayOf('10:00 15:00 18:30', [], EXEMPT)), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('18:30 18:45', [], REGULAR, { asOf: minute('19:00') })), ['PENDING', 0, 0]);
});

test('punches after work on half a day of leave leave the other half missed', () => {
  const leave = { kind: 'LEAVE' as const, covers: 'AM' as const, code: 'VL', label: 'vacation leave' };
  assert.deepEqual(figures(dayOf('18:30 18:45', [leave])), ['COMPLETE', 0, 240]);
});

test('a return in the evening does not undo undertime of the afternoon', () => {
  const result = dayOf('10:00 16:00 21:00 22:00');
  assert.deepEqual(figures(result), ['INCOMPLETE', 120, 60]);
  assert.ok(result.reasons.some((reason) => reason.code === 'RETURNED_AFTER_WORK' && reason.text.includes('9:00 PM, 10:00 PM')));
  assert.deepEqual(figures(dayOf('08:00 12:00 13:00 16:00 21:00 22:00')), ['COMPLETE', 0, 60]);
  assert.deepEqual(figures(dayOf('08:00 16:00 21:00 22:00', [], NO_LUNCH_PUNCH)), ['COMPLETE', 0, 60]);
  assert.deepEqual(figures(dayOf('08:00 12:00 13:00 20:00', [], NO_LUNCH_PUNCH)), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('06:00 13:00 18:00 19:00', [], MORNING_SHIFT)), ['COMPLETE', 0, 60]);
});

test('noon punches with nothing later leave the day incomplete and charge no afternoon', () => {
  assert.deepEqual(figures(dayOf('08:00 12:00 12:57 13:00')), ['INCOMPLETE', 0, 0]);
});

test('who is exempt from punching is never late, short or absent', () => {
  assert.deepEqual(figures(dayOf('', [], EXEMPT)), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(dayOf('10:00 15:00', [], EXEMPT)), ['COMPLETE', 0, 0]);
  assert.equal(dayOf('', [], EXEMPT).word, 'EXEMPT');
});

test('a day of which one punch is missing charges the halves that it knows', () => {
  assert.deepEqual(figures(dayOf('08:05')), ['INCOMPLETE', 5, 240]);
  assert.deepEqual(figures(dayOf('17:00')), ['INCOMPLETE', 240, 0]);
});

test('an agency that counts one instance a day counts two late arrivals as one', () => {
  const settings = { ...DEFAULT_SETTINGS, instancesPerDay: 1 };
  const result = dayOf('08:05 12:00 13:05 17:00', [], REGULAR, { settings });
  assert.deepEqual([result.lateMinutes, result.lateTimes], [10, 1]);
});

test('while the day goes on it is pending and charges only what has happened', () => {
  const at = (time: string, punches: string) => dayOf(punches, [], REGULAR, { asOf: minute(time) });
  assert.deepEqual(figures(at('09:00', '')), ['PENDING', 0, 0]);
  assert.deepEqual(figures(at('09:00', '08:07')), ['PENDING', 7, 0]);
  assert.deepEqual(figures(at('11:00', '08:00 10:30')), ['PENDING', 0, 0]);
  assert.deepEqual(figures(at('16:00', '08:00 12:00 13:00 15:00')), ['PENDING', 0, 0]);
  assert.deepEqual(figures(at('17:05', '08:00 12:00 13:00 17:00')), ['COMPLETE', 0, 0]);
  assert.deepEqual(figures(at('22:59', '')), ['PENDING', 0, 0]);
  assert.deepEqual(figures(at('23:01', '')), ['ABSENT', 0, 0]);
});

test('a future holiday is already a holiday', () => {
  const modifiers = [{ kind: 'HOLIDAY' as const, holidayType: 'REGULAR' as const, name: 'Christmas Day' }];
  assert.equal(dayOf('', modifiers, REGULAR, { asOf: -5000 }).status, 'HOLIDAY');
  assert.equal(dayOf('', [], REGULAR, { asOf: -5000 }).status, 'PENDING');
});
