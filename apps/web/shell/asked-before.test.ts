import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedFirst, askedOnceMore } from './asked-before.ts';

test('questions that are asked often and lately come first, and each is kept once', () => {
  const often = { text: 'absent yesterday', times: 6, on: '2026-11-18' };
  const lately = { text: 'who retires next year', times: 1, on: '2026-11-20' };
  const longAgo = { text: 'leave next month', times: 9, on: '2026-09-01' };
  const texts = (asked: { text: string }[]) => asked.map(({ text }) => text);
  assert.deepEqual(texts(askedFirst([longAgo, lately, often], '2026-11-20')), [often.text, lately.text, longAgo.text]);
  assert.deepEqual(askedOnceMore([often, lately], ' absent yesterday ', '2026-11-20')[0], { ...often, times: 7, on: '2026-11-20' });
  const many = Array.from({ length: 25 }, (_, at) => ({ text: String(at), times: 1, on: '2026-11-01' }));
  assert.equal(askedOnceMore(many, 'one more', '2026-11-20').length, 20);
});
