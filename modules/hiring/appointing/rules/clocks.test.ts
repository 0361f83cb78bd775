import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, daysBetween, isWeekend } from './calendar-days.ts';
import { warnOfGrades } from './warn-of-grades.ts';
import { hasProbation, probationUntil, reviewDue } from './probation.ts';
import { raiDue } from './rai-due.ts';
import { assumeBy, protestUntil, statementDue } from './short-clocks.ts';
import { submissionAlert, submissionDue } from './submission-due.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
const none = () => false;

test('an appointment of 3 November is submitted by 3 December, with reminders on days 20, 25 and 29', () => {
  assert.equal(submissionDue('2026-11-03'), '2026-12-03');
  const cases: [string, number[], number | null][] = [
    ['2026-11-22', [], null],
    ['2026-11-23', [], 20],
    ['2026-11-24', [20], null],
    ['2026-11-28', [20], 25],
    ['2026-12-02', [20], 29],
    ['2026-12-09', [20, 25, 29], null],
  ];
  for (const [today, given, due] of cases) assert.equal(submissionAlert('2026-11-03', today, given), due, today);
});

test('the same reminder is never given twice', () => {
  fc.assert(
    fc.property(day, fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 20 }), (issued, days) => {
      const given: number[] = [];
      for (const passed of days.toSorted((one, other) => one - other)) {
        const due = submissionAlert(issued, addDays(issued, passed), given);
        if (due === null) continue;
        assert.ok(due <= passed && !given.includes(due));
        given.push(due);
      }
    }),
  );
});

test('the report of September 2026 is due on 30 October, that of January 2027 on 1 March', () => {
  assert.equal(raiDue('2026-09', none), '2026-10-30');
  assert.equal(raiDue('2027-01', none), '2027-03-01');
  assert.equal(
    raiDue('2026-10', (date) => date === '2026-11-30'),
    '2026-12-01',
  );
});

test('a report is never due on a rest day or before the end of February', () => {
  fc.assert(
    fc.property(day, (date) => {
      const month = date.slice(0, 7);
      const due = raiDue(month, none);
      assert.ok(!isWeekend(due) && due.slice(0, 7) > month && daysBetween(`${month}-28`, due) <= 36);
    }),
  );
});

test('probation of six months ends on the eve; its reviews are due on the monthly dates', () => {
  assert.equal(probationUntil('2026-11-03'), '2027-05-02');
  assert.equal(probationUntil('2026-08-31'), '2027-02-27');
  assert.equal(reviewDue('2026-11-03', 3), '2027-02-03');
  assert.equal(reviewDue('2026-11-03', 6), '2027-05-03');
  assert.equal(reviewDue('2026-11-30', 3), '2027-02-28');
  assert.ok(hasProbation('PERM', 'ORIG') && !hasProbation('PERM', 'PROM') && !hasProbation('TEMP', 'ORIG'));
  fc.assert(
    fc.property(day, (date) => reviewDue(date, 3) < reviewDue(date, 6) && addDays(reviewDue(date, 6), -1) === probationUntil(date)),
  );
});

test('fifteen days to protest, thirty to assume duty and to file the statement of assets', () => {
  assert.equal(protestUntil('2026-11-03'), '2026-11-18');
  assert.equal(assumeBy('2026-11-03'), '2026-12-03');
  assert.equal(statementDue('2026-11-03'), '2026-12-03');
  fc.assert(fc.property(day, (date) => daysBetween(date, protestUntil(date)) === 15 && daysBetween(date, assumeBy(date)) === 30));
});

test('a promotion of more than three grades is warned of', () => {
  const cases: [string, number | null, number | null, boolean][] = [
    ['PROM', 11, 14, false],
    ['PROM', 11, 15, true],
    ['ORIG', 1, 24, false],
    ['PROM', null, 24, false],
  ];
  for (const [nature, from, to, isWarned] of cases)
    assert.equal(warnOfGrades(nature, from, to) !== null, isWarned, `${nature} ${from} ${to}`);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 33 }),
      fc.integer({ min: 1, max: 33 }),
      (from, to) => (warnOfGrades('PROM', from, to) !== null) === to - from > 3,
    ),
  );
});
