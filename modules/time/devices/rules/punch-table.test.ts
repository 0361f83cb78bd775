import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findPunchColumns, pinsByNumber, readPunchTable, type PunchColumns } from './punch-table.ts';

const NOW = '2026-11-20 09:00:00';
const pins = pinsByNumber([
  ['2019-0417', '12', null, '2020-01-01'],
  ['2019-0417', '77', '2020-01-01', null],
]);

const split = (line: string) => line.split(/[,;\t]/);

function read(heading: string, ...lines: string[]) {
  return readIn('month-first', heading, ...lines);
}

function readIn(order: 'day-first' | 'month-first', heading: string, ...lines: string[]) {
  const columns = findPunchColumns(split(heading)) as PunchColumns;
  const rows = lines.map((line, index) => ({ line: index + 2, cells: split(line) }));
  return readPunchTable(rows, columns, { now: NOW, pins, order });
}

test('a table of punches is recognized by its headings, the export of a device is not', () => {
  for (const heading of ['PIN,Date,Time', 'Employee No.;Date;Time', 'Employee Number\tDate and time', 'Time,Date,PIN,In/Out']) {
    const columns = findPunchColumns(split(heading));
    assert.ok(columns && 'pin' in columns, heading);
  }
  for (const line of ['1001\t2026-10-01 07:58:01\t1\t0\t1\t0', 'Name,Age', 'PIN', 'Date'])
    assert.equal(findPunchColumns(split(line)), undefined, line);
});

test('`No.` is the PIN where no other column is, `EnNo` where the first column counts the lines', () => {
  const [one] = read('Department,Name,No.,Date/Time,Status', 'ACCT,Tagle Rosalyn,70002,11/03/2026 7:58:12 AM,C/In').punches;
  assert.deepEqual([one!.pin, one!.at], ['70002', '2026-11-03 07:58:12']);
  const heading = 'No\tMchn\tEnNo\tName\tMode\tIOMd\tDateTime';
  const [other] = read(heading, '1\t1\t000070002\tTagle\t1\t1\t2026/11/03  07:58:12').punches;
  assert.deepEqual([other!.pin, other!.at, other!.status], ['000070002', '2026-11-03 07:58:12', 1]);
});

test('a table of punches without a column that it needs says which, and what it may be called', () => {
  const missing = (heading: string) => (findPunchColumns(split(heading)) as { missing: string }).missing;
  assert.match(
    missing('Department,Name,Badge,Date/Time'),
    /^There is no column for the PIN among: Department, Name, Badge, Date\/Time\. It may be called: pin, .*ac no, enno/,
  );
  assert.match(missing('PIN,When,Time'), /^There is no column for the date among: PIN, When, Time\./);
});

test('the day comes first in all rows or in none', () => {
  const heading = 'PIN,Date,Time';
  const rows = ['70003,05/10/2026,07:58', '70003,06.10.2026,07:58', '70003,23-10-2026,07:58'];
  assert.deepEqual(
    readIn('day-first', heading, ...rows).punches.map(({ at }) => at.slice(0, 10)),
    ['2026-10-05', '2026-10-06', '2026-10-23'],
  );
  assert.equal(readIn('month-first', heading, ...rows).problems[0]!.line, 4);
});

test('dates and times are read as people and databases write them', () => {
  const times: [string, string][] = [
    ['2015-03-09,7:58', '2015-03-09 07:58:00'],
    ['03/09/2015,17:02:11', '2015-03-09 17:02:11'],
    ['2015-3-9,12:00 AM', '2015-03-09 00:00:00'],
    ['2015-03-09,12:30 p.m.', '2015-03-09 12:30:00'],
    ['2015-03-09,5:01PM', '2015-03-09 17:01:00'],
    ['2015-03-09,08:00:00.000', '2015-03-09 08:00:00'],
  ];
  for (const [cells, at] of times)
    assert.deepEqual(
      read('PIN,Date,Time', `1001,${cells}`).punches.map((one) => one.at),
      [at],
      cells,
    );
  assert.equal(read('PIN,Date and time', '1001,2015-03-09T07:58:01').punches[0]!.at, '2015-03-09 07:58:01');
});

test('an employee number counts as the PIN of its person on that day; In and Out are kept', () => {
  const { punches } = read('Employee No.;Date;Time;In/Out', '2019-0417;2019-12-31;07:58;IN', '2019-0417;2020-01-01;17:00;OUT');
  assert.deepEqual(
    punches.map(({ line, pin, status }) => [line, pin, status]),
    [
      [2, '12', 0],
      [3, '77', 1],
    ],
  );
});

test('a line that is no punch is told with its reason', () => {
  const cases: [string, RegExp][] = [
    ['1001,,2015-02-29,07:58', /^The date does not exist/],
    ['1001,,13/01/2015,07:58', /^The date does not exist/],
    ['1001,,2015-02-28,25:00', /^The time is not written/],
    ['1001,,2015-02-28,13:00 PM', /^The time is not written/],
    ['1001,,2027-02-28,07:58', /^The date is in the future/],
    ['10 01,,2015-02-28,07:58', /^A PIN is 1 to 24 letters or digits/],
    ['000,,2015-02-28,07:58', /^A PIN is 1 to 24 letters or digits/],
    [',,2015-02-28,07:58', /^The line names neither/],
    [',2000-1,2015-02-28,07:58', /^No PIN of the employee number 2000-1 is on record for that day/],
  ];
  for (const [line, reason] of cases) {
    const { punches, problems } = read('PIN,Employee No.,Date,Time', line);
    assert.deepEqual([punches.length, problems[0]!.line], [0, 2]);
    assert.match(problems[0]!.reason, reason);
  }
});

test('whatever the lines say, each is a punch, a problem, or blank', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('1', '2', '0', '-', '/', ':', ',', ' ', 'P', 'M') }), { maxLength: 20 }),
      fc.constantFrom('day-first' as const, 'month-first' as const),
      (lines, order) => {
        const { punches, problems } = readIn(order, 'PIN,Date,Time', ...lines);
        const blank = lines.filter((line) => line.split(',').every((cell) => cell.trim() === ''));
        assert.equal(punches.length + problems.length + blank.length, lines.length);
      },
    ),
  );
});
