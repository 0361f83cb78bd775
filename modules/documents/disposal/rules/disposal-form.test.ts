import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FORM_HEADINGS, linesOfForm } from './disposal-form.ts';

test('NAP Form No. 3 has one numbered line for each records series, with its period, retention and item of the schedule', () => {
  const line = { type: 'Leave application', code: 'LVA', retention_years: 1, papers: 1 };
  const lines = linesOfForm(
    [
      { ...line, from_day: '2019-03-04', until_day: '2021-06-30', schedule_item: 'GRDS 2009, item 12' },
      {
        ...line,
        type: 'Memorandum',
        code: 'MEM',
        retention_years: 5,
        papers: 20,
        from_day: '2018-01-02',
        until_day: '2018-01-30',
        schedule_item: '',
      },
    ],
    'shredding',
  );
  assert.deepEqual(lines, [
    [
      1,
      'Leave application (LVA), 1 paper',
      'March 2019 to June 2021',
      '1 year after the year of closing',
      'GRDS 2009, item 12',
      'Shredding',
    ],
    [2, 'Memorandum (MEM), 20 papers', 'January 2018', '5 years after the year of closing', 'Not in a schedule', 'Shredding'],
  ]);
  assert.equal(lines[0]!.length, FORM_HEADINGS.length);
});
