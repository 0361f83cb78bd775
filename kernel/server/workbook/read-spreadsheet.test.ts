import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { Refusal } from '../errors.ts';
import { readSpreadsheet, readWorkbookSheets } from './read-spreadsheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'talaan-sheets-'));
after(() => rmSync(folder, { recursive: true }));

const BORN = new Date(Date.UTC(1996, 2, 7));

test('all sheets of a workbook that have something on them are read, by their names; dates as days', async () => {
  const path = await workbook([
    { sheet: 'C1', data: [[{ value: 'SURNAME' }, { value: 'Ibarra' }], [{ value: BORN, type: Date, format: 'mm/dd/yyyy' }]] },
    { sheet: 'Sheet2', data: [] },
    { sheet: 'C2', data: [[{ value: 'Eligibility' }]] },
  ]);
  assert.deepEqual(await readWorkbookSheets(path), [
    {
      name: 'C1',
      rows: [
        ['SURNAME', 'Ibarra'],
        ['1996-03-07', ''],
      ],
    },
    { name: 'C2', rows: [['Eligibility']] },
  ]);
  const first = await readSpreadsheet(path);
  assert.equal(first.rows[0]![1], 'Ibarra');
  assert.match(first.note, /Only the sheet “C1” was read/);
});

test('an import reads the time of a date, a form does not', async () => {
  const stamped = new Date(Date.UTC(2026, 10, 27, 14, 30));
  const path = await workbook([{ sheet: 'Papers', data: [[{ value: stamped, type: Date, format: 'yyyy-mm-dd hh:mm' }]] }]);
  assert.deepEqual((await readSpreadsheet(path)).rows, [['2026-11-27 14:30']]);
  assert.deepEqual((await readWorkbookSheets(path))[0]!.rows, [['2026-11-27']]);
});

test('what is no workbook is refused with what to do', async () => {
  await refuses(kept('form.pdf', '%PDF-1.7\n'), /picture or a PDF. Give an Excel workbook/);
  await refuses(kept('form.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])), /old Excel/);
  await refuses(kept('form.csv', 'SURNAME,Ibarra\n'), /not an Excel workbook/);
  await refuses(kept('form.xlsx', Buffer.from('PK\u0003\u0004 broken')), /cannot be read/);
});

test('a text that was named as a workbook is not looked through for headings', async () => {
  const path = kept('upload', 'Dear all,\nthe list of loans is with the cashier.\n');
  for (const name of ['loans.xlsx', 'LOANS.XLSM'])
    await refusesImport(path, name, /This is not an Excel workbook\. Open it in Excel and save it as \.xlsx/);
  assert.equal((await readSpreadsheet(path, { name: 'loans.xls' })).rows.length, 2);
  await refusesImport(kept('letter.xlsx', 'Dear all\n'), undefined, /not an Excel workbook/);
});

test('a sheet that is too wide is refused wherever it stands', async () => {
  const wide = Array.from({ length: 201 }, () => ({ value: 'x' }));
  await refuses(
    await workbook([
      { sheet: 'C1', data: [[{ value: 'a' }]] },
      { sheet: 'C2', data: [wide] },
    ]),
    /more than 200 columns/,
  );
});

test('a workbook whose rows are formatted to the last column and row is read as far as it is filled', async () => {
  const path = await withSheet(
    'formatted.xlsx',
    `<row r="1" s="0"><c r="A1" t="inlineStr"><is><t>Surname</t></is></c><c r="B1"><v>7</v></c><c r="XFD1" s="0"/></row>
     <row r="2"><c r="B2"><v>8</v></c><c r="XFD2" s="0"/></row><row r="1048576" s="0"><c r="XFD1048576" s="0"/></row>`,
  );
  const rows = [
    ['Surname', '7'],
    ['', '8'],
  ];
  assert.deepEqual(await readSpreadsheet(path), { rows, note: '' });
  assert.deepEqual(await readWorkbookSheets(path), [{ name: 'C1', rows }]);
});

test('rows of a merged cell have its value, hidden rows are named, an error stays to be seen, and numbers are as they are seen', async () => {
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const path = await withSheet(
    'marks.xlsx',
    `<row r="1">${text('A1', 'Name')}${text('B1', 'Office')}${text('C1', 'Days')}</row>
     <row r="2">${text('A2', 'Ana')}${text('B2', 'CAS')}<c r="C2"><v>42.49999999999999</v></c></row>
     <row r="3" hidden="1">${text('A3', 'Ben')}<c r="B3"/><c r="C3" t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c></row>`,
    '<mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells>',
  );
  assert.deepEqual(await readSpreadsheet(path), {
    rows: [
      ['Name', 'Office', 'Days'],
      ['Ana', 'CAS', '42.5'],
      ['Ben', 'CAS', '#N/A'],
    ],
    note: 'Where cells are merged over several rows, each of the rows has their value. Row 3 is hidden in the workbook and was read too.',
  });
});

test('a stray quotation mark is pointed out and the rest of the file is read', async () => {
  const path = kept('stray.csv', 'No,Name,Office\n1,"Cruz, Ana",CAS\n2,"Reyes,CAS\n3,Sy 5" Ben,CAS\n4,Uy,CAS\n');
  assert.deepEqual(await readSpreadsheet(path), {
    rows: [
      ['No', 'Name', 'Office'],
      ['1', 'Cruz, Ana', 'CAS'],
      ['2', '"Reyes', 'CAS'],
      ['3', 'Sy 5" Ben', 'CAS'],
      ['4', 'Uy', 'CAS'],
    ],
    note: 'Rows 3 and 4 have a stray quotation mark, which was read as a letter.',
  });
});

test('invisible signs are taken off', async () => {
  assert.deepEqual((await readSpreadsheet(kept('invisible.csv', '\uFEFFName,Office\nPe\u200Bña,Dela\u00A0Cruz\n'))).rows[1], [
    'Peña',
    'Dela Cruz',
  ]);
});

test('one cell at the end of a sheet is refused with its name, twelve of them without the memory of their empty boxes', async () => {
  const path = await withSheet('far.xlsx', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  await Promise.all(Array.from({ length: 12 }, () => refuses(path, /goes as far as XFD1048576.*Delete the rows and columns/)));
  clearInterval(watch);
  assert.ok(most - before < 400 * 1024 * 1024, `${most - before} bytes`);
});

/** A workbook whose one sheet has these rows, as Excel writes them. */
async function withSheet(name: string, rows: string, after = ''): Promise<string> {
  const files = unzipSync(await writeXlsxFile([{ sheet: 'C1', data: [] }] as never).toBuffer());
  const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`;
  return kept(name, Buffer.from(zipSync({ ...files, 'xl/worksheets/sheet1.xml': Buffer.from(xml) })));
}

async function refuses(path: string, message: RegExp): Promise<void> {
  await assert.rejects(readWorkbookSheets(path), (error) => error instanceof Refusal && message.test(JSON.stringify(error.body)));
}

async function refusesImport(path: string, name: string | undefined, message: RegExp): Promise<void> {
  await assert.rejects(readSpreadsheet(path, { name }), (error) => error instanceof Refusal && message.test(JSON.stringify(error.body)));
}

function kept(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function workbook(sheets: { sheet: string; data: object[][] }[]): Promise<string> {
  return kept(`${sheets.map(({ sheet }) => sheet).join('-')}.xlsx`, await writeXlsxFile(sheets as never).toBuffer());
}
