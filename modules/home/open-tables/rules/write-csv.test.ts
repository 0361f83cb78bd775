import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { OpenColumn } from '@talaan/kernel/contract/open-column.ts';
import { writeCsv } from './write-csv.ts';

const COLUMNS: OpenColumn[] = [
  { name: 'office', type: 'string', means: 'The office.' },
  { name: 'people', type: 'integer', means: 'How many.' },
  { name: 'is_open', type: 'boolean', means: 'Whether it is open.' },
];

test('a table is a header and its rows, with what is unknown left empty', () => {
  assert.equal(
    writeCsv(COLUMNS, [
      ['College of Arts, Sciences', 7, true],
      [null, null, false],
      ['=HYPERLINK("x")', -3, null],
    ]),
    '\uFEFFoffice,people,is_open\r\n"College of Arts, Sciences",7,true\r\n,,false\r\n"\'=HYPERLINK(""x"")",-3,\r\n',
  );
});

test('whatever a text holds is read back as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.integer()), { minLength: 1 }), (rows) => {
      const csv = writeCsv(
        COLUMNS,
        rows.map(([text, number]) => [text, number, true]),
      );
      const read = parse<{ office: string; people: string }>(csv, { bom: true, columns: true, record_delimiter: '\r\n' });
      assert.deepEqual(
        read.map(({ office, people }) => [office, Number(people)]),
        rows.map(([text, number]) => [/^[=+\-@\t\r]/.test(text) ? `'${text}` : text, number]),
      );
    }),
  );
});
