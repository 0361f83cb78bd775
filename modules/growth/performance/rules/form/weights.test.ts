import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseWeights, rankOf } from './choose-weights.ts';
import { findWeightFaults, whyNotShare } from './find-weight-faults.ts';
import { DESIGNATION_SHARE, KNOWN_WEIGHTS } from './known-weights.ts';

for (const [title, is_faculty, rank] of [
  ['Instructor III', true, 'JUNIOR_FACULTY'],
  ['Assistant Professor IV', true, 'JUNIOR_FACULTY'],
  ['Associate Professor I', true, 'SENIOR_FACULTY'],
  ['Professor VI', true, 'SENIOR_FACULTY'],
  ['University Professor', true, 'SENIOR_FACULTY'],
  ['Administrative Officer V', false, 'STAFF'],
] as const)
  test(`${title} is rated as ${rank}`, () => assert.equal(rankOf({ title, is_faculty }), rank));

const WEIGHTS = [
  ['OPCR', 'OFFICE', [30, 50, 20]],
  ['DPCR', 'OFFICE', [30, 50, 20]],
  ['IPCR', 'STAFF', [50, 30, 20]],
  ['IPCR', 'SENIOR_FACULTY', [50, 35, 15]],
  ['IPCR', 'JUNIOR_FACULTY', [70, 15, 15]],
] as const;

for (const [form, rank, weights] of WEIGHTS)
  test(`${form} of ${rank}: ${weights.join(', ')}`, () => {
    const [part] = chooseWeights(KNOWN_WEIGHTS, { form, rank, designation_share: null }, '2026-01-01');
    assert.deepEqual(
      part!.groups.map(({ weight }) => weight),
      weights,
    );
  });

test('a period keeps the weights of its first day', () => {
  const changed = {
    ...KNOWN_WEIGHTS[2]!,
    effective_on: '2026-02-01',
    groups: [{ code: 'CORE', name: 'Core', weight: 100, is_support: false }],
  };
  const groupsOn = (day: string) =>
    chooseWeights([...KNOWN_WEIGHTS, changed], { form: 'IPCR', rank: 'STAFF', designation_share: null }, day)[0]!.groups.length;
  assert.deepEqual([groupsOn('2026-01-01'), groupsOn('2026-07-01')], [3, 1]);
});

test('the seeds total 100, and groups that do not are refused with their total', () => {
  for (const { groups } of KNOWN_WEIGHTS) assert.deepEqual(findWeightFaults(groups), []);
  const groups = KNOWN_WEIGHTS[0]!.groups;
  assert.deepEqual(findWeightFaults(groups.slice(1)), ['The weights total 70 %. They must total 100 %.']);
  assert.match(findWeightFaults([...groups.slice(0, 2), { ...groups[0]!, weight: 20 }])[0]!, /listed twice/);
  assert.match(findWeightFaults([{ ...groups[0]!, weight: 0 }])[0]!, /whole percent/);
});

test('a designation counts a part, never nothing and never all', () => {
  assert.deepEqual([DESIGNATION_SHARE, 1, 99].map(whyNotShare), [null, null, null]);
  for (const share of [0, 100, 33.3]) assert.match(whyNotShare(share)!, /as its order says/);
});

test('weights are accepted exactly where they are whole percents that total 100', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 110 }), { maxLength: 6 }), (weights) => {
      const groups = weights.map((weight, at) => ({ code: String(at), name: `Function ${at}`, weight, is_support: false }));
      const isFine = weights.every((weight) => weight >= 1 && weight <= 100) && weights.reduce((sum, one) => sum + one, 0) === 100;
      return (findWeightFaults(groups).length === 0) === isFine;
    }),
  );
});

test('one function of 100 % is a form, and so are 1 % and 99 %', () => {
  const group = (code: string, weight: number) => ({ code, name: code, weight, is_support: false });
  assert.deepEqual(findWeightFaults([group('A', 100)]), []);
  assert.deepEqual(findWeightFaults([group('A', 1), group('B', 99)]), []);
});
