import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { contrastOf, rampOf } from './colour-ramp.ts';

const WHITE = '#ffffff';
const colours = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('white text is readable on the main shade of any colour, and dark text of the colour on its palest', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const ramp = rampOf(colour);
      assert.equal(ramp.length, 10);
      for (const shade of ramp.slice(6)) assert.ok(contrastOf(WHITE, shade) >= 4.5, `${colour} gives ${shade}`);
      assert.ok(contrastOf(ramp[6], ramp[0]) >= 4.5, `${colour}: link on its own tint`);
      assert.ok(contrastOf(ramp[8], ramp[1]) >= 4.5, `${colour}: text on its own badge`);
    }),
  );
});

test('each shade of a colour is darker than the one before', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const contrasts = rampOf(colour).map((shade) => contrastOf(WHITE, shade));
      for (let shade = 1; shade < 10; shade += 1) assert.ok(contrasts[shade]! > contrasts[shade - 1]!, `${colour}, shade ${shade}`);
    }),
  );
});

test('the colour of the main campus gives the shades that come with Talaan', () => {
  const shades = rampOf('#3a65b8');
  const shipped = ['#c5daff', '#5582d8', '#3a65b8', '#193261'];
  for (const [index, shade] of [shades[2], shades[5], shades[6], shades[9]].entries())
    assert.ok(contrastOf(shade, shipped[index]!) < 1.06, `${shade} for ${shipped[index]}`);
});
