import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { noticeParts } from './notice-parts.ts';

test('a line that begins with # is a heading, an empty line begins a paragraph, and lines that stand together stay together', () => {
  assert.deepEqual(noticeParts('For all.\n\n# Which data\nNames\r\nand addresses.\n\n\nNo more.\n##   Why\n'), [
    { kind: 'paragraph', text: 'For all.' },
    { kind: 'heading', text: 'Which data' },
    { kind: 'paragraph', text: 'Names\nand addresses.' },
    { kind: 'paragraph', text: 'No more.' },
    { kind: 'heading', text: 'Why' },
  ]);
});

test('every word of the text is shown, in its order', () => {
  const words = (text: string) => text.match(/[a-z]+/g) ?? [];
  const text = fc.array(fc.constantFrom('a', 'word', ' ', '\n', '\n\n', '# ', '\r\n'), { maxLength: 40 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, (given) => {
      assert.deepEqual(
        noticeParts(given).flatMap((part) => words(part.text)),
        words(given),
      );
    }),
  );
});
