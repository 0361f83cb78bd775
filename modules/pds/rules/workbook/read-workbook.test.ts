import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Revision } from '../../contract/sheet.ts';
import { formSheets } from '../../print/form-workbook.ts';
import { fullSheet } from '../../print/sample-full-sheets.ts';
import { shortSheet } from '../../print/sample-sheets.ts';
import type { SheetOfWorkbook } from './grid.ts';
import { readDate, readHeight, readHundredths } from './read-values.ts';
import { readWorkbook } from './read-workbook.ts';

/** The workbook that Talaan itself writes, as a reader of workbooks sees it. */
function workbookOf(sheet: Parameters<typeof formSheets>[0]['sheet'], revision: Revision): SheetOfWorkbook[] {
  return formSheets({ sheet, revision }).map(({ sheet: name, rows }) => ({
    name,
    rows: rows.map((row) => row.map((cell) => String((cell as { value?: unknown } | null)?.value ?? ''))),
  }));
}

const upper = (text: string) => text.toUpperCase();

for (const revision of ['2017', '2025', '2026'] as const) {
  test(`a sheet that was printed as a workbook of ${revision} is read back whole`, () => {
    const sheet = fullSheet();
    const read = readWorkbook(workbookOf(sheet, revision))!;
    assert.equal(read.revision, revision);
    assert.equal(read.personal.surname, upper(sheet.personal.surname));
    assert.equal(read.personal.name_extension, upper(sheet.personal.name_extension));
    assert.equal(read.personal.birth_date, sheet.personal.birth_date);
    assert.equal(read.personal.height, sheet.personal.height);
    assert.equal(read.personal.tin, sheet.personal.tin);
    assert.equal(read.personal.mobile, sheet.personal.mobile);
    assert.equal(read.personal.sex, sheet.personal.sex);
    assert.equal(read.personal.residential?.zip_code, sheet.personal.residential.zip_code);
    assert.equal(read.personal.residential?.city, upper(sheet.personal.residential.city));
    assert.equal(read.personal.permanent?.street, upper(sheet.personal.permanent.street));
    assert.deepEqual(
      read.sheet.children.map(({ birth_date }) => birth_date),
      sheet.children.map(({ birth_date }) => birth_date),
    );
    assert.equal(read.sheet.parents.mother.first_name, upper(sheet.parents.mother.first_name));
    assert.deepEqual(
      read.sheet.education.map(({ level, year_graduated }) => [level, year_graduated]),
      sheet.education.map(({ level, year_graduated }) => [level, year_graduated]),
    );
    assert.deepEqual(
      read.sheet.eligibilities.map(({ rating, examined_on }) => [rating, examined_on]),
      sheet.eligibilities.map(({ rating, examined_on }) => [rating, examined_on]),
    );
    assert.deepEqual(
      read.sheet.work.map(({ from, to, position }) => [from, to, position]),
      sheet.work.map(({ from, to, position }) => [from, to, upper(position)]),
    );
    assert.equal(read.sheet.training.length, sheet.training.length);
    assert.equal(read.sheet.voluntary.length, sheet.voluntary.length);
    assert.deepEqual(read.sheet.skills, sheet.skills.map(upper));
    assert.deepEqual(
      read.sheet.references.map(({ name }) => name),
      sheet.references.map(({ name }) => upper(name)),
    );
    assert.deepEqual(read.unplaced, []);
  });
}

test('a copy into which rows and columns were put still reads', () => {
  const insert = fc.record({ above: fc.integer({ min: 0, max: 3 }), left: fc.integer({ min: 0, max: 2 }) });
  const sheets = workbookOf(shortSheet(), '2017');
  const straight = readWorkbook(sheets)!;
  fc.assert(
    fc.property(insert, ({ above, left }) => {
      const moved = sheets.map(({ name, rows }) => ({
        name,
        rows: [...Array.from({ length: above }, () => []), ...rows.map((row) => [...Array.from({ length: left }, () => ''), ...row])],
      }));
      const read = readWorkbook(moved)!;
      assert.deepEqual(read.personal, straight.personal);
      assert.deepEqual(read.sheet.work, straight.sheet.work);
      assert.deepEqual(read.sheet.parents, straight.sheet.parents);
    }),
    { numRuns: 12 },
  );
});

test('what no field takes is shown with its place, not dropped', () => {
  const sheets = workbookOf(shortSheet(), '2017');
  const marked = [...sheets, { name: 'Sheet5', rows: [['', 'See also my second family'], ['1']] }];
  assert.deepEqual(readWorkbook(marked)!.unplaced.at(-1), { where: 'Sheet5, B1', text: 'See also my second family' });
});

test('a workbook that is no personal data sheet is told as such', () => {
  assert.equal(
    readWorkbook([
      {
        name: 'Sheet1',
        rows: [
          ['Surname', 'Office'],
          ['Reyes', 'CAS'],
        ],
      },
    ]),
    null,
  );
});

test('dates are read in the order that the form prints, as text or as dates of the workbook', () => {
  assert.equal(readDate('03/07/1996', 'month first'), '1996-03-07');
  assert.equal(readDate('03/07/1996', 'day first'), '1996-07-03');
  assert.equal(readDate('25/12/2020', 'month first'), '2020-12-25');
  assert.equal(readDate('2020-12-25T00:00:00.000Z', 'day first'), '2020-12-25');
  assert.equal(readDate('March 7, 1996', 'day first'), '1996-03-07');
  assert.equal(readDate('7 Mar 1996', 'month first'), '1996-03-07');
  assert.equal(readDate('02/30/2020', 'month first'), null);
  assert.equal(readDate('sometime', 'month first'), null);
});

test('heights in centimetres and numbers with their units are understood', () => {
  assert.equal(readHeight('1.65'), 165);
  assert.equal(readHeight('165 cm'), 165);
  assert.equal(readHundredths('₱ 31,705.00'), 3170500);
  assert.equal(readHundredths('24 hours'), 2400);
  assert.equal(readHundredths('PERMANENT'), null);
});
