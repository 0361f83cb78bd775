import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { searchWords } from './search.ts';

test('a name copied from a row is searched by its words, whatever stands between them', () => {
  assert.deepEqual(searchWords('Dela Cruz, Juan P.'), ['Dela', 'Cruz', 'Juan', 'P']);
  assert.deepEqual(searchWords('  Cañete,Ma. Luisa “Malou” (Jr.) '), ['Cañete', 'Ma', 'Luisa', 'Malou', 'Jr']);
});

test('numbers, addresses and names keep the signs within them', () => {
  assert.deepEqual(searchWords('JO-2026-0014 maria.santos@talaan.example O’Brien 50%'), [
    'JO-2026-0014',
    'maria.santos@talaan.example',
    'O’Brien',
    '50%',
  ]);
});

test('blanks and commas alone are no search, signs alone are searched as they are, and a word typed twice is one', () => {
  assert.deepEqual(searchWords(' , ,'), []);
  assert.deepEqual(searchWords('()'), ['()']);
  assert.deepEqual(searchWords('Cruz, Cruz'), ['Cruz']);
  assert.deepEqual(searchWords('*JO\u20112026\u20110014*'), ['JO-2026-0014']);
});

test('each word of a text is found in that text, however its words are mixed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (text, seed) => {
      const words = searchWords(text);
      // Any hyphen is one, and what is not seen is not searched.
      const written = text.replaceAll(/\p{Pd}|\u2212/gu, '-').replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
      for (const word of words) assert.ok(written.includes(word));
      const mixed = words.toSorted((one, other) => ((one.length * seed) % 7) - ((other.length * seed) % 7)).join(', ');
      assert.deepEqual(new Set(searchWords(mixed)), new Set(words));
    }),
    { examples: [['\u2010', 0]] },
  );
});
