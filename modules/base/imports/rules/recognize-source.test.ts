import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ImportFields } from './import-fields.ts';
import { readText } from './readers.ts';
import { recognizeSource } from './recognize-source.ts';

const field = (title: string, isRequired?: true) => ({
  title,
  aliases: [],
  read: readText(100),
  help: '',
  example: '',
  ...(isRequired && { isRequired }),
});

const offices = { name: 'offices', fields: { acronym: field('Acronym', true), name: field('Name'), under: field('Under') } };
const people = { name: 'people', fields: { idno: field('Employee number', true), name: field('Name'), office: field('Office') } };
const salaries = { name: 'salaries', fields: { idno: field('Employee number', true), name: field('Name'), step: field('Step', true) } };
const all: { name: string; fields: ImportFields<Record<string, unknown>> }[] = [offices, people, salaries];

const recognized = (...headings: string[]) => recognizeSource([['University'], headings, ['1', '2', '3']], all).map(({ name }) => name);

test('a file is of the source that knows most of its headings and has all that it needs', () => {
  assert.deepEqual(recognized('Acronym', 'Name', 'Under'), ['offices']);
  assert.deepEqual(recognized('Employee number', 'Name', 'Office'), ['people']);
  assert.deepEqual(recognized('Employee number', 'Name', 'Step'), ['salaries']);
  assert.deepEqual(recognized('Employee number', 'Name', 'Step', 'Office'), ['people', 'salaries']);
  assert.deepEqual(recognized('Animal', 'Colour'), []);
  assert.deepEqual(recognized('Name', 'Under'), []);
});
