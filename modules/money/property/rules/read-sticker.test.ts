import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSticker } from './read-sticker.ts';

test('a sticker says the property number alone; other codes and parts of a number are none', () => {
  assert.equal(readSticker(' 2026-05-03-0012-28\n'), '2026-05-03-0012-28');
  assert.equal(readSticker('2026-05-03-10012-128'), '2026-05-03-10012-128');
  assert.equal(readSticker('2026-05-03'), null);
  assert.equal(readSticker('https://talaan.example/verify/ABCD'), null);
  assert.equal(readSticker('SPLV-2026-11-0012'), null);
});
