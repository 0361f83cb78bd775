import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { classOfItem, type Threshold } from './class-of-item.ts';
import { THRESHOLDS } from './reference.ts';

const TODAY = '2026-11-20';
const cases: [name: string, unitCost: number, paper: string, is: string][] = [
  ['4,999.99 is low-valued', 499_999, 'ICS', 'SPLV'],
  ['5,000.00 is low-valued', 500_000, 'ICS', 'SPLV'],
  ['5,000.01 is high-valued', 500_001, 'ICS', 'SPHV'],
  ['49,999.99 is high-valued', 4_999_999, 'ICS', 'SPHV'],
  ['50,000.00 is property, plant and equipment', 5_000_000, 'PAR', 'PPE'],
  ['10 chairs of 6,000 for 60,000 are high-valued, each by itself', 600_000, 'ICS', 'SPHV'],
  ['a computer set of 62,000 is property, plant and equipment', 6_200_000, 'PAR', 'PPE'],
];
for (const [name, unit_cost, paper, is] of cases)
  test(name, () => {
    const found = classOfItem({ unit_cost, acquired_on: TODAY, is_reclassified: true }, TODAY, THRESHOLDS);
    assert.deepEqual([found.paper, found.class], [paper, is]);
  });

const earlier: [name: string, acquired: string, reclassified: boolean, day: string, is: string][] = [
  ['of 2021 at 20,000 is semi-expendable today', '2021-12-31', true, TODAY, 'SPHV'],
  ['of 2021 at 20,000 stays property where the books did not follow', '2021-12-31', false, TODAY, 'PPE'],
  ['of 2021 at 20,000 was property in 2021', '2021-06-01', true, '2021-12-31', 'PPE'],
  ['of 2022 at 20,000 is semi-expendable, whatever its mark says', '2022-01-01', false, TODAY, 'SPHV'],
];
for (const [name, acquired_on, is_reclassified, day, is] of earlier)
  test(`an item ${name}`, () => {
    assert.equal(classOfItem({ unit_cost: 2_000_000, acquired_on, is_reclassified }, day, THRESHOLDS).class, is);
  });

test('the reason says the cost and the threshold', () => {
  const { reason } = classOfItem({ unit_cost: 500_001, acquired_on: TODAY, is_reclassified: true }, TODAY, THRESHOLDS);
  assert.equal(reason, 'PHP 5,000.01 is above PHP 5,000.00 and below PHP 50,000.00: semi-expendable, high-valued.');
});

test('a dearer item is never of a lower class, and the paper follows from the class', () => {
  const order = ['SPLV', 'SPHV', 'PPE'];
  const threshold: fc.Arbitrary<Threshold> = fc
    .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 9_000_000 }))
    .map(([splv_to, more]) => ({ effective_on: '2000-01-01', splv_to, ppe_from: splv_to + more }));
  fc.assert(
    fc.property(threshold, fc.integer({ min: 1, max: 20_000_000 }), fc.nat(5_000_000), (one, cost, more) => {
      const of = (unit_cost: number) => classOfItem({ unit_cost, acquired_on: TODAY, is_reclassified: true }, TODAY, [one]);
      assert.ok(order.indexOf(of(cost).class) <= order.indexOf(of(cost + more).class));
      assert.equal(of(cost).paper === 'PAR', of(cost).class === 'PPE');
    }),
  );
});
