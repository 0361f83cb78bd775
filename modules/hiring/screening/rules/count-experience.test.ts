import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sheetOf } from '../server/fixtures/sheet-of.ts';
import { countExperience, dayNumber, daysOfYears, formatDays, formatYears } from './count-experience.ts';
import type { Mark } from './elements.ts';
import { keyOfRow } from './row-key.ts';

const ON = '2026-11-27';
type Work = Parameters<typeof sheetOf>[0]['work'];
const said = (mark: Partial<Mark>): Mark => ({ is_relevant: true, weekly_hours: null, verified_hours: null, ...mark });
/** Every job is relevant, as HR says. */
const marksOf = (work: Work, mark: Partial<Mark> = {}) => new Map(sheetOf({ work }).work.map((row) => [keyOfRow('work', row), said(mark)]));
const count = (work: Work, years = 2, marks = marksOf(work)) => countExperience(sheetOf({ work }), { years, marks, on: ON });

test('n years are met with 365, 730, 1,095 and 1,461 days', () => {
  assert.deepEqual([1, 2, 3, 4].map(daysOfYears), [365, 730, 1095, 1461]);
});

test('years are shown with two decimals, and days are compared', () => {
  assert.deepEqual([0, 36_500, 73_000, 116_900].map(formatYears), ['0.00', '1.00', '2.00', '3.20']);
  const last = '2023-12-31';
  assert.equal(count([['2022-01-01', last]]).result, 'MET');
  const short = count([['2022-01-02', last]]);
  assert.deepEqual([short.result, short.figure], ['NOT_MET', 72_900]);
});

test('a day counts at most once where two jobs overlap, and nothing counts after the closing day', () => {
  const judged = count([
    ['2024-01-01', '2024-12-31'],
    ['2024-07-01', '2025-06-30'],
    ['2026-11-01', null],
    ['2027-01-01', null],
  ]);
  assert.equal(judged.figure, 100 * (366 + 181 + 27));
  assert.equal(judged.rows[3]!.why, 'After the closing day');
});

test('part time counts by its weekly hours, several are added, never above one', () => {
  const year: [string, string, boolean] = ['2023-01-01', '2023-12-31', true];
  assert.equal(count([year]).figure, 18_250, '20 hours a week until HR enters them');
  const hours = (weekly_hours: number) => marksOf([year], { weekly_hours });
  assert.equal(count([year], 2, hours(1000)).figure, 9125);
  assert.equal(count([year], 2, hours(3000)).figure, 27_375);
  const twice = count([year, ['2023-01-01', '2023-12-31', true], ['2023-01-01', '2023-12-31', true]]);
  assert.equal(twice.figure, 36_500);
});

test('part days are shown with two decimals', () => {
  const judged = count([['2023-01-01', '2023-12-31', true]]);
  assert.equal(judged.note, '0.50 years (182.50 days) of 2 years');
  assert.deepEqual([36_500, 18_250, 9125, 100].map(formatDays), ['365', '182.50', '91.25', '1']);
});

test('what HR has not said to be relevant never meets the standard, and gives no days beside what it said', () => {
  const jobs: Work = [
    ['2020-01-01', '2022-12-31'],
    ['2023-01-01', '2025-12-31'],
  ];
  const [first] = marksOf(jobs);
  const open = count(jobs, 2, new Map());
  assert.deepEqual([open.result, open.note], ['FOR_VERIFICATION', '6.00 years (2,192 days) of 2 years claimed, 0.00 of them checked']);
  assert.equal(open.rows[0]!.why, 'Is it relevant?');
  const half = count(jobs, 2, new Map([first!]));
  assert.deepEqual([half.result, half.figure], ['MET', 109_600]);
  assert.equal(count(jobs, 4, new Map([first!])).result, 'FOR_VERIFICATION');
  assert.equal(count(jobs, 7, new Map([first!])).result, 'NOT_MET');
  assert.equal(count([], 0, new Map()).result, 'MET', 'nothing is asked');
});

test('a job that HR says is not relevant does not count', () => {
  const jobs: Work = [['2020-01-01', '2025-12-31']];
  const judged = count(jobs, 2, marksOf(jobs, { is_relevant: false }));
  assert.deepEqual([judged.figure, judged.result], [0, 'NOT_MET']);
});

test('volunteer work counts where it was full time', () => {
  const volunteer = (hours: number | null) =>
    countExperience(
      { work: [], voluntary: [{ organization: 'Red Cross', from: '2025-01-01', to: '2025-12-31', hours, position: 'Officer' }] },
      { years: 1, marks: new Map(), on: ON },
    );
  assert.deepEqual([volunteer(208_600).figure, volunteer(80_000).figure, volunteer(null).figure], [36_500, 0, 0]);
  assert.equal(volunteer(208_600).result, 'FOR_VERIFICATION');
});

test('any jobs count as a count of each day by itself', () => {
  const start = dayNumber('2020-01-01');
  const day = (number: number) => new Date((start + number) * 86_400_000).toISOString().slice(0, 10);
  const job = fc.record({ from: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 0, max: 200 }), part: fc.boolean() });
  fc.assert(
    fc.property(fc.array(job, { maxLength: 6 }), (jobs) => {
      let halves = 0;
      for (let at = 0; at <= 500; at++) {
        const weight = jobs.reduce((sum, one) => (one.from <= at && at <= one.from + one.length ? sum + (one.part ? 1 : 2) : sum), 0);
        halves += Math.min(2, weight);
      }
      const { figure } = count(jobs.map(({ from, length, part }) => [day(from), day(from + length), part]));
      assert.equal(figure, halves * 50);
    }),
  );
});
