import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths, daysFrom } from './days.ts';
import { appealClock, appealDecisionDue, deadlinesOf, describeAppeal, whyNotAppealed, whyNotRevised } from './deadlines.ts';
import { findPeriodFaults } from './find-period-faults.ts';
import { awaitedOf, latenessOf } from './late.ts';
import { KNOWN_DEADLINES, type Period } from './period.ts';

const [TABLE] = KNOWN_DEADLINES as [(typeof KNOWN_DEADLINES)[0]];
const FIRST: Period = { id: 1, name: 'January to June 2026', from: '2026-01-01', to: '2026-06-30' };
const ALWAYS = { entered_on: null, last_day: null };

const PERIODS: [string, string, string, RegExp | null][] = [
  ['a half year', '2026-07-01', '2026-12-31', null],
  ['90 days', '2026-07-01', '2026-09-28', null],
  ['89 days', '2026-07-01', '2026-09-27', /at least 90 days; this one has 89/],
  ['a year', '2026-07-01', '2027-06-30', null],
  ['a day more than a year', '2026-07-01', '2027-07-01', /at most a year, here until 30 Jun 2027/],
  ['a period that begins in another', '2026-06-30', '2026-12-31', /January to June 2026 has some of these days/],
  ['a period that ends before it begins', '2026-07-01', '2026-06-01', /must not be before/],
];

for (const [name, from, to, fault] of PERIODS)
  test(`${name} is ${fault ? 'refused' : 'a rating period'}`, () => {
    const faults = findPeriodFaults({ from, to }, [FIRST]);
    if (fault) assert.match(faults.join(), fault);
    else assert.deepEqual(faults, []);
  });

test('targets of January are due on 17 December, self-ratings on 10 July, final forms on 31 July', () => {
  assert.deepEqual(deadlinesOf(FIRST, TABLE, ALWAYS), {
    targets: '2025-12-17',
    revision: '2026-06-30',
    self_rating: '2026-07-10',
    final: '2026-07-31',
  });
  const second = deadlinesOf({ from: '2026-07-01', to: '2026-12-31' }, TABLE, ALWAYS);
  assert.deepEqual([second.targets, second.self_rating, second.final], ['2026-06-16', '2027-01-10', '2027-01-31']);
});

test('who enters on 2 March has 30 days for targets, who was there before has those before the period', () => {
  assert.equal(deadlinesOf(FIRST, TABLE, { entered_on: '2026-03-02', last_day: null }).targets, '2026-04-01');
  assert.equal(deadlinesOf(FIRST, TABLE, { entered_on: '2019-06-01', last_day: null }).targets, '2025-12-17');
  assert.equal(deadlinesOf(FIRST, TABLE, { entered_on: '2025-12-01', last_day: null }).targets, '2025-12-31');
});

test('who leaves in the period submits the form on the last day of service', () => {
  const leaves = deadlinesOf(FIRST, TABLE, { entered_on: null, last_day: '2026-05-15' });
  assert.deepEqual([leaves.self_rating, leaves.revision, leaves.final], ['2026-05-15', '2026-05-15', '2026-07-31']);
  assert.equal(deadlinesOf(FIRST, TABLE, { entered_on: null, last_day: '2026-09-30' }).self_rating, '2026-07-10');
});

test('an appeal is filed on the tenth day after the receipt at the latest, weekends and holidays counted, and decided in a month', () => {
  const clock = appealClock('2026-07-31', TABLE);
  assert.deepEqual(clock, { received_on: '2026-07-31', until: '2026-08-10', closes_on: '2026-08-11' });
  assert.equal(appealDecisionDue('2026-08-10', TABLE), '2026-09-10');
  assert.equal(appealDecisionDue('2027-01-31', TABLE), '2027-02-28');
});

test('a notice of rating says the last day of the appeal once the rating was received', () => {
  assert.match(
    describeAppeal('2026-07-31', TABLE),
    /received this rating on 31 Jul 2026\..* within 10 days from then, until 10 Aug 2026\./,
  );
  assert.match(describeAppeal(null, TABLE), /within 10 days from receipt of this notice\./);
});

test('an appeal on the eleventh day is refused with the day on which it was open last', () => {
  assert.equal(whyNotAppealed('2026-07-31', TABLE, '2026-08-10'), null);
  assert.equal(
    whyNotAppealed('2026-07-31', TABLE, '2026-08-11'),
    'The rating was received on 31 Jul 2026; appeals were open until 10 Aug 2026.',
  );
  assert.match(whyNotAppealed(null, TABLE, '2026-08-11')!, /Open the final rating first/);
});

test('approved targets are revised up to the last day of the period', () => {
  const deadlines = deadlinesOf(FIRST, TABLE, ALWAYS);
  assert.equal(whyNotRevised(deadlines, '2026-06-30'), null);
  assert.match(whyNotRevised(deadlines, '2026-07-01')!, /until 30 Jun 2026/);
});

const isFree = (day: string) => day === '2026-07-13';

const LATE = [
  ['a form that was not begun', null, '2026-01-05', ['TARGETS', 'OWNER', 19, 13]],
  ['targets on their last day', 'TARGET_DRAFT', '2025-12-17', null],
  ['targets with the head a day later', 'TARGET_REVIEWED', '2025-12-18', ['TARGETS', 'HEAD', 1, 1]],
  ['a self-rating on its last day, a Friday', 'ACCOMPLISHMENT_DRAFT', '2026-07-10', null],
  ['a self-rating on the Sunday after it', 'RETURNED', '2026-07-12', ['SELF_RATING', 'OWNER', 2, 0]],
  ['a self-rating on the Tuesday after a holiday', 'TARGET_APPROVED', '2026-07-14', ['SELF_RATING', 'OWNER', 4, 1]],
  ['a self-rated form that the supervisor holds in July', 'SELF_RATED', '2026-07-14', null],
  ['a rated form that the head holds in August', 'RATED', '2026-08-03', ['FINAL', 'HEAD', 3, 1]],
  ['a final form', 'FINAL', '2026-12-01', null],
  ['who is not rated', 'NOT_RATED', '2026-12-01', null],
] as const;

for (const [name, state, today, expected] of LATE)
  test(`${name} is ${expected ? `late by ${expected[2]} days, ${expected[3]} of them of work` : 'not late'}`, () => {
    const late = latenessOf(state, deadlinesOf(FIRST, TABLE, ALWAYS), today, isFree);
    assert.deepEqual(late && [late.what, late.of, late.days, late.working_days], expected);
  });

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));

test('a form is late from the day after its last one, and never by more working days than days', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('TARGET_DRAFT', 'SELF_RATED', null), (today, state) => {
      const deadlines = deadlinesOf(FIRST, TABLE, ALWAYS);
      const late = latenessOf(state, deadlines, today, () => false);
      const { due_on: due } = awaitedOf(state, deadlines)!;
      return late === null ? today <= due : late.working_days <= late.days && addDays(due, late.days) === today;
    }),
  );
});

test('a form closes on the day after the last day of its appeal, which is the tenth after the receipt', () => {
  fc.assert(
    fc.property(day, (received) => {
      const { until, closes_on: closes } = appealClock(received, TABLE);
      return daysFrom(received, until) === 11 && addDays(until, 1) === closes;
    }),
  );
});

test('a period is taken exactly where it has 90 days and at most a year', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 500 }), (from, days) => {
      const to = addDays(from, days);
      const lastOfYear = addDays(addMonths(from, 12), -1);
      return (findPeriodFaults({ from, to }, []).length === 0) === (days + 1 >= 90 && to <= lastOfYear);
    }),
  );
});

test('who leaves on the first or the last day of the period leaves in it, who left before it does not', () => {
  const due = (last_day: string) => deadlinesOf(FIRST, TABLE, { entered_on: null, last_day }).self_rating;
  assert.deepEqual(
    [due('2026-01-01'), due('2026-06-30'), due('2025-12-31'), due('2026-07-01')],
    ['2026-01-01', '2026-06-30', '2026-07-10', '2026-07-10'],
  );
});
