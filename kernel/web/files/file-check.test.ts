import { test } from 'node:test';
import assert from 'node:assert/strict';
import { refusalOf, refusalOfContent } from './file-check.ts';
import { fileNameIn } from '../calls/save-answer.ts';

const pdf = { endings: ['.pdf'], maxBytes: 3_145_728, hint: 'pdf files with a size less than 3mb' };

test('a PDF of exactly 3 MB is taken', () => {
  assert.equal(refusalOf({ name: 'Scan.PDF', size: 3_145_728 }, pdf), undefined);
});

test('a PDF of one byte more is refused for its size', () => {
  assert.equal(refusalOf({ name: 'scan.pdf', size: 3_145_729 }, pdf), 'The file you uploaded exceeds the file size limit.');
});

test('a picture where a PDF belongs is refused for its type', () => {
  assert.equal(refusalOf({ name: 'scan.png', size: 10 }, pdf), 'The file type you uploaded is not allowed.');
});

test('a PDF is known by a header within its first 1,024 bytes', async () => {
  assert.equal(await refusalOfContent(new Blob(['%PDF-1.7'])), undefined);
  assert.equal(await refusalOfContent(new Blob(['\u0000'.repeat(1019), '%PDF-1.7'])), undefined);
  assert.notEqual(await refusalOfContent(new Blob(['\u0000'.repeat(1020), '%PDF-1.7'])), undefined);
  assert.notEqual(await refusalOfContent(new Blob(['PDF'])), undefined);
});

test('a saved file keeps the name that the server gave it, with Ñ', () => {
  assert.equal(fileNameIn('attachment; filename="DTR.pdf"; filename*=UTF-8\'\'DTR%20Nu%C3%B1ez.pdf'), 'DTR Nuñez.pdf');
  assert.equal(fileNameIn('attachment; filename="personnel.csv"'), 'personnel.csv');
});
