import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { findPeopleOfRows } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { officeFields } from '@talaan/personnel/rules/section-import/sections/place-fields.ts';
import { judgeOutside, outsideFields, type OutsideGround } from './judge-outside.ts';

const PERSON = { id: 7, fullname: 'Reyes, Ana', surname: 'Reyes', first_name: 'Ana', birth_date: '1980-05-05' };
const GROUND: OutsideGround = {
  onRecord: [
    {
      id: 3,
      personnelId: 7,
      from: '2005-01-01',
      until: '2006-01-01',
      fields: {
        agency: 'DepEd', designation: 'Teacher I', status: 'Permanent', salary: 1_000_000, branch: 'NGA', absences: '', cause: 'Resigned',
        authority: 'Service record',
      },
    },
  ],
  own: new Map([[7, [{ from: '2010-06-01', until: null, position: 'Instructor I' }]]]),
  today: '2026-11-20',
}; // prettier-ignore

const COLUMNS = ['idno', 'from', 'until', 'agency', 'designation', 'status', 'authority', 'salary'] as const;

function judge(...lines: string[]) {
  const columns = Object.fromEntries(COLUMNS.map((name, at) => [name, at]));
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split(';') }));
  const read = readRows({ fields: outsideFields, rows, columns }, 'idno');
  return judgeOutside(findPeopleOfRows(read, new Map([['1', PERSON]]), null), GROUND);
}

for (const [what, line, column, said] of [
  ['without a last day', '1;2008-01-01;present;DOH;Nurse I;Casual;Paper;', 'To', 'Enter the last day.'],
  ['that is still to come', '1;2008-01-01;2027-01-01;DOH;Nurse I;Casual;Paper;', 'To', 'This day is in the future.'],
  ['before birth', '1;1979-01-01;1979-12-31;DOH;Nurse I;Casual;Paper;', 'From', 'Born on 5 May 1980: service cannot begin before.'],
  [
    'while the university has an appointment on record',
    '1;2009-01-01;2010-06-01;DOH;Nurse I;Casual;Paper;',
    'From',
    'On these days the university itself has an appointment on record: Instructor I.',
  ],
  ['over other service', '1;2005-06-01;2007-01-01;DOH;Nurse I;Casual;Paper;', 'From', 'Other service elsewhere runs from 1 Jan 2005'],
  ['without a paper', '1;2008-01-01;2008-12-31;DOH;Nurse I;Casual;;', 'Authority', ''],
] as const)
  test(`service elsewhere ${what} is refused, beside its column`, () => {
    const [one] = judge(line);
    assert.equal(one!.plan, null);
    const message = one!.row.messages.find((each) => each.column === column);
    assert.ok(message?.message.startsWith(said), JSON.stringify(one!.row.messages));
  });

test('service elsewhere that ends the day before the university begins is taken, a salary in centavos', () => {
  const [one] = judge('1;2008-01-01;2010-05-31;DOH;Nurse I;Casual;Service record;18,549.00');
  assert.deepEqual(
    [one!.isNew, one!.plan!.until, one!.plan!.fields.salary, one!.plan!.fields.branch],
    [true, '2010-06-01', 1_854_900, 'NGA'],
  );
});

test('a row with the same first day corrects what its cells say and keeps the rest', () => {
  const [one] = judge('1;2005-01-01;2005-12-31;DepEd;Teacher II;Permanent;Service record;');
  assert.deepEqual([one!.plan!.id, one!.plan!.fields.salary, one!.plan!.fields.cause], [3, 1_000_000, 'Resigned']);
  assert.deepEqual(one!.changes, [{ field: 'Position', from: 'Teacher I', to: 'Teacher II' }]);
});

test('a file of service at the university, with its office, is not taken for one of service elsewhere', () => {
  const ours = new Set(officeFields.office.aliases);
  assert.deepEqual(
    outsideFields.agency.aliases.filter((alias) => ours.has(alias)),
    [],
  );
});
