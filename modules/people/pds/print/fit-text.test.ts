import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { widthInEm } from './arimo-widths.ts';
import { drawForm } from './draw-form.ts';
import { fitText, NARROW, type Space } from './fit-text.ts';
import { LEFT, WIDTH } from './form/box.ts';
import { layOutForm } from './form/lay-out-form.ts';
import { REVISIONS } from '../contract/sheet.ts';
import { fullSheet, overflowingSheet } from './sample-full-sheets.ts';

const space: Space = { width: 100, height: 20, size: 8, least: 4.5, style: 'regular', narrow: true };

test('a short text keeps its size on one line', () => {
  assert.deepEqual(fitText('IBARRA', space), { size: 8, lines: ['IBARRA'] });
});

test('a longer one takes a second line before it becomes small', () => {
  const fitted = fitText('UNIVERSITY OF THE PHILIPPINES LOS BAÑOS', space)!;
  assert.equal(fitted.size, 8);
  assert.equal(fitted.lines.length, 2);
});

test('a word that is too wide becomes smaller before it is parted', () => {
  assert.deepEqual(fitText('A'.repeat(24), space)!.lines, ['A'.repeat(24)]);
  assert.ok(fitText('A'.repeat(80), space)!.lines.length > 1);
});

test('a text that is not read even at the smallest size is refused', () => {
  assert.equal(fitText('PROJECT DEVELOPMENT OFFICER '.repeat(20).trim(), space), null);
});

test('what fits is never wider than its box, and keeps every letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), fc.integer({ min: 20, max: 300 }), (text, width) => {
      const written = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
      const fitted = fitText(written, { ...space, width });
      if (!fitted) return;
      for (const line of fitted.lines)
        assert.ok([...line].length <= 1 || widthInEm(line, 'regular') * NARROW * fitted.size <= width + 1e-6);
      assert.equal(fitted.lines.join('').replaceAll(' ', ''), written.replaceAll(' ', ''));
    }),
  );
});

test('no line of any revision leaves the frame of the form', () => {
  for (const revision of REVISIONS) {
    for (const sheet of [fullSheet(), overflowingSheet()]) {
      for (const { blank, runs } of drawForm(layOutForm(sheet, revision)).pages) {
        for (const [x, , size, look, text] of [...blank.runs, ...runs]) {
          const style = look.startsWith('bold-italic')
            ? 'bold-italic'
            : look.startsWith('bold')
              ? 'bold'
              : look.startsWith('italic')
                ? 'italic'
                : 'regular';
          const width = widthInEm(text, style) * size * (look.includes('narrow') ? NARROW : 1);
          assert.ok(x >= LEFT && x + width <= LEFT + WIDTH, text);
        }
      }
    }
  }
});
