import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { writeSheet } from './write-sheet.ts';

test('a name that begins like a formula stays text in a CSV', async () => {
  const answer = await writeSheet(
    'People',
    'csv',
    ['Name', 'SG'],
    [
      ['=HYPERLINK("x")', 12],
      ['-Peña, Ana', null],
    ],
  );
  assert.equal(Buffer.from(answer.content as Uint8Array).toString(), '\uFEFFName,SG\r\n"\'=HYPERLINK(""x"")",12\r\n"\'-Peña, Ana",\r\n');
});

test('pesos of a workbook are shown with two decimals, other numbers as they are', async () => {
  const { content } = await writeSheet('Loans', 'xlsx', ['Months', 'Due'], [[36, 2850]], undefined, [false, true]);
  const files = unzipSync(content as Uint8Array);
  const read = (name: string) => Buffer.from(files[name]!).toString();
  assert.match(read('xl/styles.xml'), /formatCode="#,##0\.00"/);
  const [months, due] = [...read('xl/worksheets/sheet1.xml').matchAll(/<c r="[AB]2"([^>]*)>/g)].map(([, attributes]) => attributes!);
  assert.doesNotMatch(months!, / s="/);
  assert.match(due!, / s="\d+"/);
});
