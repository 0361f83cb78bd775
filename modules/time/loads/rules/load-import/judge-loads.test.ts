import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { findPeopleOfRows } from '@talaan/personnel/rules/section-import/section-rows.ts';
import type { LoadSegment } from '../load-segment.ts';
import { judgeLoads, type LoadGround } from './judge-loads.ts';
import type { LockedDays } from '../plan-change.ts';
import { loadFields } from './load-fields.ts';
import { readClock } from './read-clock.ts';
import { readWeekdays } from './read-weekdays.ts';

for (const [cell, wanted] of [
  ['MWF', [1, 3, 5]],
  ['TTh', [2, 4]],
  ['T', [2]],
  ['MTWThF', [1, 2, 3, 4, 5]],
  ['TH', [4]],
  ['Mon/Wed', [1, 3]],
  ['M-F', [1, 2, 3, 4, 5]],
  ['Tue - Thu', [2, 3, 4]],
  ['Sat', [6]],
  ['S', [6]],
  ['Sun', [7]],
  ['F and W', [3, 5]],
  ['daily', null],
  ['F-M', null],
  ['-', null],
] as const)
  test(`the days ${cell} are ${wanted ? wanted.join(', ') : 'refused'}`, () => {
    const read = readWeekdays(cell);
    assert.deepEqual('value' in read ? read.value : null, wanted);
  });

for (const [cell, wanted] of [
  ['9:00', 540],
  ['7', 420],
  ['1:30', 810],
  ['13:30', 810],
  ['1:30 PM', 810],
  ['12:00 nn', 720],
  ['12:15 am', 15],
  ['0.375', 540],
  ['0730', 450],
  ['07:30:00', 450],
  ['25:00', null],
  ['13:00 pm', null],
  ['TBA', null],
] as const)
  test(`the time ${cell} is ${wanted === null ? 'refused' : `minute ${wanted}`}`, () => {
    const read = readClock(cell);
    assert.equal('value' in read ? read.value : null, wanted);
  });

const TERM = { id: 1, name: 'First Semester, 2026-2027', from: '2026-08-10', to: '2026-12-18' };
const CLASS: LoadSegment = {
  id: 9,
  personnelId: 7,
  termId: 1,
  kind: 'CLASS',
  subject: 'MATH 21',
  section: 'BSCE 1A',
  room: 'CAS 204',
  units: 300,
  weekdays: [1, 3, 5],
  fromMinute: 540,
  toMinute: 600,
  from: TERM.from,
  to: TERM.to,
};
const PEOPLE = new Map(
  [7, 8].map((id) => [String(id), { id, fullname: `Person ${id}`, surname: 'Person', first_name: String(id), birth_date: null }]),
);
const COLUMNS = ['idno', 'term', 'kind', 'subject', 'section', 'weekdays', 'from_minute', 'to_minute', 'room', 'units', 'from', 'until'];

let locked: LockedDays[] = [];
function judge(...lines: string[]) {
  const columns = Object.fromEntries(COLUMNS.map((name, at) => [name, at]));
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split(';') }));
  const ground: LoadGround = {
    terms: [TERM],
    onRecord: [CLASS],
    served: new Map([
      [7, [{ from: '2020-06-01', until: null }]],
      [8, [{ from: '2020-06-01', until: '2026-09-01' }]],
    ]),
    locked: new Map([[7, locked]]),
  };
  return judgeLoads(findPeopleOfRows(readRows({ fields: loadFields, rows, columns }, 'idno'), PEOPLE, null), ground);
}

const FIRST = '7;First semester,  2026-2027';
for (const [what, line, column] of [
  ['of an unknown term', '7;Summer;Class;MATH 54;3A;TTh;9:00;10:30', 'Term'],
  ['of a class without a section', `${FIRST};Class;MATH 54;;TTh;9:00;10:30`, 'Section'],
  ['that ends before it begins', `${FIRST};Class;MATH 54;3A;TTh;10:30;9:00`, 'Ends'],
  ['at an hour that is taken', `${FIRST};Consultation;;;MTh;9:30;10:30`, 'Begins'],
  ['from a day outside the term', `${FIRST};Class;MATH 54;3A;TTh;9:00;10:30;;;2026-06-01`, 'First day'],
  ['after the appointment has ended', '8;First Semester, 2026-2027;Class;MATH 54;3A;TTh;9:00;10:30;;;2026-09-07', 'Employee number'],
] as const)
  test(`a segment ${what} is refused, beside its column`, () => {
    const [one] = judge(line);
    assert.equal(one!.plan, null);
    assert.deepEqual(
      one!.row.messages.map((message) => message.column),
      [column],
    );
  });

test('a row of the same class corrects it, and its empty cells change nothing', () => {
  const [one] = judge(`${FIRST};Class;Math 21;BSCE 1A;MWF;10:00;11:00`);
  assert.deepEqual([one!.isNew, one!.plan!.id, one!.plan!.room, one!.plan!.units, one!.plan!.fromMinute], [false, 9, 'CAS 204', 300, 600]);
});

test('a class that moves within the term ends in one row and begins in another', () => {
  const [ends, begins] = judge(
    `${FIRST};Class;MATH 21;BSCE 1A;MWF;9:00;10:00;;;2026-08-10;2026-10-09`,
    `${FIRST};Class;MATH 21;BSCE 1A;MWF;9:00;10:00;ENG 101;3;2026-10-12`,
  );
  assert.deepEqual([ends!.plan!.id, ends!.plan!.to, begins!.isNew, begins!.plan!.to], [9, '2026-10-09', true, TERM.to]);
});

test('the same segment twice is refused once, and two teachers in one room at an hour are only noted', () => {
  const line = `${FIRST};Class;MATH 54;3A;TTh;1:00;2:30;CAS 101`;
  const [, twice] = judge(line, line);
  assert.equal(twice!.plan, null);
  const [, other] = judge(line, line.replace('7;', '8;').replace('MATH 54', 'PHYS 1'));
  assert.ok(other!.plan);
  assert.equal(other!.row.messages[0]!.level, 'note');
});

test('what is on record already would change nothing', () => {
  const [one] = judge(`${FIRST};Class;MATH 21;BSCE 1A;MWF;9:00;10:00;CAS 204;3`);
  assert.deepEqual([one!.plan, one!.isNew, one!.changes], [null, false, []]);
});

test('what is said of locked days is not changed by a file; what begins after them is', () => {
  locked = [{ from: '2026-08-01', to: '2026-08-31' }];
  const messages = (line: string) => judge(line)[0]!.row.messages.map(({ column, message }) => [column, message]);
  assert.deepEqual(messages(`${FIRST};Class;MATH 54;BSM 3A;TTh;9:00;10:30`), [
    ['First day', 'Days until 31 Aug 2026 are locked. Let it begin on 1 Sep 2026 or later.'],
  ]);
  assert.deepEqual(messages(`${FIRST};Class;MATH 21;BSCE 1A;MWF;10:00;11:00`), [
    ['First day', 'Days until 31 Aug 2026 are locked. Change it under Faculty loads: it ends there and another begins.'],
  ]);
  assert.deepEqual(messages(`${FIRST};Class;MATH 54;BSM 3A;TTh;9:00;10:30;;;2026-09-01`), []);
  assert.deepEqual(messages(`${FIRST};Class;MATH 21;BSCE 1A;MWF;9:00;10:00`), [], 'as it is on record');
  locked = [];
});
