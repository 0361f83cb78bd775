import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lastClaim, whyNotMonetized, whyNotTerminal } from './may-claim.ts';
import { terminalPapers } from './terminal-papers.ts';

const LEFT = { monthly: 4_217_800, lastDay: '2016-09-30', earns: false };

const CASES = [
  ['in the tenth year terminal leave is claimed', LEFT, '2026-09-30', null],
  ['after ten years it is not', LEFT, '2026-10-01', /to be claimed by 30 Sep 2026/],
  ['without a separation it is not', { ...LEFT, lastDay: null }, '2026-01-01', /No separation is on record/],
  ['who serves again keeps the credits', { ...LEFT, earns: true }, '2020-01-01', /Service has begun again/],
  ['who leaves in a month may ask ahead', { ...LEFT, lastDay: '2026-12-31', earns: true }, '2026-11-20', null],
  ['without a salary nothing can be computed', { ...LEFT, monthly: null }, '2020-01-01', /No monthly salary/],
] as const;

for (const [name, left, today, why] of CASES)
  test(name, () => {
    const found = whyNotTerminal(left, today);
    if (why === null) assert.equal(found, null);
    else assert.match(found ?? '', why);
  });

test('only who earns vacation and sick leave monetizes it: no job orders, no teachers on teacher leave', () => {
  assert.match(whyNotMonetized({ monthly: 1, earns: false }) ?? '', /Only who earns/);
  assert.equal(whyNotMonetized({ monthly: 1, earns: true }), null);
});

test('the claim ends ten years after the last day, whatever that is', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }).toString());
  fc.assert(
    fc.property(day, day, (lastDay, today) => {
      const isOpen = whyNotTerminal({ monthly: 1, lastDay, earns: false }, today) === null;
      return isOpen === today <= lastClaim(lastDay) && Number(lastClaim(lastDay).slice(0, 4)) - Number(lastDay.slice(0, 4)) === 10;
    }),
  );
});

test('the papers name what proves the separation', () => {
  assert.ok(terminalPapers('DEC').includes('Papers of the heirs'));
  assert.ok(terminalPapers('RES').includes('Accepted resignation'));
  assert.ok(terminalPapers('EOC').includes('Proof of separation'));
});
