import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { dailyRateOf, hasSalary, proposeStep } from './salary-of-move.ts';

/** Grade 18 of tranche 3 (NBC 601), and a made-up grade, in pesos. */
const SG18 = [53_818, 54_371, 54_933, 55_499, 56_075, 56_657, 57_246, 57_842].map((pesos) => pesos * 100);
const SG15 = [42_178, 42_594, 43_015, 43_442, 43_874, 44_310, 44_753, 45_202].map((pesos) => pesos * 100);

const cases = [
  { name: 'step 1 of the new grade', grade: 18, steps: SG18, present: { grade: 15, step: 1, amount: 42_178_00 }, step: 1 },
  {
    name: 'an equal salary takes the next higher step',
    grade: 18,
    steps: SG18,
    present: { grade: 17, step: 8, amount: 53_818_00 },
    step: 2,
  },
  {
    name: 'a higher salary takes the lowest step above it',
    grade: 18,
    steps: SG18,
    present: { grade: 17, step: 8, amount: 54_500_00 },
    step: 3,
  },
  { name: 'above all steps: the last', grade: 18, steps: SG18, present: { grade: 17, step: 8, amount: 60_000_00 }, step: 8, isLess: true },
  { name: 'the same grade keeps the step', grade: 15, steps: SG15, present: { grade: 15, step: 4, amount: 43_442_00 }, step: 4 },
  { name: 'after a gap, or without a salary before: step 1', grade: 15, steps: SG15, present: null, step: 1 },
  { name: 'a lower grade without a lower salary', grade: 15, steps: SG15, present: { grade: 16, step: 1, amount: 44_000_00 }, step: 6 },
  {
    name: 'a lower grade whose steps are all below',
    grade: 15,
    steps: SG15,
    present: { grade: 18, step: 1, amount: 53_818_00 },
    step: 8,
    isLess: true,
  },
];
for (const { name, step, isLess = false, ...question } of cases) {
  test(`salary of a move: ${name}`, () => {
    const proposed = proposeStep(question)!;
    assert.deepEqual([proposed.step, proposed.isLess], [step, isLess]);
  });
}

test('salary grade 33 has two steps, and a missing tranche none', () => {
  assert.equal(proposeStep({ grade: 33, steps: [449_157_00, 462_329_00], present: { grade: 32, step: 8, amount: 449_157_00 } })!.step, 2);
  assert.equal(proposeStep({ grade: 33, steps: [null, null], present: null }), null);
});

test('job orders, contracts of service and part-time lecturers have no salary; casuals have a daily rate besides', () => {
  assert.deepEqual(['PERM', 'CAS', 'TEMP', 'JO', 'COS', 'PT'].map(hasSalary), [true, true, true, false, false, false]);
  assert.equal(dailyRateOf('CAS', 14_634_00), 665_18);
  assert.equal(dailyRateOf('PERM', 14_634_00), null);
});

test('a promotion never pays less while the new grade has a higher step', () => {
  const rising = fc
    .uniqueArray(fc.integer({ min: 1_000_000, max: 50_000_000 }), { minLength: 1, maxLength: 8 })
    .map((all) => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(rising, fc.integer({ min: 1_000_000, max: 50_000_000 }), (steps, amount) => {
      const { step, isLess } = proposeStep({ grade: 18, steps, present: { grade: 15, step: 1, amount } })!;
      const chosen = steps[step - 1]!;
      assert.equal(isLess, chosen < amount);
      assert.ok(chosen > amount || amount >= steps.at(-1)!);
      assert.ok(step === 1 || steps[step - 2]! <= amount);
    }),
  );
});
