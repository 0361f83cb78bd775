import assert from 'node:assert/strict';
import { test } from 'node:test';
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
