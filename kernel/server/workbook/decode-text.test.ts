import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeText, guessDelimiter, UnreadableFile } from './decode-text.ts';

const NAME = 'Peña,María\r\n';

test('the Ñ is read from UTF-8, UTF-16 and Windows-1252 alike', () => {
  const utf16 = Buffer.from(NAME, 'utf16le');
  const bigEndian = Buffer.from(utf16).swap16();
  assert.equal(decodeText(Buffer.from(NAME)), NAME);
  assert.equal(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])), NAME);
  assert.equal(decodeText(Buffer.concat([Buffer.from([0xfe, 0xff]), bigEndian])), NAME);
  assert.equal(decodeText(utf16), NAME);
  assert.equal(decodeText(Buffer.from(NAME, 'latin1')), NAME);
});

test('a file that is no text is refused', () => {
  assert.throws(() => decodeText(Buffer.from([1, 2, 0, 0, 3, 4, 0, 5])), UnreadableFile);
});

test('the separator is the one that stands most often outside quotes', () => {
  assert.equal(guessDelimiter('a;b;c\n"1,2,3,4,5";x;y'), ';');
  assert.equal(guessDelimiter('a\tb\n1\t2'), '\t');
  assert.equal(guessDelimiter('a,b\n1,2'), ',');
});
