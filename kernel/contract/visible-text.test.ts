import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visibleText } from './visible-text.ts';

test('what shows nothing is taken off, and every space is an ordinary one', () => {
  assert.equal(visibleText('\uFEFFPe\u200Bña\u00AD'), 'Peña');
  assert.equal(visibleText('Dela\u00A0Cruz\u2009Juan'), 'Dela Cruz Juan');
  assert.equal(visibleText('one\n two\tthree'), 'one\n two\tthree');
});
