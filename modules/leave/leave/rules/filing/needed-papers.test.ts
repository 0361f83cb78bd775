import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PAPER_CASES } from '../leave-type.ts';
import { missingPapers, neededPapers, type PaperFacts } from './needed-papers.ts';
import { TYPE_SEEDS } from '../type-seeds.ts';

const PLAIN: PaperFacts = {
  receivedOn: '2026-11-24',
  firstDay: '2026-11-23',
  run: 1,
  calendarDays: 1,
  isAbroad: false,
  isAllocated: false,
  clearanceDays: 30,
};
const typeOf = (code: string) => TYPE_SEEDS.find((one) => one.code === code)!;
const required = (code: string, facts: Partial<PaperFacts>) =>
  neededPapers(typeOf(code), { ...PLAIN, ...facts })
    .filter((one) => one.is_required)
    .map(({ name }) => name);

for (const [name, code, facts, papers] of [
  ['a day of sick leave filed on return needs no paper', 'SL', {}, []],
  ['sick leave filed ahead, such as for surgery, needs a medical certificate', 'SL', { firstDay: '2026-11-30' }, ['Medical certificate']],
  ['five days of sick leave in a row need none', 'SL', { run: 5 }, []],
  ['more than five days of sick leave in a row need a medical certificate', 'SL', { run: 6 }, ['Medical certificate']],
  ['vacation abroad needs the authority to travel', 'VL', { isAbroad: true }, ['Authority to travel abroad']],
  ['leave of 30 calendar days needs clearance', 'VL', { calendarDays: 30 }, ['Clearance from money, property and work (CS Form No. 7)']],
  [
    'maternity leave with allocated days needs Form 6a',
    'ML',
    { isAllocated: true },
    ['Proof of pregnancy', 'Notice of allocation of maternity leave (CS Form No. 6a)'],
  ],
] as const)
  test(name, () => assert.deepEqual(required(code, facts), papers));

test('where no doctor was seen an affidavit takes the place of the certificate', () => {
  const needed = neededPapers(typeOf('SL'), { ...PLAIN, run: 6 });
  assert.equal(missingPapers(needed, []).length, 1);
  assert.equal(missingPapers(needed, ['Affidavit that no doctor was seen']).length, 0);
});

test('papers of sick leave, the authority to travel and the signed Form 6a may follow; those of paternity leave may not', () => {
  assert.equal(neededPapers(typeOf('SL'), { ...PLAIN, run: 6 })[0]!.may_follow, true);
  assert.equal(neededPapers(typeOf('VL'), { ...PLAIN, isAbroad: true })[0]!.may_follow, true);
  assert.deepEqual(
    neededPapers(typeOf('ML'), { ...PLAIN, isAllocated: true }).map((one) => one.may_follow),
    [false, true],
  );
  assert.equal(neededPapers(typeOf('PL'), PLAIN)[0]!.may_follow, false);
});

test('each paper is named once, and with all that are named nothing is missing', () => {
  const paper = fc.record({ name: fc.constantFrom('A', 'B', 'C'), when: fc.constantFrom(...PAPER_CASES) });
  const facts = fc.record({ run: fc.nat(9), calendarDays: fc.nat(60), isAbroad: fc.boolean(), isAllocated: fc.boolean() });
  fc.assert(
    fc.property(fc.array(paper), fc.boolean(), facts, (papers, papersMayFollow, given) => {
      const needed = neededPapers({ papers, papersMayFollow }, { ...PLAIN, ...given });
      const names = needed.map(({ name }) => name);
      assert.equal(missingPapers(needed, names).length, 0);
      assert.equal(new Set(names.filter((_, at) => needed[at]!.is_required)).size, needed.filter((one) => one.is_required).length);
    }),
  );
});
