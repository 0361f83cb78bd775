import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findPunchColumns, pinsByNumber, readPunchTable } from './punch-table.ts';

const NOW = '2026-11-20 09:00:00';
const pins = pinsByNumber([
  ['2019-0417', '12', null, '2020-01-01'],
  ['2019-0417', '77', '2020-01-01', null],
]);

function read(...lines: string[]) {
  const columns = findPunchColumns(lines[0]!)!;
  return readPunchTable(`${lines.slice(1).join('\n')}\n`, columns, { now: NOW, pins, firstLine: 2 });
}

test('a table of punches is recognized by its headings, the export of a device is not', () => {
  for (const heading of ['PIN,Date,Time', '\uFEFFEmployee No.;Date;Time', 'Employee Number\tDate and time', 'Time,Date,"PIN",In/Out\r'])
    assert.ok(findPunchColumns(heading), heading);
  for (const line of ['1001\t2026-10-01 07:58:01\t1\t0\t1\t0', 'Name,Date,Time', 'PIN,Time', 'PIN'])
    assert.equal(findPunchColumns(line), undefined, line);
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
    ['10 01,,2015-02-28,07:58', /^The PIN is not of/],
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
      fc.array(fc.string({ unit: fc.constantFrom('1', '2', '0', '-', '/', ':', ',', ' ', 'P', 'M', '"') }), { maxLength: 20 }),
      (lines) => {
        const { punches, problems } = read('PIN,Date,Time', ...lines);
        const blank = lines.filter((line) =>
          line.split(',').every(
            (cell) =>
              cell
                .trim()
                .replace(/^"(.*)"$/, '$1')
                .trim() === '',
          ),
        );
        assert.equal(punches.length + problems.length + blank.length, lines.length);
      },
    ),
  );
});
