import assert from 'node:assert/strict';
import { test } from 'node:test';
import { internalWork, type Stretch } from './internal-work.ts';
import { listWarnings } from './warnings.ts';
import type { StoredSheet } from './stored-sheet.ts';

const stretch = (from: string, until: string | null, position: string, more: Partial<Stretch> = {}): Stretch => ({
  from,
  until,
  position,
  status: 'Permanent',
  is_government: true,
  is_part_time: false,
  office: 'Accounting Office',
  campus: 'San Isidro',
  salary: 3_170_500,
  grade: 11,
  step: 1,
  ...more,
});

test('appointments that follow in the same position and status are one row, with what was reached last', () => {
  const rows = internalWork(
    [
      stretch('2015-06-01', '2016-01-01', 'Clerk', { status: 'Job order', is_government: false, salary: null, grade: null, step: null }),
      stretch('2016-01-01', '2018-07-01', 'Clerk'),
      stretch('2018-07-01', '2020-01-01', 'Clerk', { salary: 3_400_000, step: 2 }),
      stretch('2020-01-01', null, 'Accountant I', { grade: 12 }),
    ],
    'Talaan State University',
  );
  assert.deepEqual(
    rows.map(({ from, to, position, sg_step, is_government, monthly_salary }) => [
      from,
      to,
      position,
      sg_step,
      is_government,
      monthly_salary,
    ]),
    [
      ['2020-01-01', null, 'Accountant I', '12-1', true, 3_170_500],
      ['2016-01-01', '2019-12-31', 'Clerk', '11-2', true, 3_400_000],
      ['2015-06-01', '2015-12-31', 'Clerk', '', false, null],
    ],
  );
});

test('service with a gap is two rows', () => {
  assert.equal(internalWork([stretch('2015-01-01', '2016-01-01', 'Clerk'), stretch('2016-02-01', null, 'Clerk')], 'U').length, 2);
});

test('the Work Experience Sheet names the university once, with the campus', () => {
  const [row] = internalWork([stretch('2016-01-01', null, 'Clerk')], 'Talaan State University');
  assert.deepEqual([row!.company, row!.agency_place], ['Talaan State University', 'San Isidro Campus']);
  const [main] = internalWork([stretch('2016-01-01', null, 'Clerk', { campus: 'Main Campus' })], 'Talaan State University');
  assert.equal(main!.agency_place, 'Main Campus');
});

test('full-time work that overlaps is told, part-time work and what follows is not', () => {
  const sections = { work: [], university_work: [], eligibilities: [] } as unknown as StoredSheet['sections'];
  const internal = internalWork([stretch('2016-01-01', null, 'Clerk')], 'Talaan State University');
  const warned = (from: string, to: string | null, part = false) =>
    listWarnings(
      {
        not_applicable: [],
        internal_work: 1,
        sections: { ...sections, work: [{ id: 7, question: null, wrong: [], fields: { from, to, is_part_time: part, company: 'Bank' } }] },
      },
      internal,
      '2026-11-20',
    ).map(({ row, message }) => `${row} ${message}`);
  assert.deepEqual(warned('2014-01-01', '2016-01-01'), ['7 Overlaps with the full-time work at Talaan State University from 1 Jan 2016.']);
  assert.deepEqual(warned('2014-01-01', '2015-12-31'), []);
  assert.deepEqual(warned('2014-01-01', null, true), []);
});

test('a licence is told 90 days before it ends', () => {
  const licence = (licence_until: string) =>
    listWarnings(
      {
        not_applicable: [],
        internal_work: 0,
        sections: {
          work: [],
          university_work: [],
          eligibilities: [{ id: 1, question: null, wrong: [], fields: { licence_until } }],
        } as unknown as StoredSheet['sections'],
      },
      [],
      '2026-11-20',
    ).length;
  assert.deepEqual([licence('2027-02-18'), licence('2027-02-19'), licence('2026-11-01')], [1, 0, 1]);
});
