import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { judgeOffices, type JudgedOffice, type OfficeGround } from './judge-offices.ts';
import { officeFields } from './office-fields.ts';

const ground: OfficeGround = {
  today: '2026-11-20',
  self: 9,
  campuses: [
    { id: 1, name: 'Main Campus', acronym: 'MC' },
    { id: 2, name: 'North Campus', acronym: 'NC' },
  ],
  offices: [
    { id: 1, campus_id: 1, parent_id: null, acronym: 'OP', fullname: 'Office of the President', is_active: true },
    { id: 2, campus_id: 1, parent_id: 1, acronym: 'REG', fullname: 'Registrar', is_active: true },
    { id: 3, campus_id: 1, parent_id: 1, acronym: 'OLD', fullname: 'Old Office', is_active: false },
    { id: 4, campus_id: 2, parent_id: null, acronym: 'NOD', fullname: 'Office of the Director', is_active: true },
  ],
  acronyms: [
    { campus_id: 1, acronym: 'OP', office: 'Office of the President' },
    { campus_id: 1, acronym: 'PIO', office: 'University Communications Office' },
  ],
  people: new Map([
    ['100', { id: 8, fullname: 'Rosa Reyes' }],
    ['200', { id: 9, fullname: 'Ana Cruz' }],
  ]),
  heads: [{ office_id: 2, personnel_id: 7, name: 'Ben Lim', from: '2024-01-01', until: null }],
};

/** Acronym | name | under | campus | head, a line each. */
function judge(...lines: string[]): JudgedOffice[] {
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split('|') }));
  return judgeOffices(
    readRows({ fields: officeFields, rows, columns: { acronym: 0, fullname: 1, above: 2, campus: 3, head: 4 } }, 'acronym'),
    ground,
  );
}

const told = ({ row }: JudgedOffice) => row.messages.map(({ column, message }) => `${column}: ${message}`);

test('the rows may come in any order: each finds the office above it by acronym, by name or by the way from above', () => {
  const judged = judge(
    'MATH|Department of Mathematics|Office of the President / CAS|1',
    'ALG|Algebra Section|Department of Mathematics|',
    'CAS|College of Arts|OP|',
    'NLIB|Library|NOD|',
  );
  assert.deepEqual(
    judged.map(({ plan }) => plan && [plan.campusId, plan.above, plan.depth]),
    [
      [1, { line: 4 }, 1],
      [1, { line: 2 }, 2],
      [1, { id: 1 }, 0],
      [2, { id: 4 }, 0],
    ],
  );
});

test('what cannot be is refused on its cell', () => {
  const cases: [string[], string[]][] = [
    [['A|Alpha|NOPE|1'], ['Under: “NOPE” is neither an office here nor one of this file.']],
    [['A|Alpha||9'], ['Campus: “9” is not a campus here: 1 Main Campus, 2 North Campus.']],
    [['A|Alpha||'], ['Campus: Enter the campus: 1 Main Campus, 2 North Campus.']],
    [['A|Alpha|NOD|1'], ['Under: “NOD” is on another campus, North Campus: an office is on the campus of the office above it.']],
    [['A||OP|1'], ['Name of the office: A is not on record, and a new office needs its name.']],
    [['A|Alpha|OLD|1'], ['Under: OLD is closed. Open it in Departments first, or choose another office.']],
    [['PIO|Press||1'], ['Acronym: University Communications Office has this acronym at another time. Choose another one.']],
    [['A|Alpha|OP|1|200'], ['Head: You cannot designate yourself. Ask a colleague.']],
    [['A|Alpha|OP / REG / OP|1'], ['Under: “OP / REG / OP” is neither an office here nor one of this file.']],
  ];
  for (const [lines, messages] of cases) {
    const [first] = judge(...lines);
    assert.deepEqual([told(first!), first!.plan], [messages, null]);
  }
});

test('before there is a campus, each row says to add one first', () => {
  const rows = readRows(
    { fields: officeFields, rows: [{ line: 2, cells: ['OP', 'Office of the President'] }], columns: { acronym: 0, fullname: 1 } },
    'acronym',
  );
  const [first] = judgeOffices(rows, { ...ground, campuses: [], offices: [] });
  assert.deepEqual(told(first!), ['Campus: There is no campus yet. Add the campuses in University and campuses first.']);
});

test('offices in a circle, twice, or below one that is wrong are each named', () => {
  const circle = judge('A|Alpha|C|1', 'B|Beta|A|1', 'C|Gamma|B|1', 'D|Delta|C|1', 'E|Epsilon|E|1');
  assert.deepEqual(circle.map(told), [
    ['Under: These offices are below one another in a circle: A under C under B under A.'],
    ['Under: These offices are below one another in a circle: B under A under C under B.'],
    ['Under: These offices are below one another in a circle: C under B under A under C.'],
    ['Under: The office above it has a problem: C in row 4.'],
    ['Under: These offices are below one another in a circle: E under E.'],
  ]);
  assert.deepEqual(judge('A|Alpha||1', 'a.|Other||1', 'B|Beta|A|1', 'A|Alpha||2').map(told), [
    ['Acronym: The same acronym is in row 3 too, for the same campus.'],
    ['Acronym: The same acronym is in row 2 too, for the same campus.'],
    ['Under: The office above it has a problem: A in row 2.'],
    [],
  ]);
  assert.deepEqual(told(judge('L1|Library|OP|1', 'L2|Library|REG|1', 'S|Shelf|Library|1')[2]!), [
    'Under: “Library” is the name of 2 offices. Enter the acronym, or the way to it from above, such as OVPAA / CAS.',
  ]);
  assert.deepEqual(judge('L1|Library|OP|1', 'L2|Library|REG|1', 'S|Shelf|REG / Library|1')[2]!.plan!.above, { line: 3 });
});

test('an office on record keeps its name and place and only gets a head', () => {
  const [same, headed] = judge('REG|Registrar|OP|1', 'OP|||1|100');
  assert.deepEqual([told(same!), same!.plan], [['Acronym: Already here.'], null]);
  assert.deepEqual(headed!.changes, [{ field: 'Head', from: '', to: 'Rosa Reyes, Head, from 20 Nov 2026' }]);
  assert.deepEqual(told(judge('REG|Records Office||1|100')[0]!), [
    'Acronym: Already here.',
    'Name of the office: Here it is “Registrar”, which stays. A new name is given in Departments, with its date.',
    'Head: Ben Lim heads it since 1 Jan 2024, which stays. Heads change in Departments.',
  ]);
  assert.deepEqual(told(judge('OP|||1|999')[0]!), [
    'Acronym: Already here.',
    'Head: No one has the employee number 999 yet. Import the people, then upload this file again.',
  ]);
});

test('any tree, its rows shuffled, is placed as it was written', () => {
  const trees = fc
    .array(fc.nat(), { minLength: 1, maxLength: 40 })
    .chain((parents) =>
      fc.record({ parents: fc.constant(parents), order: fc.shuffledSubarray([...parents.keys()], { minLength: parents.length }) }),
    );
  fc.assert(
    fc.property(trees, ({ parents, order }) => {
      const parentOf = (at: number) => (at === 0 ? 'OP' : `T${parents[at]! % at}`);
      const judged = judge(...order.map((at) => `T${at}|Office ${at}|${parentOf(at)}|`));
      const acronymOf = new Map(judged.map(({ row, plan }) => [row.line, plan!.acronym]));
      for (const { plan } of judged) {
        const at = Number(plan!.acronym.slice(1));
        assert.equal('id' in plan!.above! ? 'OP' : acronymOf.get(plan!.above!.line), parentOf(at));
      }
    }),
  );
});
