import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDays, readLastDay, readPesos, readWhole, readYesNo } from './readers.ts';

test('amounts, days, grades and answers are read as people type them', () => {
  const read = (one: { value: unknown } | { error: string }) => ('value' in one ? one.value : null);
  const grade = readWhole(1, 33, 'Salary grades are 1 to 33.');
  const cases: [unknown, unknown][] = [
    [read(readPesos('₱42,178.00')), 4_217_800],
    [read(readPesos('PHP 42178.5')), 4_217_850],
    [read(readPesos('42.178,00')), null],
    [read(readPesos('0')), null],
    [read(readDays('2.5')), 2500],
    [read(readDays('1.0005')), null],
    [read(readDays('-1')), null],
    [read(grade('SG-12')), 12],
    [read(grade('34')), null],
    [read(grade('12.5')), null],
    [read(readYesNo('Oo')), true],
    [read(readYesNo('no')), false],
    [read(readYesNo('maybe')), null],
    [read(readLastDay('Present', 'month-first')), 'until further notice'],
    [read(readLastDay('12/31/2022', 'month-first')), '2023-01-01'],
  ];
  for (const [found, wanted] of cases) assert.equal(found, wanted);
});
