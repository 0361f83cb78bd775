import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { zipSync, type Zippable } from 'fflate';
import { UnreadableFile } from './decode-text.ts';
import { cellName, measureSheet } from './measure-sheet.ts';
import { measureWorkbook } from './measure-workbook.ts';
import { BrokenZip, listZip, unzip } from './unzip.ts';

const sheetOf = (rows: string) => `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`;
const LIMITS = { mostUnpacked: 10_000, mostBoxes: 1000 };

const SHEETS: [what: string, rows: string, filled: string, lastRow: number][] = [
  ['nothing', '', 'none', 0],
  ['a number', '<row r="3"><c r="B3"><v>7</v></c></row>', 'B3', 3],
  ['text in the cell itself', '<row r="1"><c r="C1" t="inlineStr"><is><t>x</t></is></c></row>', 'C1', 1],
  ['formats to the end', '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="4"/></row><row r="1048576" s="4"/>', 'A1', 1_048_576],
  ['a formula without a result', '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" t="str"><f>IF(A1,"","")</f><v></v></c></row>', 'A1', 1],
  ['one cell at the end', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', 'XFD1048576', 1_048_576],
  ['a prefix before its tags', '<x:row r="2"><x:c r="D2"><x:v>1</x:v></x:c></x:row>', 'D2', 2],
  ['a cell in CDATA', '<row r="2"><c r="D2"><v><![CDATA[1]]></v></c></row>', 'D2', 2],
  ['a row without a number', '<row><c r="D9"><v>1</v></c></row>', 'D9', 9],
  ['an end in a comment', '<!-- </sheetData> --><row r="2"><c r="D2"><v>1</v></c></row>', 'D2', 2],
];
for (const [what, rows, filled, lastRow] of SHEETS)
  test(`a sheet with ${what} is filled to ${filled}`, () => {
    const extent = measureSheet(sheetOf(rows));
    assert.equal(extent.filledRows ? cellName(extent.filledRows, extent.filledColumns) : 'none', filled);
    assert.equal(extent.lastRow, lastRow);
  });

const UNREADABLE: [what: string, rows: string][] = [
  ['a row that Excel does not have', '<row r="999999999"/>'],
  ['a column that Excel does not have', '<row r="1"><c r="XFE1"><v>1</v></c></row>'],
  ['no address', '<row r="1"><c><v>1</v></c></row>'],
  ['two addresses', '<row r="1"><c r="A1" x:r="XFD1"><v>1</v></c></row>'],
  ['an address behind a mark', '<row x=">" r="1048576"></row>'],
  ['an address in signs', '<row r="1"><c r="&#88;FD1"><v>1</v></c></row>'],
];
for (const [what, rows] of UNREADABLE)
  test(`a sheet with ${what} is refused`, () => {
    assert.throws(() => measureSheet(sheetOf(rows)), UnreadableFile);
  });

test('a workbook beyond the limits is refused by its directory and its cells, and says how far it goes', () => {
  const far = workbook(sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'));
  assert.throws(() => measureWorkbook(far, LIMITS), /as far as XFD1048576/);
  const large = workbook(' '.repeat(20_000));
  assert.throws(() => measureWorkbook(large, LIMITS), /unpacks to 1 MB/);
  const end = Buffer.from(sheetOf('<row r="1048576"/>'));
  const formatted = zip(Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`s${at}.xml`, end])));
  assert.throws(() => measureWorkbook(formatted, LIMITS), /as far as A1048576/);
});

test('a directory that does not tell the truth of a size makes the workbook broken, before more is unpacked', () => {
  const whole = zip({ 'xl/a.xml': Buffer.alloc(5000, 'x') });
  for (const size of [10, 6000]) {
    const told = Buffer.from(whole);
    told.writeUInt32LE(size, whole.readUInt32LE(whole.length - 6) + 24);
    assert.throws(() => measureWorkbook(told, LIMITS), BrokenZip, String(size));
  }
});

test('a content that was changed on its way makes the workbook broken', () => {
  const sent = Buffer.from(zipSync({ 'xl/a.xml': Buffer.from('<v>120</v>') }, { level: 0 }));
  sent.write('720', sent.indexOf('120'));
  assert.throws(() => measureWorkbook(sent, LIMITS), BrokenZip);
});

test('two files of one name make the workbook broken', () => {
  const two = zip({ 'xl/a.xml': Buffer.from('a'), 'xl/b.xml': Buffer.from('b') });
  assert.throws(() => measureWorkbook(Buffer.from(two.toString('latin1').replaceAll('b.xml', 'a.xml'), 'latin1'), LIMITS), BrokenZip);
});

test('what was measured is the XML that the directory names', () => {
  const hidden = zip({ 'xl/worksheets/sheet9.xml': Buffer.from('hidden') });
  const shown = zip({ 'xl/workbook.xml': Buffer.from('shown'), 'xl/media/image1.png': Buffer.alloc(9) });
  const end = shown.length - 22;
  const both = Buffer.concat([hidden, shown]);
  both.writeUInt32LE(shown.readUInt32LE(end + 16) + hidden.length, hidden.length + end + 16);
  let at = hidden.length + shown.readUInt32LE(end + 16);
  for (let left = 2; left > 0; left--) {
    both.writeUInt32LE(both.readUInt32LE(at + 42) + hidden.length, at + 42);
    at += 46 + both.readUInt16LE(at + 28);
  }
  assert.deepEqual(Object.keys(measureWorkbook(both, LIMITS)), ['xl/workbook.xml']);
});

test('whatever is packed is unpacked as it was; bytes that are no zip are broken', () => {
  const name = fc.string({ maxLength: 20 }).map((some) => `file ${some}`);
  fc.assert(
    fc.property(fc.dictionary(name, fc.uint8Array({ maxLength: 500 }), { maxKeys: 5 }), (files) => {
      const bytes = zip(files);
      assert.deepEqual(
        Object.entries(unzip(bytes, listZip(bytes))).map(([of, content]) => [of, [...content]]),
        Object.entries(files).map(([of, content]) => [of, [...content]]),
      );
    }),
  );
  assert.throws(() => listZip(Buffer.from('PK\u0003\u0004 broken')), BrokenZip);
});

function zip(files: Zippable): Buffer {
  return Buffer.from(zipSync(files, { level: 1 }));
}

function workbook(sheet: string): Buffer {
  return zip({ 'xl/worksheets/sheet1.xml': Buffer.from(sheet) });
}
