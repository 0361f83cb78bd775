import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CLOCK_TOLERANCE_MS, settleTime } from './settle-time.ts';

const minutes = (count: number) => count * 60_000;
/** Talaan's clock; the tablet was enrolled a day before. */
const NOW = Date.parse('2026-11-20T08:00:00+08:00');
const enrolledAt = NOW - minutes(24 * 60);

const cases: [name: string, clocks: Partial<Parameters<typeof settleTime>[0]>, at: number, isDoubtful: boolean][] = [
  ['a punch that is sent at once has the time of its receipt', {}, NOW, false],
  [
    'a tablet whose clock is an hour behind is corrected',
    { punchedAt: NOW - minutes(60), sentAt: NOW - minutes(60), lagBefore: minutes(60) },
    NOW,
    false,
  ],
  ['a punch that waited offline keeps its time', { punchedAt: NOW - minutes(90) }, NOW - minutes(90), false],
  [
    'offline with a clock that is ten minutes ahead as it always was',
    { punchedAt: NOW - minutes(20), sentAt: NOW + minutes(10), lagBefore: -minutes(10) },
    NOW - minutes(30),
    false,
  ],
  ['the clock was set back while it was offline', { punchedAt: NOW - minutes(90), lagBefore: minutes(60) }, NOW - minutes(90), true],
  [
    'the clock was set and the punch is sent at once',
    { punchedAt: NOW - minutes(60), sentAt: NOW - minutes(60), lagBefore: 0 },
    NOW,
    false,
  ],
  ['a punch of 1970 is before the enrolment', { punchedAt: 0 }, 0, true],
  ['a punch of tomorrow is never in the future', { punchedAt: NOW + minutes(24 * 60) }, NOW, true],
];

for (const [name, clocks, at, isDoubtful] of cases)
  test(name, () => {
    assert.deepEqual(settleTime({ punchedAt: NOW, sentAt: NOW, receivedAt: NOW, lagBefore: 0, enrolledAt, ...clocks }), { at, isDoubtful });
  });

test('however wrong a clock is, as long as nobody sets it, the time between two punches stays what it was', () => {
  const lag = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
  const ago = fc.integer({ min: 0, max: minutes(23 * 60) });
  fc.assert(
    fc.property(lag, ago, ago, (off, one, other) => {
      const settled = [one, other].map((before) =>
        settleTime({ punchedAt: NOW - off - before, sentAt: NOW - off, receivedAt: NOW, lagBefore: off, enrolledAt }),
      );
      assert.deepEqual(
        settled.map(({ at, isDoubtful }) => [NOW - at, isDoubtful]),
        [
          [one, false],
          [other, false],
        ],
      );
    }),
  );
  assert.ok(CLOCK_TOLERANCE_MS < minutes(5));
});
