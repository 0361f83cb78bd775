import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canBeCertified, hindrancesOf, formatHindrances, type PeriodFacts } from './hindrances.ts';

const october: PeriodFacts = { from: '2026-10-01', to: '2026-10-31', days: 31, incomplete: [], open: [], due: [], requests: [] };
const appeal = { from: '2026-10-05', to: '2026-10-05', title: 'Time-log appeal of 5 Oct 2026', link: '/account/appeals/7' };

const cases: [string, Partial<PeriodFacts>, string, string[]][] = [
  ['a month that is over, with all its days, is ready', {}, '2026-11-01', []],
  ['a month that is not over waits for its end', { incomplete: ['2026-10-05'] }, '2026-10-31', ['NOT_OVER']],
  ['a month without any day is not on record', { days: 0 }, '2026-11-02', ['NO_RECORD']],
  ['a month whose first days are just being computed is on its way', { days: 0, due: ['2026-10-01'] }, '2026-11-02', ['COMPUTING']],
  ['a day without a punch', { incomplete: ['2026-10-05'] }, '2026-11-02', ['INCOMPLETE']],
  [
    'a day without a punch that is being computed again may be complete by now',
    { incomplete: ['2026-10-05'], due: ['2026-10-05'] },
    '2026-11-02',
    ['COMPUTING'],
  ],
  ['the night shift of the last day', { open: ['2026-10-31'] }, '2026-11-01', ['DAY_OPEN']],
  ['an appeal that is not decided', { incomplete: ['2026-10-05'], requests: [appeal] }, '2026-11-02', ['INCOMPLETE', 'REQUEST']],
];

for (const [name, facts, today, kinds] of cases)
  test(`ready to submit: ${name}`, () => {
    assert.deepEqual(
      hindrancesOf({ ...october, ...facts }, today).map(({ kind }) => kind),
      kinds,
    );
  });

test('the head can certify days that lack a punch, and no other hindrance', () => {
  assert.equal(canBeCertified(hindrancesOf({ ...october, incomplete: ['2026-10-05', '2026-10-06'] }, '2026-11-02')), true);
  assert.equal(canBeCertified(hindrancesOf({ ...october, incomplete: ['2026-10-05'], requests: [appeal] }, '2026-11-02')), false);
  assert.equal(canBeCertified([]), false);
});

test('a refusal says the first hindrance and how many more there are', () => {
  const found = hindrancesOf({ ...october, incomplete: ['2026-10-05', '2026-10-06'] }, '2026-11-02');
  assert.equal(formatHindrances(found), '5 Oct 2026 has a missing punch. 1 more must be settled first.');
});

test('every day that is not final hinders, once', () => {
  const day = fc.integer({ min: 1, max: 31 }).map((number) => `2026-10-${String(number).padStart(2, '0')}`);
  const days = fc.uniqueArray(day);
  fc.assert(
    fc.property(days, days, days, (incomplete, open, due) => {
      const found = hindrancesOf({ ...october, incomplete, open: open.filter((one) => !incomplete.includes(one)), due }, '2026-11-05');
      const wanted = new Set([...incomplete, ...open, ...due]);
      assert.deepEqual(new Set(found.map(({ date }) => date)), wanted);
      assert.equal(found.length, wanted.size);
    }),
  );
});
