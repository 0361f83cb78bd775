import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOutSheetDay, type KeptDay } from './sheet-day.ts';

const never = () => undefined;

test('late and undertime of a day stand together in the undertime column', () => {
  assert.equal(layOutSheetDay(day({ late_minutes: 12, undertime_minutes: 10 }), never).undertimeMinutes, 22);
});

test('an incomplete day keeps its blanks and is marked', () => {
  const row = layOutSheetDay(day({ status: 'INCOMPLETE', am_out: null, pm_in: null }), never);
  assert.deepEqual(row.entry, {
    morning: { arrival: { minutes: 480 }, departure: null },
    afternoon: { arrival: null, departure: { minutes: 1020 } },
  });
  assert.equal(row.incomplete, true);
});

test('a day of one word prints it over the four cells', () => {
  const holiday = day({ status: 'HOLIDAY', word: 'RIZAL DAY', am_in: null, am_out: null, pm_in: null, pm_out: null });
  assert.deepEqual(layOutSheetDay(holiday, never).entry, { word: 'RIZAL DAY' });
});

test('a half-day leave stands over its own half, the punches over theirs', () => {
  const entry = layOutSheetDay(day({ am_word: 'VACATION LEAVE', am_in: null, am_out: null }), never).entry;
  assert.deepEqual(entry, { morning: { word: 'VACATION LEAVE' }, afternoon: { arrival: { minutes: 780 }, departure: { minutes: 1020 } } });
});

test('who worked on a Saturday afternoon sees the punches, with the word beside them', () => {
  const entry = layOutSheetDay(day({ status: 'REST', word: 'SATURDAY', am_in: null, am_out: null }), never).entry;
  assert.deepEqual(entry, { morning: { word: 'SATURDAY' }, afternoon: { arrival: { minutes: 780 }, departure: { minutes: 1020 } } });
});

test('a punch that HR entered stays marked on paper', () => {
  const entry = layOutSheetDay(day({}), (minutes) => (minutes === 480 ? 'MANUAL' : undefined)).entry;
  assert.deepEqual('morning' in entry && entry.morning, { arrival: { minutes: 480, mark: 'manual' }, departure: { minutes: 720 } });
});

test('a punch of an approved appeal has its star on paper, one logged from home its sign', () => {
  const entry = layOutSheetDay(day({}), (minutes) => ({ 480: 'APPEAL' as const, 1020: 'WEB_WFH' as const })[minutes]).entry;
  assert.deepEqual('morning' in entry && [entry.morning, entry.afternoon], [
    { arrival: { minutes: 480, mark: 'appeal' }, departure: { minutes: 720 } },
    { arrival: { minutes: 780 }, departure: { minutes: 1020, mark: 'work-from-home' } },
  ]);
});

test('work from home is marked on its times', () => {
  const entry = layOutSheetDay(day({ status: 'WFH', word: 'WFH', am_out: null, pm_in: null }), never).entry;
  assert.deepEqual('afternoon' in entry && entry.afternoon, { arrival: null, departure: { minutes: 1020, mark: 'work-from-home' } });
});

test('a night shift arrives in the afternoon and departs in the morning of the next day', () => {
  const entry = layOutSheetDay(day({ am_in: 1315, am_out: null, pm_in: null, pm_out: 1805 }), never).entry;
  assert.deepEqual(entry, {
    morning: { arrival: null, departure: { minutes: 1805 } },
    afternoon: { arrival: { minutes: 1315 }, departure: null },
  });
});

function day(differences: Partial<KeptDay>): KeptDay {
  return {
    date: '2026-10-07',
    status: 'COMPLETE',
    am_in: 480,
    am_out: 720,
    pm_in: 780,
    pm_out: 1020,
    word: null,
    am_word: null,
    pm_word: null,
    late_minutes: 0,
    undertime_minutes: 0,
    ...differences,
  };
}
