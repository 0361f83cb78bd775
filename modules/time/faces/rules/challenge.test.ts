import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { challengeOf, CHALLENGES, judgeLiveness, type Challenge, type LivenessState, type SeenFrame } from './challenge.ts';

const REST: Omit<SeenFrame, 'at'> = { faces: 1, yaw: 0, pitch: 0, mouth_open: 0 };
const DONE: Record<Challenge, Partial<SeenFrame>> = {
  TURN_LEFT: { yaw: 25 },
  TURN_RIGHT: { yaw: -25 },
  LOOK_UP: { pitch: 20 },
  OPEN_MOUTH: { mouth_open: 600 },
};
/** A frame each half second. */
const film = (...frames: Partial<SeenFrame>[]) => frames.map((frame, at) => ({ ...REST, at: 500 * at, ...frame }));

for (const [asked, done] of Object.entries(DONE) as [Challenge, Partial<SeenFrame>][])
  test(`${CHALLENGES[asked]}: at rest, done, at rest again is passed`, () => {
    assert.equal(judgeLiveness(asked, film({}, done, {})), 'PASSED');
    assert.equal(judgeLiveness(asked, film({}, done)), 'WAITING');
  });

const CASES: readonly [string, SeenFrame[], LivenessState][] = [
  ['a picture that is held up', film({}, {}, {}, {}), 'WAITING'],
  ['the other side', film({}, { yaw: -25 }, {}), 'WAITING'],
  ['a second person comes in', film({}, { yaw: 25 }, { faces: 2 }), 'FAILED'],
  ['the face goes away', film({}, { yaw: 25, faces: 0 }, {}), 'FAILED'],
  ['the camera shows nothing for two seconds', film({}, { yaw: 25 }, { at: 2600 }), 'FAILED'],
  ['too late', Array.from({ length: 12 }, (_, at) => ({ ...REST, at: 1000 * at, yaw: at === 11 ? 25 : 0 })), 'FAILED'],
  ['a camera that looks up from a table', film({ pitch: -15 }, { pitch: -15, yaw: 25 }, { pitch: -15 }), 'PASSED'],
  ['a smile at rest', film({ mouth_open: 300 }, { mouth_open: 300, yaw: 25 }, { mouth_open: 300 }), 'PASSED'],
  ['turned from the beginning', film({ yaw: 25 }, { yaw: 25 }, {}), 'WAITING'],
];
for (const [name, frames, state] of CASES)
  test(`asked to turn to the left: ${name}`, () => assert.equal(judgeLiveness('TURN_LEFT', frames), state));

test('each challenge is met by some byte, and what answers one answers no other', () => {
  const all = new Set(Array.from({ length: 256 }, (_, byte) => challengeOf(byte)));
  assert.deepEqual([...all].toSorted(), Object.keys(CHALLENGES).toSorted());
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), (one, other) => {
      const [asked, shown] = [challengeOf(one), challengeOf(other)];
      assert.equal(judgeLiveness(asked, film({}, DONE[shown], {})), asked === shown ? 'PASSED' : 'WAITING');
    }),
  );
});
