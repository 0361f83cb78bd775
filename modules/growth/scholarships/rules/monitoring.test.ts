import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, daysFrom } from '@talaan/performance/rules/period/days.ts';
import { scholarshipFlow } from '../workflow.ts';
import { whyNotCleared } from './clearance.ts';
import { returnDue, termDues } from './monitoring.ts';

const TERM = { name: 'First semester 2026–2027', ends_on: '2026-12-18', submitted: [] };

const STATES = [
  ['2026-12-18', 'NOT_YET'],
  ['2026-12-19', 'DUE'],
  ['2027-01-17', 'DUE'],
  ['2027-01-18', 'LATE'],
  ['2027-02-01', 'LATE'],
  ['2027-02-02', 'ALERT'],
] as const;

for (const [today, state] of STATES)
  test(`grades of a term that ended on 18 December are ${state} on ${today}`, () => {
    const [grades] = termDues([TERM], today);
    assert.deepEqual([grades!.due_on, grades!.alert_on, grades!.state], ['2027-01-17', '2027-02-02', state]);
  });

test('grades and progress report are due of each term, and what was submitted is done', () => {
  const dues = termDues([{ ...TERM, submitted: ['GRADES'] }], '2027-03-01');
  assert.deepEqual(
    dues.map(({ what, state }) => [what, state]),
    [
      ['GRADES', 'DONE'],
      ['PROGRESS', 'ALERT'],
    ],
  );
});

test('who completed on 15 May returns to duty by 14 June', () => {
  assert.equal(returnDue('2026-05-15', null, '2026-06-15').state, 'LATE');
  assert.deepEqual(
    [returnDue('2026-05-15', null, '2026-06-14').due_on, returnDue('2026-05-15', '2026-06-01', '2026-12-31').state],
    ['2026-06-14', 'DONE'],
  );
});

test('the alert comes after fifteen days late, never earlier', () => {
  const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, day, (ended, today) => {
      const { due_on: due, state } = returnDue(ended, null, today);
      return (state === 'ALERT') === (today > due && daysFrom(due, today) - 1 > 15);
    }),
  );
});

test('a scholarship hinders the clearance from the signed contract until it is fulfilled, settled or released', () => {
  const free = scholarshipFlow.states.filter((state) => whyNotCleared(state, 100, null) === null);
  assert.deepEqual(free, [
    'APPLIED',
    'ENDORSED',
    'DELIBERATED',
    'APPROVED',
    'FULFILLED',
    'SETTLED',
    'RELEASED',
    'RETURNED',
    'DISAPPROVED',
    'WITHDRAWN',
  ]);
  assert.equal(
    whyNotCleared('SERVING_OBLIGATION', 52_500_000, '2032-05-31'),
    'Service for the scholarship is due until 31 May 2032; leaving now costs PHP 525,000.00.',
  );
  assert.equal(whyNotCleared('BREACHED', 10_000, null), 'PHP 100.00 of the refund are not paid.');
  assert.match(whyNotCleared('BREACHED', 0, null)!, /paid and not settled/);
});
