import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeRenewal, type Renewable } from './judge-renewal.ts';

const casual: Renewable = {
  from: '2026-01-01',
  until: '2027-01-01',
  statusCode: 'CAS',
  status: 'Casual',
  maxMonths: 12,
  birthDate: '1990-05-01',
  office: 'General Services',
  isOpen: true,
  itemClosed: null,
  hasSalary: true,
};
const year = { from: '2027-01-01', until: '2028-01-01' };

test('a casual appointment that ends the day before is renewed for the next year', () => {
  assert.deepEqual(judgeRenewal(casual, year), { warnings: [] });
});

const exceptions: [string, Renewable | null, { from: string; until: string }, RegExp][] = [
  ['nobody', null, year, /no appointment/],
  ['who is permanent', { ...casual, statusCode: 'PERM', status: 'Permanent' }, year, /is permanent/],
  ['who served until earlier', { ...casual, until: '2026-07-01' }, year, /served until 30 Jun 2026/],
  [
    'who is renewed already',
    { ...casual, from: '2027-01-01', until: '2027-07-01' },
    year,
    /already has an appointment that begins on 1 Jan 2027/,
  ],
  ['a casual across the year', casual, { from: '2027-01-01', until: '2028-01-02' }, /calendar year/],
  [
    'thirteen months',
    { ...casual, statusCode: 'TEMP', status: 'Temporary' },
    { from: '2027-01-01', until: '2028-02-01' },
    /12 months at most/,
  ],
  ['an office that is closed then', { ...casual, isOpen: false }, year, /closed/],
  ['an item that is abolished', { ...casual, itemClosed: 'was abolished on 1 Dec 2026' }, year, /abolished/],
  ['without a salary table', { ...casual, hasSalary: false }, year, /salary table/],
];
for (const [name, last, period, why] of exceptions) {
  test(`not renewed: ${name}`, () => assert.match((judgeRenewal(last, period) as { why: string }).why, why));
}

test('who turns 65 within the period is renewed with a warning', () => {
  assert.deepEqual(judgeRenewal({ ...casual, birthDate: '1962-06-15' }, year), { warnings: ['65 on 15 Jun 2027'] });
});
