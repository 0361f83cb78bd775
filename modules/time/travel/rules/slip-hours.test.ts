import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { computeDay } from '@talaan/attendance/rules/compute-day.ts';
import { REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import { DEFAULT_SETTINGS } from '@talaan/attendance/rules/settings.ts';
import { TRAVEL_SETTINGS } from './settings.ts';
import { faultsOfSlip, hoursBetween, modifierOfSlip, type SlipHours } from './slip-hours.ts';

const slip = (change: Partial<SlipHours> = {}): SlipHours => ({ date: '2026-11-20', from_minute: 600, to_minute: 660, ...change });

test('the hours of a slip are checked before it is filed', () => {
  const cases: [Partial<SlipHours>, string | undefined][] = [
    [{}, undefined],
    [{ to_minute: 600 }, 'to_minute'],
    [{ to_minute: 841 }, 'to_minute'],
    [{ to_minute: 840 }, undefined],
    [{ date: '2026-11-17' }, undefined],
    [{ date: '2026-11-16' }, 'date'],
  ];
  for (const [change, field] of cases)
    assert.deepEqual(Object.keys(faultsOfSlip(slip(change), '2026-11-20', TRAVEL_SETTINGS)), field ? [field] : [], JSON.stringify(change));
});

test('official hours of a whole day cost nothing, personal ones are undertime once', () => {
  const [official, personal] = [true, false].map((isOfficial) => dayWith(modifierOfSlip(isOfficial, { from: 600, to: 660 }, 'PS-1')));
  assert.deepEqual([official!.undertimeMinutes, official!.undertimeTimes], [0, 0]);
  assert.deepEqual([personal!.undertimeMinutes, personal!.undertimeTimes], [60, 1]);
});

test('a personal slip costs the hours that it takes of the work, and no more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 240 }), (left, length) => {
      const { from, to } = hoursBetween(left, Math.min(1440, left + length));
      const worked = overlap(from, to, 480, 720) + overlap(from, to, 780, 1020);
      assert.equal(dayWith(modifierOfSlip(false, { from, to }, 'PS-1')).undertimeMinutes, worked);
    }),
  );
});

function dayWith(modifier: ReturnType<typeof modifierOfSlip>) {
  const punches = [470, 725, 775, 1025].map((minutes, at) => ({ id: String(at), minutes, source: 'DEVICE_USB' as const }));
  return computeDay({ date: '2026-11-20', schedule: REGULAR, punches, modifiers: [modifier], settings: DEFAULT_SETTINGS });
}

function overlap(from: number, to: number, begins: number, ends: number): number {
  return Math.max(0, Math.min(to, ends) - Math.max(from, begins));
}
