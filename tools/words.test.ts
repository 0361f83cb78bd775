import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWord, findTooMany, readBannedWords, textsOf } from './find-words.ts';

test('a word is counted in comments, texts and the parts of names, not within other words', () => {
  assert.equal(countWord('// Whoever asks\nfunction weighPassword() {} // weighs, lower, flowed', { word: 'weigh*' }), 2);
  assert.equal(countWord('WHOEVER whoever', { word: 'whoever' }), 2);
  assert.equal(countWord('lower flower owe owed', { word: 'owe*' }), 2);
});

test('a phrase is found over the end of a line, and a capital counts where the word has one', () => {
  assert.equal(countWord(' * What nobody\n * holds', { word: 'nobody holds' }), 1);
  assert.equal(countWord('interface House {} // a house', { word: 'House' }), 1);
});

test('the first word of longer names is counted in names alone', () => {
  assert.equal(countWord('sayHours(say); // She will say so', { word: 'say()' }), 1);
});

test('a word in quotes is counted in what users read, not in comments, names or SQL', () => {
  const [nobody] = readBannedWords('"nobody" | no one | 0');
  const source = "// nobody\nconst nobody = 'nobody';\nsql`select 1 as nobody`; show('Nobody is here.'); <p>There is nobody</p>; 'Good';";
  assert.equal(countWord(textsOf(source), nobody!), 2);
  assert.equal(countWord('row.stands and it stands', { word: 'stands', inTexts: true }), 1);
});

test('one more than the ceiling is found, with what to write instead; fewer are fine', () => {
  const words = readBannedWords('# words\nwhoever | anyone who | 2\n');
  assert.deepEqual(words, [{ word: 'whoever', instead: 'anyone who', ceiling: 2, inTexts: false }]);
  assert.deepEqual(findTooMany(words, new Map([['whoever', 2]])), []);
  assert.match(findTooMany(words, new Map([['whoever', 3]]))[0]!, /written 3 times, at most 2 .* write anyone who/);
});
