import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { followCost, replacePaid, type NewEntry, type PostedMonth } from './follow-cost.ts';

const posted = (month: number, to_pay: number, paid = 0, is_closed = false): PostedMonth => ({ month, to_pay, paid, is_closed });
const entry = (month: number, to_pay: number, paid = 0, closes = false): NewEntry => ({ month, to_pay, paid, closes });

test('a hire obligates each month, the end of the service frees the rest, and a paid month stays as it was paid', () => {
  const cases: [what: string, cost: [number, number][], posted: PostedMonth[], added: NewEntry[]][] = [
    [
      'a hire from November',
      [
        [11, 2500_00],
        [12, 3000_00],
      ],
      [],
      [entry(11, 2500_00), entry(12, 3000_00)],
    ],
    [
      'the same again adds nothing',
      [
        [11, 2500_00],
        [12, 3000_00],
      ],
      [posted(11, 2500_00), posted(12, 3000_00)],
      [],
    ],
    [
      'the service ends in November',
      [[11, 1200_00]],
      [posted(11, 2500_00), posted(12, 3000_00)],
      [entry(11, -1300_00), entry(12, -3000_00)],
    ],
    ['November was paid with less, for good', [[11, 2500_00]], [posted(11, 0, 2400_00, true)], []],
    ['half of November was paid', [[11, 2500_00]], [posted(11, 1300_00, 1200_00)], []],
    ['half of November was paid, then the salary rose', [[11, 2700_00]], [posted(11, 1300_00, 1200_00)], [entry(11, 200_00)]],
    ['more was paid than it costs by now', [[11, 1000_00]], [posted(11, 1300_00, 1200_00)], [entry(11, -1300_00)]],
    ['it did not come at all', [], [posted(11, 2500_00)], [entry(11, -2500_00)]],
  ];
  for (const [what, cost, known, added] of cases) assert.deepEqual(followCost(new Map(cost), known), added, what);
});

test('a payment takes the place of what was to be paid; the last one of a month leaves nothing', () => {
  const cases: [due: number, amount: number, closes: boolean, to_pay: number][] = [
    [2500_00, 2500_00, true, -2500_00],
    [2500_00, 2400_00, true, -2500_00],
    [2500_00, 2600_00, true, -2500_00],
    [2500_00, 1200_00, false, -1200_00],
    [1300_00, 1400_00, false, -1300_00],
    [0, 50_00, true, 0],
  ];
  for (const [due, amount, closes, to_pay] of cases)
    assert.deepEqual(replacePaid({ month: 11, to_pay: due }, { amount, closes }), entry(11, to_pay, amount, closes));
});

test('whatever is learned and paid in whatever order: nothing below zero is to be paid, each centavo paid stays, asking again adds nothing', () => {
  const centavos = fc.integer({ min: 0, max: 1_000_000 });
  const act = fc.oneof(
    fc.record({ cost: fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), centavos), { maxLength: 12 }) }, { noNullPrototype: true }),
    fc.record({ pays: fc.integer({ min: 1, max: 12 }), amount: centavos, closes: fc.boolean() }, { noNullPrototype: true }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const book = new Map<number, PostedMonth>();
      const monthOf = (month: number) => book.get(month) ?? posted(month, 0);
      const add = (added: readonly NewEntry[]) => {
        for (const { month, to_pay, paid, closes } of added) {
          const known = monthOf(month);
          book.set(month, posted(month, known.to_pay + to_pay, known.paid + paid, known.is_closed || closes));
        }
      };
      let paid = 0;
      for (const one of acts) {
        if ('cost' in one) {
          const cost = new Map(one.cost);
          add(followCost(cost, [...book.values()]));
          assert.deepEqual(followCost(cost, [...book.values()]), []);
          for (const { month, to_pay, paid: had, is_closed } of book.values())
            assert.equal(to_pay, is_closed ? 0 : Math.max(0, (cost.get(month) ?? 0) - had));
        } else {
          add([replacePaid(monthOf(one.pays), one)]);
          paid += one.amount;
        }
        assert.ok([...book.values()].every(({ to_pay }) => to_pay >= 0));
        assert.equal(
          [...book.values()].reduce((sum, month) => sum + month.paid, 0),
          paid,
        );
      }
    }),
  );
});
