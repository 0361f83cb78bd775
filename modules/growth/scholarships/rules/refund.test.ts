import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import type { Grant } from './grant.ts';
import { DOCTOR, REFUND } from './grant-fixture.ts';
import { obligationEntries } from './obligation-entries.ts';
import { refundOn } from './refund.ts';
import { fulfilledOn, servedUpTo } from './served.ts';

test('a doctorate of 72 months, 30 served, cost 900,000.00: a resignation costs 525,000.00', () => {
  const refund = refundOn('2028-11-30', DOCTOR);
  assert.deepEqual(
    [refund.months, refund.served.months, refund.unserved, refund.base, refund.amount],
    [72, 30, 42, 90_000_000, 52_500_000],
  );
  assert.equal(refund.says, 'PHP 900,000.00 × 42 ÷ 72 months = PHP 525,000.00');
});

const unpaid = (from: string, days: number, thousandths = 1000) =>
  Array.from({ length: days }, (_, at) => ({ date: addDays(from, at), thousandths }));

const COSTS: [string, Partial<Grant>, string, number, number][] = [
  ['a day before the thirtieth month is full', {}, '2028-11-29', 43, 53_750_000],
  ['on the day of return', {}, '2026-06-01', 72, 90_000_000],
  ['on the last day but one', {}, '2032-05-30', 1, 1_250_000],
  ['on the last day', {}, '2032-05-31', 0, 0],
  ['with 60 days without pay', { unpaid: unpaid('2027-01-01', 60) }, '2028-11-30', 44, 55_000_000],
  ['with two half days without pay', { unpaid: unpaid('2027-01-01', 2, 500) }, '2028-11-30', 43, 53_750_000],
  ['with a quarter of a day without pay, which counts as one', { unpaid: unpaid('2027-01-01', 1, 250) }, '2028-11-30', 43, 53_750_000],
  ['a year after the last day in service', { left_on: '2028-11-30' }, '2029-11-30', 42, 52_500_000],
  ['of who left on the day of return', { left_on: '2026-06-01' }, '2030-01-01', 72, 90_000_000],
  ['before the return', { reported_on: null }, '2026-06-20', 72, 90_000_000],
  ['after a year of study, with what was spent until then', { completed_on: null, reported_on: null }, '2024-05-31', 72, 30_000_000],
  ['a contract that names 90 months', { terms: { ...DOCTOR.terms, months: 90 } }, '2028-11-30', 60, 60_000_000],
];

for (const [name, more, day, unserved, amount] of COSTS)
  test(`a resignation ${name}: ${unserved} months, ${amount / 100}`, () => {
    const refund = refundOn(day, { ...DOCTOR, ...more });
    assert.deepEqual([refund.unserved, refund.amount], [unserved, amount]);
  });

test('where the degree is not finished the share of the contract is refunded, until all is served', () => {
  const grant = { ...DOCTOR, completed_on: null, terms: { ...DOCTOR.terms, refund: { ...REFUND, unfinished_per10000: 10_000 } } };
  assert.equal(refundOn('2028-11-30', grant).amount, 90_000_000);
  assert.match(refundOn('2028-11-30', grant).says, /not finished: PHP 900,000\.00 × 100 %/);
  assert.equal(refundOn('2032-05-31', grant).amount, 0);
  assert.equal(refundOn('2028-11-30', { ...grant, completed_on: '2026-05-15' }).amount, 52_500_000);
});

test('part-time study of half a year obliges to nothing and costs nothing', () => {
  const grant: Grant = {
    ...DOCTOR,
    stretches: [{ mode: 'PART_TIME', from: '2026-01-01', to: '2026-06-30' }],
    terms: { ...DOCTOR.terms, months: 0 },
  };
  assert.deepEqual([refundOn('2026-07-15', grant).amount, refundOn('2026-07-15', grant).says], [0, 'The study obliges to no service.']);
});

test('days without pay push the last day; leave with pay does not', () => {
  assert.equal(fulfilledOn(72, DOCTOR), '2032-05-31');
  assert.equal(fulfilledOn(72, { ...DOCTOR, unpaid: unpaid('2027-01-01', 10) }), '2032-06-10');
  assert.equal(fulfilledOn(72, { ...DOCTOR, unpaid: unpaid('2032-05-31', 3) }), '2032-06-03', 'a day that is pushed into days without pay');
  assert.equal(fulfilledOn(72, { ...DOCTOR, reported_on: null }), null);
});

test('the obligation as entries: study, months served, days without pay', () => {
  const entries = obligationEntries({ ...DOCTOR, unpaid: unpaid('2026-07-06', 5) }, '2026-09-10');
  assert.deepEqual(
    entries.map(({ on, kind, months, days, left }) => [on, kind, months, days, left]),
    [
      ['2026-05-31', 'STUDY', 72, 0, 72],
      ['2026-06-30', 'SERVED', -1, 0, 71],
      ['2026-07-10', 'WITHOUT_PAY', 0, 5, 71],
      ['2026-08-05', 'SERVED', -1, 0, 70],
      ['2026-09-05', 'SERVED', -1, 0, 69],
    ],
  );
  assert.deepEqual(
    entries.slice(1, 4).map(({ says }) => says),
    [
      'Month 1 of 72, 1 Jun 2026 to 30 Jun 2026',
      '5 days without pay, 6 Jul 2026 to 10 Jul 2026: moved by 5 days',
      'Month 2 of 72, 1 Jul 2026 to 5 Aug 2026',
    ],
  );
});

test('a contract that names more adds an entry, and the last month ends the obligation', () => {
  const grant: Grant = {
    ...DOCTOR,
    stretches: [{ mode: 'FULL_TIME', from: '2026-03-01', to: '2026-03-31' }],
    terms: { ...DOCTOR.terms, months: 8 },
    reported_on: '2026-04-01',
  };
  const entries = obligationEntries(grant, '2027-12-31');
  assert.deepEqual(
    entries.filter(({ kind }) => kind !== 'SERVED').map(({ on, kind, months, left }) => [on, kind, months, left]),
    [
      ['2026-03-31', 'STUDY', 6, 6],
      ['2026-03-31', 'CONTRACT', 2, 8],
      ['2026-11-30', 'FULFILLED', 0, 0],
    ],
  );
});

const someDay = fc.integer({ min: 0, max: 3500 }).map((days) => addDays('2023-06-01', days));
const someUnpaid = fc.uniqueArray(fc.record({ date: someDay, thousandths: fc.integer({ min: 1, max: 1000 }) }), {
  selector: ({ date }) => date,
  maxLength: 30,
});

test('the entries add up to the months that a resignation on the day would leave unserved', () => {
  fc.assert(
    fc.property(someDay, someUnpaid, (day, days) => {
      const grant = { ...DOCTOR, unpaid: days };
      const entries = obligationEntries(grant, day);
      const sum = entries.reduce((all, { months }) => all + months, 0);
      assert.equal(sum, entries.at(-1)?.left);
      return sum === refundOn(day, grant).unserved;
    }),
    { numRuns: 60 },
  );
});

test('the amount can be computed again from what it is of, and falls from day to day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2400 }), someUnpaid, (days, without) => {
      const grant = { ...DOCTOR, unpaid: without };
      const day = addDays('2026-06-01', days);
      const { base, unserved, months, amount } = refundOn(day, grant);
      assert.equal(amount, Math.floor((2 * base * unserved + months) / (2 * months)));
      return refundOn(addDays(day, 1), grant).amount <= amount;
    }),
    { numRuns: 100 },
  );
});

test('so many months are served on the day that says so, and not on the day before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 72 }), someDay, someUnpaid, (months, reported_on, days) => {
      const facts = { reported_on, left_on: null, unpaid: days };
      const day = fulfilledOn(months, facts)!;
      return servedUpTo(day, facts).months >= months && servedUpTo(addDays(day, -1), facts).months < months;
    }),
  );
});

test('who left serves no month after it: the ledger says so, and the obligation is never fulfilled', () => {
  const grant = { ...DOCTOR, left_on: '2026-08-15' };
  assert.deepEqual(
    obligationEntries(grant, '2027-06-30').map(({ on, kind, left }) => [on, kind, left]),
    [
      ['2026-05-31', 'STUDY', 72],
      ['2026-06-30', 'SERVED', 71],
      ['2026-07-31', 'SERVED', 70],
      ['2026-08-15', 'LEFT', 70],
    ],
  );
  assert.equal(fulfilledOn(72, grant), null);
  assert.equal(fulfilledOn(72, { ...DOCTOR, left_on: '2032-05-31' }), '2032-05-31', 'on the last day of the obligation');
});

test('what is spent and finished on the day counts, what comes later does not', () => {
  const costs = [
    { on: '2026-06-10', kind: 'TUITION', amount: 10_000 },
    { on: '2026-06-11', kind: 'TUITION', amount: 500 },
  ] as const;
  assert.equal(refundOn('2026-06-10', { ...DOCTOR, costs }).base, 10_000);
  const withShare = (completed_on: string | null) => {
    const terms = { ...DOCTOR.terms, refund: { ...REFUND, unfinished_per10000: 5000 } };
    return refundOn('2026-06-10', { ...DOCTOR, terms, completed_on }).amount;
  };
  assert.deepEqual([withShare('2026-06-10'), withShare('2026-06-11'), withShare(null)], [90_000_000, 45_000_000, 45_000_000]);
});

test('days without pay count from the day of return to the day itself', () => {
  const movedOn = (date: string) =>
    obligationEntries({ ...DOCTOR, unpaid: [{ date, thousandths: 1000 }] }, '2026-06-20').filter(({ kind }) => kind === 'WITHOUT_PAY')
      .length;
  assert.deepEqual(['2026-05-31', '2026-06-01', '2026-06-20', '2026-06-21'].map(movedOn), [0, 1, 1, 0]);
});
