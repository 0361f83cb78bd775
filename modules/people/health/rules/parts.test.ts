import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countBy, FACET_NAMES, LEAST, partsOf, select, sum, type Counted, type Fact, type Filters } from './parts.ts';

const FACTS: Fact[] = ['status', ...FACET_NAMES];
const person = (given: Partial<Counted>): Counted => ({ ...(Object.fromEntries(FACTS.map((fact) => [fact, 'a'])) as Counted), ...given });
const several = (count: number, given: Partial<Counted>) => Array.from({ length: count }, () => person(given));

test('the office of three who are alike is not told, their campus and status are', () => {
  const parts = partsOf([...several(9, { office: 'a' }), ...several(3, { office: 'b' }), ...several(3, { office: 'c' })]);
  assert.deepEqual(
    parts.map(({ facts, people }) => [facts.office, facts.campus, facts.status, people]),
    [
      ['a', 'a', 'a', 9],
      [undefined, 'a', 'a', 6],
    ],
  );
});

test('one who is unvaccinated among many is counted, and what they are is not told', () => {
  const parts = partsOf([...several(12, { status: 'FULL' }), ...several(7, { status: 'PARTIAL' }), person({ status: 'NOT_VACCINATED' })]);
  assert.equal(sum(parts), 20);
  assert.deepEqual([...countBy(parts, 'status').counts], [['FULL', 12]]);
  assert.equal(countBy(parts, 'status').untold, 8);
});

test('of fewer than five nothing is told', () => {
  assert.deepEqual(partsOf(several(4, {})), []);
});

const value = fc.constantFrom('a', 'b', 'c');
const anybody: fc.Arbitrary<Counted> = fc.record(Object.fromEntries(FACTS.map((fact) => [fact, value])) as Record<Fact, typeof value>, {
  noNullPrototype: true,
});
const filters = fc.dictionary(fc.constantFrom(...FACTS), fc.subarray(['a', 'b', 'c'], { minLength: 1 }), {
  maxKeys: 4,
}) as fc.Arbitrary<Filters>;
// People who are much alike, as they are, and a few who are not.
const population = fc
  .tuple(fc.array(fc.tuple(anybody, fc.integer({ min: 1, max: 12 })), { maxLength: 6 }), fc.array(anybody, { maxLength: 12 }))
  .map(([crowds, few]) => [...crowds.flatMap(([one, count]) => Array.from({ length: count }, () => one)), ...few]);

test('no two answers subtract to fewer than five people, whatever is asked', () => {
  fc.assert(
    fc.property(population, filters, filters, fc.constantFrom(...FACTS), (people, one, other, fact) => {
      const parts = partsOf(people);
      assert.equal(sum(parts), people.length < LEAST ? 0 : people.length);
      const narrowed = Object.entries(other).map(([name, values]) => [name, narrower(one[name as Fact], values)]);
      const both: Filters = { ...one, ...(Object.fromEntries(narrowed) as Filters) };
      const wide = select(parts, one);
      const narrow = select(parts, both);
      const cells = [...countBy(wide, fact).counts.values(), countBy(wide, fact).untold];
      for (const shown of [sum(wide), sum(narrow), sum(wide) - sum(narrow), ...cells, ...cells.map((cell) => sum(wide) - cell)])
        assert.ok(shown === 0 || shown >= LEAST, `${shown} people`);
      // What is told is true: not more than there are.
      const isTrue = (asked: Filters) =>
        people.filter((who) => Object.entries(asked).every(([name, values]) => values.includes(who[name as Fact])));
      assert.ok(sum(wide) <= isTrue(one).length);
    }),
    { numRuns: 40 },
  );
});

function narrower(values: readonly string[] | undefined, others: readonly string[]): readonly string[] {
  return values ? values.filter((one) => others.includes(one)) : others;
}
