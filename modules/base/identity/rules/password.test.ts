import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isForeseeable, repeatedPiece } from './foreseeable.ts';
import { LONGEST_PASSWORD, passwordFault, SHORTEST_PASSWORD } from './password.ts';

const owner = { email: 'maria.pena@talaan.example', name: 'Maria Clara Peña', university: 'Talaan State University' };
const common = new Set(['1234567890', 'qwertyuiop', 'sunshine123']);
const fault = (password: string) => passwordFault(password, owner, common);

const table: [string, string, RegExp | undefined][] = [
  ['nine characters', 'abcdefghi', /at least 10/],
  ['ten characters', 'kalabaw-42', undefined],
  ['the first letter over and over in another script', 'ñÑñÑñÑñÑñÑ', /repeats a few/],
  ['a long sentence without digit or capital', 'the carabao crossed the river at noon', undefined],
  ['letters of other scripts count as one each', 'ñandú-ñandú', undefined],
  ['one character beyond the longest', 'ab'.repeat(64) + 'c', /at most 128/],
  ['a common one', '1234567890', /Many people/],
  ['a common one in capitals', 'SunShine123', /Many people/],
  ['the local part of the address', 'maria.pena', /little more than/],
  ['the local part and the year', 'Maria.Pena2026', /little more than/],
  ['the name without its accent', 'clara pena 1990!', /little more than/],
  ['the name backwards', 'PeñaClaraMaria', /little more than/],
  ['the product and a year', 'Talaan-2026!!', /little more than/],
  ['the password of the demo', 'Talaan-demo-2026', /password of the demo/],
  ['the university', 'TalaanStateUniversity1', /little more than/],
  ['the name and something of one’s own', 'maria-kalabaw', undefined],
  ['digits that are not common', '8205174639', undefined],
  ['one letter ten times', 'aaaaaaaaaa', /repeats a few/],
  ['three letters four times', 'abcabcabcabc', /repeats a few/],
  ['a piece that is repeated in part', 'Ma1Ma1Ma1Ma', /repeats a few/],
  ['two characters in no order', 'a1a1aa11a1a', /repeats a few/],
  ['the digits backwards', '0987654321', /repeats a few/],
  ['the alphabet and the digits', 'abcdefgh12345', /repeats a few/],
  ['a row of the keyboard and one back', 'asdfghjklpoiuyt', /repeats a few/],
  ['a common one twice', 'sunshine123Sunshine123', /Many people/],
  ['an own word twice', 'kalabaw!kalabaw!', undefined],
  ['a date and a word', '2026-08-19 ulan', undefined],
  ['two words with a run between them', 'ulan123araw', undefined],
];

for (const [what, password, expected] of table)
  test(`${what}: ${expected ? 'refused' : 'accepted'}`, () => {
    if (expected) assert.match(fault(password) ?? '', expected);
    else assert.equal(fault(password), undefined);
  });

test('of any text, only length, the list, one’s own words and what follows from its beginning decide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
      const found = fault(password);
      const { length } = [...password];
      if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) return found !== undefined;
      if (/[xyz]/.test(password)) return found === undefined || isForeseeable(password) || common.has(password.toLowerCase());
      return true;
    }),
  );
});

test('a text is foreseeable however often it is repeated and however it is written, or never', () => {
  const piece = fc.string({ unit: fc.constantFrom(...'abcdxyz0189!ñ'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(piece, fc.integer({ min: 2, max: 5 }), (text, times) => {
      assert.equal(isForeseeable(text.repeat(times)), isForeseeable(repeatedPiece(text)));
      assert.equal(isForeseeable(text.toUpperCase()), isForeseeable(text));
    }),
  );
});

test('digits and signs around one’s own words never make a password of them', () => {
  const around = fc.string({ unit: fc.constantFrom(...'0123456789!?-_. '), maxLength: 20 });
  const own = fc.array(fc.constantFrom('Maria', 'CLARA', 'peña', 'talaan', 'University'), { minLength: 1, maxLength: 5 });
  fc.assert(fc.property(around, own, around, (before, words, after) => fault(`${before}${words.join('.')}${after}`) !== undefined));
});
