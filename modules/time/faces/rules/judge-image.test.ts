import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { WELL_MEASURED } from '../server/fixtures/software-face.ts';
import { judgeImage, measureLight, type MeasuredImage, type Pose } from './judge-image.ts';

const LIMITS = { real: 500, live: 500 };

const CASES: readonly [string, Partial<MeasuredImage>, Pose, RegExp | null][] = [
  ['a good image', {}, 'FRONT', null],
  ['nobody', { faces: 0 }, 'FRONT', /No face/],
  ['two people', { faces: 2 }, 'FRONT', /More than one/],
  ['159 pixels', { width: 159 }, 'FRONT', /Come closer/],
  ['160 pixels', { width: 160 }, 'FRONT', null],
  ['a blurred image', { sharpness: 5 }, 'FRONT', /blurred/],
  ['a dark room', { brightness: 100 }, 'FRONT', /too dark/],
  ['against the sun', { brightness: 950 }, 'FRONT', /too bright/],
  ['light from one side', { evenness: 300 }, 'FRONT', /One side/],
  ['closed eyes', { eyes_open: 100 }, 'FRONT', /eyes are closed/],
  ['a covered face', { certainty: 300 }, 'FRONT', /Take off/],
  ['a printed picture', { real: 300 }, 'FRONT', /picture of a face/],
  ['a mask', { live: 300 }, 'FRONT', /living face/],
  ['a turned head as front', { yaw: 20 }, 'FRONT', /straight/],
  ['turned to the left', { yaw: 20 }, 'LEFT', null],
  ['turned to the wrong side', { yaw: -20 }, 'LEFT', /to your left/],
  ['turned to the right', { yaw: -20 }, 'RIGHT', null],
  ['not turned', { yaw: 0 }, 'RIGHT', /to your right/],
  ['turned away', { yaw: 60 }, 'LEFT', /too far/],
  ['looking at the floor', { pitch: -35 }, 'FRONT', /height of the camera/],
];
for (const [name, measured, pose, fault] of CASES) {
  test(`an image: ${name} ${fault ? 'is refused' : 'is taken'}`, () => {
    const faults = judgeImage({ ...WELL_MEASURED, ...measured }, pose, LIMITS);
    if (fault) assert.match(faults[0]!, fault);
    else assert.deepEqual(faults, []);
  });
}

/** 8 by 8 pixels, grey by place. */
const picture = (grey: (x: number, y: number) => number) =>
  Array.from({ length: 64 }, (_, at) => [grey(at % 8, Math.floor(at / 8))]).flatMap(([one]) => [one!, one!, one!, 255]);

test('light is measured: an even grey is even and has no edges, a half that is dark shows, a chequered picture is sharp', () => {
  assert.deepEqual(
    measureLight(
      picture(() => 128),
      8,
    ),
    { brightness: 502, evenness: 1000, sharpness: 0 },
  );
  assert.equal(
    measureLight(
      picture((x) => (x < 4 ? 50 : 200)),
      8,
    ).evenness,
    250,
  );
  assert.ok(
    measureLight(
      picture((x, y) => 255 * ((x + y) % 2)),
      8,
    ).sharpness > 100_000,
  );
});

test('whatever a picture holds, brightness and evenness are thousandths, and mirroring it changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 64, maxLength: 64 }), (greys) => {
      const measured = measureLight(
        picture((x, y) => greys[8 * y + x]!),
        8,
      );
      assert.deepEqual(
        measureLight(
          picture((x, y) => greys[8 * y + 7 - x]!),
          8,
        ),
        measured,
      );
      for (const one of [measured.brightness, measured.evenness]) assert.ok(one >= 0 && one <= 1000);
    }),
  );
});
