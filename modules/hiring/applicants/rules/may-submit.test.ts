import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { postFlow } from '@talaan/vacancies/workflow.ts';
import { standingOf } from '@talaan/vacancies/rules/standing.ts';
import { whyNotTaken } from './may-submit.ts';

const open = { state: 'POSTED', opens_at: '2026-11-09T08:00:00+08:00', closes_at: '2026-11-27T23:59:59+08:00' } as const;
const at = (moment: string) => Temporal.Instant.from(`${moment}+08:00`);

for (const [moment, state, taken] of [
  ['2026-11-09T07:59:59', 'POSTED', false],
  ['2026-11-09T08:00:00', 'POSTED', true],
  ['2026-11-27T23:59:59', 'POSTED', true],
  ['2026-11-27T23:59:59.999', 'POSTED', true],
  ['2026-11-28T00:00:00', 'POSTED', false],
  ['2026-11-27T23:59:59', 'CLOSED', true],
  ['2026-11-20T12:00:00', 'CANCELLED', false],
  ['2026-11-20T12:00:00', 'DEFICIENT', false],
  ['2026-11-20T12:00:00', 'DRAFT', false],
  ['2026-11-20T12:00:00', 'FILLED', false],
] as const) {
  test(`an application received at ${moment} for a post that is ${state} is ${taken ? 'taken' : 'refused'}`, () => {
    assert.equal(whyNotTaken({ ...open, state }, at(moment)) === null, taken);
  });
}

test('the public page says that a post is open at the very moments at which applications are taken', () => {
  const around = fc.constantFrom(open.opens_at, open.closes_at).map((text) => Temporal.Instant.from(text));
  fc.assert(
    fc.property(fc.constantFrom(...postFlow.states), around, fc.integer({ min: -2500, max: 2500 }), (state, near, ms) => {
      const moment = near.add({ milliseconds: ms });
      assert.equal(standingOf({ ...open, state }, moment) === 'open', whyNotTaken({ ...open, state }, moment) === null);
    }),
  );
});

test('what is refused as late stays refused at any later moment', () => {
  fc.assert(
    fc.property(fc.constantFrom(...postFlow.states), fc.nat(5_000_000), fc.nat(5_000_000), (state, first, more) => {
      const begin = at('2026-11-26T00:00:00');
      const one = whyNotTaken({ ...open, state }, begin.add({ seconds: first }));
      const later = whyNotTaken({ ...open, state }, begin.add({ seconds: first + more }));
      assert.ok(one === null || later !== null);
    }),
  );
});
