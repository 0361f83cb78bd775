import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readLastDay, readPesos, readThousandths, readWhole, readYesNo } from './readers.ts';

test('amounts, days, grades and answers are read as people type them', () => {
  const read = (one: { value: unknown } | { error: string }) => ('value' in one ? one.value : null);
  const grade = readWhole(1, 33, 'Salary grades are 1 to 33.');
  const cases: [unknown, unknown][] = [
    [read(readPesos('₱42,178.00')), 4_217_800],
    [read(readPesos('PHP 42178.5')), 4_217_850],
    [read(readPesos('42.178,00')), null],
    [read(readPesos('0')), null],
    [read(readPesos('12345.678901234')), 1_234_568],
    [read(readThousandths('2.5')), 2500],
    [read(readThousandths('.077')), 77],
    [read(readThousandths('1,042.500')), 1_042_500],
    [read(readThousandths('12.416666667')), 12_417],
    [read(readThousandths('1,250')), null],
    [read(readThousandths('2000.001')), null],
    [read(readThousandths('.')), null],
    [read(readThousandths('-1')), null],
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

test('decimals that are rounded away are said, and what may be two numbers is asked', () => {
  assert.deepEqual(readThousandths('12.416666667'), { value: 12_417, note: '12.416666667 is read as 12.417.' });
  assert.deepEqual(readThousandths('42.5000'), { value: 42_500 });
  assert.deepEqual(readThousandths('1,250'), { error: '“1,250” may be 1.250 or 1250 days. Write it without the comma.' });
});

test('whatever a number is, it is read to the nearest part', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_999_999_999 }), (millionths) => {
      const text = `${Math.floor(millionths / 1_000_000)}.${String(millionths % 1_000_000).padStart(6, '0')}`;
      const found = readThousandths(text);
      assert.ok('value' in found && Math.abs(found.value * 1000 - millionths) <= 500);
    }),
  );
});
