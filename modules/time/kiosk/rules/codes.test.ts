import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  cardCodeOf,
  enrolmentCodeOf,
  groupCode,
  pinOfNumber,
  plainNumber,
  readCardMark,
  readEnrolmentCode,
  writeCardMark,
} from './codes.ts';

test('a code of a tablet is read however it is typed, and nothing else is one', () => {
  const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(bytes, (some) => {
      const code = enrolmentCodeOf(some);
      assert.equal(readEnrolmentCode(` ${groupCode(code).toLowerCase()} `), code);
    }),
  );
  for (const typed of ['', '7K3M-Q2XA', '7K3M-Q2XA-9TP0', '7K3M-Q2XA-9TPD-X']) assert.equal(readEnrolmentCode(typed), null, typed);
});

test('a card is read by its mark; any other picture is none', () => {
  const code = cardCodeOf(new Uint8Array(24).map((_, at) => at * 9));
  assert.equal(readCardMark(writeCardMark(code)), code);
  for (const text of [code, 'https://example.com', `TALAAN:${code}X`, 'TALAAN:']) assert.equal(readCardMark(text), null, text);
});

test('an employee number is found with and without dashes, and as a PIN it is no number of a device', () => {
  assert.equal(plainNumber('2019-0123'), plainNumber(' 20190123 '));
  assert.equal(pinOfNumber('2019-0123'), 'ID20190123');
  assert.match(pinOfNumber('A-very-long-number-of-a-person-2019'), /^[0-9A-Z]{24}$/);
});
