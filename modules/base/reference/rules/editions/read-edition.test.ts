import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWrong, readRows } from '@talaan/imports/rules/read-rows.ts';
import { placeFields } from './place-fields.ts';
import { readEdition } from './read-edition.ts';

/** Rows as the workbook has them: code, name, level. */
function read(...cells: [code: string, name: string, level: string][]) {
  const columns = { code: 0, name: 1, level: 2 };
  const rows = readRows({ fields: placeFields, rows: cells.map((row, at) => ({ line: at + 2, cells: row })), columns }, 'code');
  const places = readEdition(rows);
  return {
    places: [...places.values()].map(({ code, level, name, above }) => `${code} ${level} ${name} < ${above}`),
    messages: rows.flatMap(({ messages }) => messages.map(({ message }) => message)),
    isWrong: rows.some(isWrong),
  };
}

test('the code says what a place is in; a city of no province is right below its region', () => {
  const { places, isWrong: wrong } = read(
    ['0400000000', 'Region IV-A (CALABARZON)', 'Reg'],
    ['403400000', 'Laguna', 'Prov'],
    ['0403411000', 'Los Baños ', 'Mun'],
    ['0403411001', 'Anos', 'Bgy'],
    ['0403426000', 'Santa Cruz (Capital)', 'Mun'],
    ['0431200000', 'City of Lucena', 'City'],
    ['0431200001', 'Barangay 1 (Pob.)', 'Bgy'],
  );
  assert.equal(wrong, false);
  assert.deepEqual(places, [
    '0400000000 region Region IV-A (CALABARZON) < null',
    '0403400000 province Laguna < 0400000000',
    '0403411000 city Los Baños < 0403400000',
    '0403411001 barangay Anos < 0403411000',
    '0403426000 city Santa Cruz < 0403400000',
    '0431200000 city City of Lucena < 0400000000',
    '0431200001 barangay Barangay 1 < 0431200000',
  ]);
});

test('Manila stands for its districts, which have its barangays', () => {
  const { places } = read(
    ['1300000000', 'National Capital Region (NCR)', 'Reg'],
    ['1380600000', 'City of Manila', 'City'],
    ['1380608000', 'Ermita', 'SubMun'],
    ['1380608001', 'Barangay 659', 'Bgy'],
  );
  assert.deepEqual(places.slice(1), ['1380608000 city Manila, Ermita < 1300000000', '1380608001 barangay Barangay 659 < 1380608000']);
});

test('a row without a level is no place, and what would be in it is right below the region', () => {
  const { places, messages } = read(
    ['1900000000', 'Bangsamoro Autonomous Region In Muslim Mindanao (BARMM)', 'Reg'],
    ['1999900000', 'Special Geographic Area', ''],
    ['1999901000', 'Kapalawan', 'Mun'],
  );
  assert.deepEqual(places.slice(1), ['1999901000 city Kapalawan < 1900000000']);
  assert.deepEqual(messages, ['It has no geographic level: it is no place of an address.']);
});

test('what cannot be is refused on its row', () => {
  const region: [string, string, string] = ['0400000000', 'Region IV-A', 'Reg'];
  const refusal = (...row: [string, string, string]) => read(region, row).messages;
  assert.deepEqual(refusal('04034', 'Laguna', 'Prov'), ['“04034” is no code of 10 digits.']);
  assert.deepEqual(refusal('0403400000', 'Laguna', 'Dist'), ['“Dist” is none of Reg, Prov, City, Mun, SubMun and Bgy.']);
  assert.deepEqual(refusal('0403411001', 'Anos', 'Bgy'), ['The place that it is in is not in the file.']);
  assert.deepEqual(refusal('0400000000', 'CALABARZON', 'Reg'), ['The same code is in another row.']);
  assert.deepEqual(refusal('0403400000', '', 'Prov'), ['Name is missing.']);
});
