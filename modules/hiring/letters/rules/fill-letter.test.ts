import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fillLetter, LETTER_WORDS, paragraphsOf, unknownWords, type LetterFacts, type LetterWord } from './fill-letter.ts';

const FACTS: LetterFacts = {
  name: 'Ana Santos',
  honorific: 'Ms.',
  surname: 'Santos',
  reference: 'APP-2026-00017',
  position: 'Accountant II',
  office: 'Accounting Office',
  place: 'Main Campus',
  code: 'A2-2026-0003',
  closing: '25 Jan 2026',
  today: '2 Feb 2026',
  university: 'Ilaya State University',
};

test('the words of a letter are filled for each applicant', () => {
  assert.equal(
    fillLetter('Dear {honorific} {surname}, your application {reference} for {position} was received.', FACTS),
    'Dear Ms. Santos, your application APP-2026-00017 for Accountant II was received.',
  );
});

test('a word that is not known is named and left as it is', () => {
  assert.deepEqual(unknownWords('{name}, {salary}, {} and {salary}'), ['salary', '']);
  assert.equal(fillLetter('{salary} {toString}', FACTS), '{salary} {toString}');
});

test('a name with braces is no word of the letter', () => {
  assert.equal(fillLetter('Dear {name}', { ...FACTS, name: '{reference}' }), 'Dear {reference}');
});

test('paragraphs are parted by empty lines', () => {
  assert.deepEqual(paragraphsOf('One\nline.\n\n  \nTwo.\n'), ['One line.', 'Two.']);
});

test('a letter of known words keeps everything else and no word', () => {
  const words = Object.keys(LETTER_WORDS) as LetterWord[];
  const plain = fc.string().filter((text) => !/[{}]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, fc.constantFrom(...words))), plain, (parts, rest) => {
      const text = parts.map(([before, word]) => `${before}{${word}}`).join('') + rest;
      assert.deepEqual(unknownWords(text), []);
      assert.equal(fillLetter(text, FACTS), parts.map(([before, word]) => before + FACTS[word]).join('') + rest);
    }),
  );
});
