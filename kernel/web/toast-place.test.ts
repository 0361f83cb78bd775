import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { placeToast, type Pressed } from './toast-place.ts';

const ROOM = { top: 8, bottom: 836 };
const HEIGHT = 80;

for (const [name, pressed, top, at] of [
  ['at the lower edge where nothing can be pressed', [], 756],
  ['above the foot of a form', [{ top: 780, bottom: 844, weight: 3 }], 692],
  ['below the foot of a dialog in the middle of the window', [{ top: 500, bottom: 560, weight: 3 }], 756],
  [
    'over a field rather than over a foot',
    [
      { top: 760, bottom: 836, weight: 3 },
      { top: 8, bottom: 750, weight: 2 },
    ],
    672,
  ],
  [
    'over links rather than over the bar at their foot',
    [
      { top: 60, bottom: 780, weight: 1 },
      { top: 788, bottom: 844, weight: 3 },
    ],
    700,
  ],
  ['it moves up when a bar appears under it', [{ top: 788, bottom: 844, weight: 3 }], 700, 756],
  ['it keeps its place when a link appears under it', [{ top: 760, bottom: 800, weight: 1 }], 756, 756],
  ['it keeps its place when a bar disappears', [], 600, 600],
] as [string, Pressed[], number, number?][])
  test(name, () => assert.equal(placeToast(HEIGHT, ROOM, pressed, at), top));

test('it is within the room, and covers a foot only where no place is without one', () => {
  const anyPressed = fc.record(
    { top: fc.integer({ min: 0, max: 800 }), height: fc.integer({ min: 10, max: 90 }), weight: fc.constantFrom<1 | 2 | 3>(1, 2, 3) },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.array(anyPressed, { maxLength: 8 }), (all) => {
      const pressed = all.map(({ top, height, weight }) => ({ top, bottom: top + height, weight }));
      const top = placeToast(HEIGHT, ROOM, pressed);
      assert.ok(top >= ROOM.top && top + HEIGHT <= ROOM.bottom);
      const coversFoot = (at: number) => pressed.some((one) => one.weight === 3 && one.top < at + HEIGHT && one.bottom > at);
      const free = Array.from({ length: ROOM.bottom - HEIGHT - ROOM.top - 15 }, (_, n) => ROOM.top + 8 + n).some(
        (at) => !pressed.some((one) => one.weight === 3 && one.top < at + HEIGHT + 8 && one.bottom > at - 8),
      );
      assert.ok(!coversFoot(top) || !free);
    }),
  );
});
