import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { Stored } from '../../contract/field.ts';
import type { Revision } from '../../contract/sheet.ts';
import { formSheets } from '../../print/form-workbook.ts';
import { fullSheet, overflowingSheet } from '../../print/sample-full-sheets.ts';
import { shortSheet } from '../../print/sample-sheets.ts';
import type { SheetOfWorkbook } from './grid.ts';
import { readWorkbook, type ReadWorkbook } from './read-workbook.ts';
import { asText } from '../as-text.ts';

/** The workbook that Talaan itself writes, as a reader of workbooks sees it. */
function workbookOf(sheet: Parameters<typeof formSheets>[0]['sheet'], revision: Revision): SheetOfWorkbook[] {
  return formSheets({ sheet, revision }).map(({ sheet: name, rows }) => ({
    name,
    rows: rows.map((row) => row.map((cell) => asText((cell as { value?: unknown } | null)?.value))),
  }));
}

const upper = (text: string) => text.toUpperCase();
const boxes = (read: ReadWorkbook, section: SectionName, ...names: string[]) =>
  read.sections[section].map((row) => names.map((name) => row.boxes[name] ?? null));
/** A kept value as a form shows it. */
const shown = (section: SectionName, name: string, stored: Stored) => SECTIONS[section].fields[name]!.show(stored) || null;

for (const revision of ['2017', '2025', '2026'] as const) {
  test(`a sheet that was printed as a workbook of ${revision} is read back whole`, () => {
    const sheet = fullSheet();
    const read = readWorkbook(workbookOf(sheet, revision))!;
    const personal = read.sections.personal[0]!.boxes;
    assert.equal(read.revision, revision);
    assert.equal(personal.surname, upper(sheet.personal.surname));
    assert.equal(personal.name_extension, upper(sheet.personal.name_extension));
    assert.equal(personal.birth_date, sheet.personal.birth_date);
    assert.equal(personal.height, shown('personal', 'height', sheet.personal.height));
    assert.equal(personal.tin, sheet.personal.tin);
    assert.equal(personal.mobile, sheet.personal.mobile);
    assert.equal(personal.sex, sheet.personal.sex);
    assert.equal(upper(String(personal.civil_status)), upper(sheet.personal.civil_status));
    assert.equal(personal.residential_zip_code, sheet.personal.residential.zip_code);
    assert.equal(personal.residential_city, upper(sheet.personal.residential.city));
    assert.equal(personal.permanent_street, upper(sheet.personal.permanent.street));
    assert.deepEqual(
      boxes(read, 'children', 'birth_date'),
      sheet.children.map(({ birth_date }) => [birth_date]),
    );
    assert.equal(read.sections.parents[0]!.boxes.mother_first_name, upper(sheet.parents.mother.first_name));
    assert.deepEqual(
      boxes(read, 'education', 'level', 'year_graduated'),
      sheet.education.map(({ level, year_graduated }) => [level, year_graduated === null ? null : String(year_graduated)]),
    );
    assert.deepEqual(
      boxes(read, 'eligibilities', 'rating', 'examined_on'),
      sheet.eligibilities.map(({ rating, examined_on }) => [shown('eligibilities', 'rating', rating), examined_on]),
    );
    assert.deepEqual(
      boxes(read, 'work', 'from', 'to', 'position'),
      sheet.work.map(({ from, to, position }) => [from, to, upper(position)]),
    );
    assert.equal(read.sections.training.length, sheet.training.length);
    assert.equal(read.sections.voluntary.length, sheet.voluntary.length);
    assert.deepEqual(
      boxes(read, 'skills', 'text'),
      sheet.skills.map((text) => [upper(text)]),
    );
    assert.deepEqual(
      boxes(read, 'references', 'name'),
      sheet.references.map(({ name }) => [upper(name)]),
    );
    assert.deepEqual(
      read.sections.answers.map(({ question, boxes: { yes } }) => [question, yes]),
      sheet.answers.filter(({ yes }) => yes !== null).map(({ number, yes }) => [number, yes]),
    );
    assert.deepEqual([read.unread, read.unplaced], [[], []]);
  });
}

for (const revision of ['2017', '2025', '2026'] as const) {
  test(`what goes on upon separate sheets of ${revision} is read with the rest`, () => {
    const sheet = overflowingSheet();
    const { sections, unplaced } = readWorkbook(workbookOf(sheet, revision))!;
    for (const section of ['children', 'education', 'eligibilities', 'work', 'voluntary', 'training', 'skills', 'recognitions'] as const)
      assert.equal(sections[section].length, sheet[section].length, section);
    assert.equal(sections.work[2]!.boxes.position, upper(sheet.work[2]!.position));
    assert.match(unplaced[0]!.text, /IKALAWA/, 'a further spouse stands in one box: its names are for the reader to part');
    assert.ok(unplaced.length < 8, JSON.stringify(unplaced));
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
      assert.deepEqual(readWorkbook(moved)!.sections, straight.sections);
    }),
    { numRuns: 12 },
  );
});

test('what no field takes is shown with its place, not dropped', () => {
  const sheets = workbookOf(shortSheet(), '2017');
  const marked = [...sheets, { name: 'Sheet5', rows: [['', 'See also my second family'], ['1']] }];
  assert.deepEqual(readWorkbook(marked)!.unplaced.at(-1), { where: 'Sheet5, B1', text: 'See also my second family' });
});

test('the choices that the official workbook keeps for its lists are no answers', () => {
  const countries = Array.from({ length: 40 }, (_, at) => ['', `Country ${String(at).padStart(2, '0')}`]);
  const read = readWorkbook([...workbookOf(shortSheet(), '2017'), { name: 'Sheet1', rows: countries }])!;
  assert.deepEqual(read.unplaced, []);
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
