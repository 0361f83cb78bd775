import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import { findContractFaults } from './find-contract-faults.ts';
import { DEFAULT_RATE, type ObligationRate } from './grant.ts';
import { DOCTOR } from './grant-fixture.ts';
import { obligationOf } from './obligation.ts';
import { whyNotObligation } from './terms.ts';

test('a university may oblige to three years for a year of study, never to less for more study', () => {
  assert.equal(whyNotObligation(DEFAULT_RATE), null);
  assert.equal(whyNotObligation({ ...DEFAULT_RATE, full_time: 36 }), null);
  assert.match(whyNotObligation({ ...DEFAULT_RATE, full_time: 12 })!, /Longer study would oblige to less/);
  const [first, ...others] = DEFAULT_RATE.short;
  assert.match(whyNotObligation({ ...DEFAULT_RATE, short: [{ ...first!, months: 13 }, ...others] })!, /less service/);
  assert.match(whyNotObligation({ ...DEFAULT_RATE, short: [first!] })!, /up to 6 months/);
});

test('under each rate that is taken who studies longer is never obliged to less', () => {
  const months = fc.integer({ min: 0, max: 60 });
  const rate = fc
    .tuple(months, months, months, months)
    .map(([one, two, three, full]): ObligationRate => ({ full_time: full, part_time: full, short: [one, two, three].map(shortOf) }))
    .filter((one) => whyNotObligation(one) === null);
  const monthsDue = (days: number, one: ObligationRate) =>
    obligationOf([{ mode: 'FULL_TIME', from: '2026-01-01', to: addDays('2026-01-01', days) }], { rate: one, months: 0 }).months;
  fc.assert(fc.property(rate, fc.integer({ min: 0, max: 1200 }), (one, days) => monthsDue(days, one) <= monthsDue(days + 1, one)));
});

function shortOf(months: number, at: number) {
  return { up_to: [1, 3, 6][at]!, months };
}

test('a contract is judged by the rate of its day: it may have more, never less', () => {
  const contract = {
    stretches: DOCTOR.stretches,
    terms: DOCTOR.terms,
    amount: 90_000_000,
    sureties: ['Ben Dy', 'Carla Uy'].map((name) => ({ name, address: 'Los Baños' })),
    scholar_name: 'Ana Cruz',
    signed_on: '2023-05-20',
    notarized_on: '2023-05-20',
  };
  assert.deepEqual(findContractFaults(contract, DEFAULT_RATE), {});
  assert.deepEqual(findContractFaults(contract, { ...DEFAULT_RATE, full_time: 12 }), {});
  assert.match(findContractFaults(contract, { ...DEFAULT_RATE, full_time: 36 })['terms']!.join(), /Prepare it again/);
});
