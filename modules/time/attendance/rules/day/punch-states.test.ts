import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { computeDay } from '../compute-day.ts';
import { REGULAR } from '../schedule-seeds.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { Punch } from '../types.ts';

/** `8:00i 12:40o`: i in, o out, b break out, r break in, and a time without a key. */
function punchesOf(text: string): Punch[] {
  const states: Record<string, number> = { i: 0, o: 1, b: 2, r: 3, I: 4, O: 5 };
  return text.split(' ').map((one) => {
    const [, hour, minute, key] = /^(\d+):(\d+)(\w?)$/.exec(one)!;
    return { id: '', minutes: Number(hour) * 60 + Number(minute), source: 'DEVICE_PUSH', ...(key && { state: states[key] }) };
  });
}

function slotsOf(punches: readonly Punch[], useState: 0 | 1): string {
  const { status, slots } = computeDay({
    date: '2026-11-18',
    schedule: REGULAR,
    punches,
    modifiers: [],
    settings: { ...DEFAULT_SETTINGS, useState },
  });
  const say = (minutes: number | undefined) =>
    minutes === undefined ? '–' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return [status, ...[slots.amIn, slots.amOut, slots.pmIn, slots.pmOut].map((punch) => say(punch?.minutes))].join(' ');
}

const DAYS: [name: string, punches: string, byState: string, byTime: string][] = [
  ['a whole day', '7:58i 12:01o 12:58i 17:03o', 'COMPLETE 7:58 12:01 12:58 17:03', 'COMPLETE 7:58 12:01 12:58 17:03'],
  ['a late departure at noon', '8:00i 12:40b 12:55r 17:00o', 'COMPLETE 8:00 12:40 12:55 17:00', 'COMPLETE 8:00 12:40 12:55 17:00'],
  ['gone home at 12:40', '8:00i 12:40o', 'COMPLETE 8:00 12:40 – –', 'INCOMPLETE 8:00 – 12:40 –'],
  ['out and in within two minutes', '8:00i 12:30o 12:31i 17:00o', 'COMPLETE 8:00 12:30 12:31 17:00', 'INCOMPLETE 8:00 12:31 – 17:00'],
  ['no punches at noon', '8:00i 17:00o', 'INCOMPLETE 8:00 – – 17:00', 'INCOMPLETE 8:00 – – 17:00'],
  ['the last departure forgotten', '8:00i 12:00o 13:00i', 'INCOMPLETE 8:00 12:00 13:00 –', 'INCOMPLETE 8:00 12:00 13:00 –'],
  ['out in the morning', '8:00i 10:30o 13:00i 17:00o', 'COMPLETE 8:00 10:30 13:00 17:00', 'COMPLETE 8:00 10:30 13:00 17:00'],
  ['back in the evening', '8:00i 12:00o 13:00i 16:00o 21:00i 22:00o', 'COMPLETE 8:00 12:00 13:00 16:00', 'COMPLETE 8:00 12:00 13:00 16:00'],
  ['the wrong key', '8:00i 12:40i 17:00o', 'INCOMPLETE 8:00 – 12:40 17:00', 'INCOMPLETE 8:00 – 12:40 17:00'],
  ['a punch entered by HR', '8:00i 12:40 17:00o', 'INCOMPLETE 8:00 – 12:40 17:00', 'INCOMPLETE 8:00 – 12:40 17:00'],
];

for (const [name, punches, byState, byTime] of DAYS)
  test(`keys of the device: ${name}`, () => {
    assert.deepEqual([slotsOf(punchesOf(punches), 1), slotsOf(punchesOf(punches), 0)], [byState, byTime]);
  });

test('keys that do not alternate never change what the times come to', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 420, max: 1200 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(0, 1, 255), (times, state) => {
      const punches = times.map((one): Punch => ({ id: '', minutes: one, source: 'DEVICE_PUSH', state }));
      if (state === 0 && times.length === 1) return;
      if (state === 0 && Math.max(...times) - Math.min(...times) <= 10) return;
      assert.equal(slotsOf(punches, 1), slotsOf(punches, 0));
    }),
  );
});
