import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contributions } from './contributions.ts';
import { FIGURES } from './month-fixture.ts';

const sharesOf = (monthly: number) => contributions({ month: '2026-03', monthly, parts: [] }, FIGURES).map(({ amount }) => amount);

/** GSIS, PhilHealth and Pag-IBIG of the employee; GSIS, EC, PhilHealth and Pag-IBIG of the government. */
const TABLE: [name: string, monthly: number, shares: number[]][] = [
  ['below the floor PhilHealth is 500, and Pag-IBIG 2 % of the salary', 800_000, [72_000, 25_000, 16_000, 96_000, 10_000, 25_000, 16_000]],
  ['at the floor', 1_000_000, [90_000, 25_000, 20_000, 120_000, 10_000, 25_000, 20_000]],
  ['31,705: the odd centavo is of the employee', 3_170_500, [285_345, 79_263, 20_000, 380_460, 10_000, 79_262, 20_000]],
  ['at the ceiling PhilHealth is 5,000', 10_000_000, [900_000, 250_000, 20_000, 1_200_000, 10_000, 250_000, 20_000]],
  ['above the ceiling too', 21_071_800, [1_896_462, 250_000, 20_000, 2_528_616, 10_000, 250_000, 20_000]],
];
for (const [name, monthly, shares] of TABLE) test(name, () => assert.deepEqual(sharesOf(monthly), shares));

test('of several rates it is said how they came to one', () => {
  const parts = [3_170_500, 3_201_200].map((monthly, at) => ({ of: `${at}`, figures: { monthly, days: 11 } }));
  const lines = contributions({ month: '2026-03', monthly: 3_185_850, parts }, FIGURES);
  assert.ok(lines.every(({ why }) => why.parts === parts));
});

test('the halves of PhilHealth add up to 5 % and differ by a centavo at most; a higher salary never bears less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 45_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (monthly, more) => {
      const shares = sharesOf(monthly);
      const [, employee, , , , government] = shares as [number, number, number, number, number, number];
      const base = Math.min(Math.max(monthly, 1_000_000), 10_000_000);
      assert.equal(employee + government, Math.floor((base * 5 + 50) / 100));
      assert.ok(employee - government === 0 || employee - government === 1);
      assert.ok(sharesOf(monthly + more).every((share, at) => share >= shares[at]!));
    }),
  );
});
