import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import { DEFAULT_FOLLOW_UP } from './follow-up.ts';
import { makesTravel, type Nominee } from './nominee.ts';
import { missingPapers, reportDue } from './report-due.ts';
import { blocksOf, type BlockCode } from './who-is-blocked.ts';

const TODAY = '2026-08-03';
const TRAINING = { training_id: 7 as number | null, from: '2026-09-07', to: '2026-09-11', is_abroad: false };
const NOMINEE: Nominee = { born_on: '1980-02-29', serves_from: '2015-06-01', serves_until: null, trainings: [], obligation_until: null };
const before = {
  training_id: 3,
  title: 'Records Management',
  from: '2026-07-13',
  to: '2026-07-18',
  is_reported: false,
  report_due_on: '2026-08-02',
};

const CASES: [string, Partial<Nominee>, Partial<typeof TRAINING>, BlockCode[], RegExp?][] = [
  ['who serves and has reported', { trainings: [{ ...before, is_reported: true }] }, {}, []],
  ['a report that is due on day 15, 2 August, a day late', { trainings: [before] }, {}, ['REPORT_LATE'], /was due on 2 Aug 2026/],
  ['a report due today', { trainings: [{ ...before, to: '2026-07-19', report_due_on: '2026-08-03' }] }, {}, []],
  ['who left before the training', { serves_until: '2026-09-10' }, {}, ['NOT_SERVING'], /ends on 10 Sep 2026/],
  ['who is 65 on the last day', { born_on: '1961-09-11' }, {}, ['RETIRES'], /65th birthday is on 11 Sep 2026/],
  ['who is 65 the day after', { born_on: '1961-09-12' }, {}, []],
  ['who serves beyond 65 by an appointment with a last day', { born_on: '1961-06-01', serves_until: '2026-12-31' }, {}, []],
  ['who is not appointed yet', { serves_from: null }, {}, ['NOT_SERVING'], /does not serve/],
  ['who is nominated for it already', { trainings: [{ ...before, training_id: 7 }] }, {}, ['NOMINATED'], /Nominated for this training/],
  [
    'another training in the same days',
    { trainings: [{ ...before, title: 'Gender Audit', from: '2026-09-11', to: '2026-09-12', report_due_on: '2026-09-27' }] },
    {},
    ['SAME_DAYS'],
    /Gender Audit/,
  ],
  [
    'training abroad that ends in the year before 65',
    { born_on: '1962-09-11' },
    { is_abroad: true },
    ['ABROAD_BEFORE_65'],
    /must end by 10 Sep 2026, .* on 11 Sep 2027/,
  ],
  ['training abroad a day earlier', { born_on: '1962-09-12' }, { is_abroad: true }, []],
  [
    'born on 29 February 1964: the year before 65 begins on 29 February 2028',
    { born_on: '1964-02-29' },
    { from: '2028-02-21', to: '2028-02-29', is_abroad: true },
    ['ABROAD_BEFORE_65'],
    /by 28 Feb 2028, .* on 28 Feb 2029/,
  ],
  ['training at home in the last year of service', { born_on: '1962-03-01', serves_until: '2027-03-01' }, {}, []],
  ['training abroad with service due', { obligation_until: '2027-05-31' }, { is_abroad: true }, ['ABROAD_OBLIGATION'], /until 31 May 2027/],
  ['training abroad after it is served', { obligation_until: '2026-09-06' }, { is_abroad: true }, []],
  ['training at home with service due', { obligation_until: '2027-05-31' }, {}, []],
];

for (const [name, nominee, training, codes, says] of CASES)
  test(`${name}: ${codes.join() || 'not blocked'}`, () => {
    const found = blocksOf({ ...NOMINEE, ...nominee }, { ...TRAINING, ...training }, TODAY);
    assert.deepEqual(
      found.map(({ code }) => code),
      codes,
    );
    if (says) assert.match(found[0]!.says, says);
  });

test('a report is due on day 15, and blocks from day 16 until it is there', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, day, fc.boolean(), (to, today, is_reported) => {
      const report_due_on = reportDue(to, DEFAULT_FOLLOW_UP);
      const far = { training_id: null, from: '2029-01-08', to: '2029-01-12', is_abroad: false };
      const blocked =
        blocksOf({ ...NOMINEE, trainings: [{ training_id: 3, title: 'A', from: to, to, is_reported, report_due_on }] }, far, today).length >
        0;
      return blocked === (!is_reported && today >= addDays(to, 16));
    }),
  );
});

test('who did not complete the training submits report and re-entry plan alone', () => {
  assert.deepEqual(missingPapers(['REPORT'], true), ['CERTIFICATE', 'RE_ENTRY_PLAN']);
  assert.deepEqual(missingPapers(['REPORT'], false), ['RE_ENTRY_PLAN']);
  assert.deepEqual(missingPapers(['REPORT', 'RE_ENTRY_PLAN'], false), []);
});

test('only training elsewhere makes an official travel', () => {
  assert.deepEqual(
    (['UNIVERSITY', 'ELSEWHERE', 'ONLINE'] as const).map((venue) => makesTravel({ venue })),
    [false, true, false],
  );
});

test('service on exactly the days of the training suffices; a day less at either end does not', () => {
  const blocks = (serves_from: string, serves_until: string) => blocksOf({ ...NOMINEE, serves_from, serves_until }, TRAINING, TODAY);
  assert.deepEqual(blocks('2026-09-07', '2026-09-11'), []);
  assert.match(blocks('2026-09-07', '2026-09-10')[0]!.says, /ends on 10 Sep 2026/);
  assert.match(blocks('2026-09-08', '2026-12-31')[0]!.says, /does not serve/);
});
