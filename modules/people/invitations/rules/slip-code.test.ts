import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codeOfBytes, groupSlipCode, readSlipCode, readSlipMark, writeSlipMark } from './slip-code.ts';

test('a code is read as people type it, and nothing else is one', () => {
  for (const typed of ['7K3M-Q2XA-9TPD', '7k3mq2xa9tpd', ' 7K3M Q2XA 9TPD ', '7k3m–q2xa–9tpd'])
    assert.equal(readSlipCode(typed), '7K3MQ2XA9TPD');
  assert.equal(readSlipCode('OIL0-1234-5678'), '011012345678');
  for (const typed of ['', '7K3M-Q2XA-9TP', '7K3M-Q2XA-9TPDX', '7K3M-Q2XA-9TPU']) assert.equal(readSlipCode(typed), null, typed);
});

test('what is printed of random bytes is read back, typed or scanned, whatever the number', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 32 }), fc.string({ minLength: 1, unit: 'grapheme' }), (bytes, number) => {
      const code = codeOfBytes(bytes);
      assert.equal(readSlipCode(groupSlipCode(code)), code);
      assert.equal(readSlipCode(groupSlipCode(code).toLowerCase()), code);
      assert.deepEqual(readSlipMark(writeSlipMark(number, code)), { number, code });
    }),
  );
});

test('the token of a letter is no mark of a slip', () => {
  for (const mark of ['', 'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm8', '/7K3MQ2XA9TPD', '2019-001/short', '%E0%A4%A/7K3MQ2XA9TPD'])
    assert.equal(readSlipMark(mark), null, mark);
});
