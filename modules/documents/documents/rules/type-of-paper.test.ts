import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { typeOfPaper } from './type-of-paper.ts';

const CODES = readFileSync(new URL('../server/reference/document-types.csv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split(',')[0]);

test('a printed paper has the type of its kind, any other is of the type Others', () => {
  for (const [kind, code] of [
    ['travel order', 'TRO'],
    ['certificate of employment', 'COE'],
    ['service record', 'SRQ'],
    ['contract', 'CON'],
    ['request to hire', 'OTH'],
    ['toString', 'OTH'],
  ] as const)
    assert.equal(typeOfPaper(kind), code);
});

test('whatever the kind, the type is one that every installation has', () => {
  fc.assert(fc.property(fc.string(), (kind) => CODES.includes(typeOfPaper(kind))));
  for (const kind of ['application for leave', 'faculty DTR', 'overtime authority', 'comparative assessment', 'plantilla report'])
    assert.ok(CODES.includes(typeOfPaper(kind)));
});
