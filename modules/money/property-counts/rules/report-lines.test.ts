import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DECISIONS_OF, type Decision, type DifferenceKind } from '../contract/fields.ts';
import { reportLine, shortageOrOverage, type Counted } from './report-lines.ts';

const usual: Counted = { isOnCard: true, isFound: true, isLost: false, quantity: 1, foundAt: 'ACCT, Room 101', decisions: new Map() };

const cases: [string, Partial<Omit<Counted, 'decisions'>>, [DifferenceKind, Decision][], [number, number, string] | null][] = [
  ['on its card and on hand', {}, [], [1, 1, '']],
  ['not found', { isFound: false }, [['MISSING', 'FOR_LOSS']], [1, 0, 'Not found; for a loss report']],
  ['out on a paper', { isFound: false }, [['MISSING', 'ON_PAPER']], [1, 1, 'Out on a paper']],
  ['lost before', { isFound: false, isLost: true }, [], [1, 0, 'Reported as lost']],
  ['found elsewhere', {}, [['ELSEWHERE', 'CORRECT_PLACE']], [1, 1, 'Found at ACCT, Room 101']],
  ['found elsewhere for the day', {}, [['ELSEWHERE', 'KEEP_PLACE']], [1, 1, 'Found at ACCT, Room 101; goes back']],
  ['found without a card', { isOnCard: false, quantity: 2 }, [['NEW', 'STATION']], [0, 2, 'Found at station, at ACCT, Room 101']],
  ['no property of the university', { isOnCard: false }, [['NEW', 'LEAVE_OUT']], null],
  ['of another count', { isOnCard: false }, [['FOREIGN', 'LEAVE_OUT']], null],
  ['taken up', { isOnCard: false }, [['FOREIGN', 'TAKE_UP']], [0, 1, 'Not on the cards of this count, at ACCT, Room 101']],
];
for (const [words, counted, decisions, line] of cases)
  test(`the report of what is ${words}`, () => {
    const found = reportLine({ ...usual, ...counted, decisions: new Map(decisions) });
    assert.deepEqual(found && [found.on_card, found.on_hand, found.remarks], line);
  });

test('shortage and overage in quantity and value', () => {
  assert.deepEqual(shortageOrOverage({ on_card: 1, on_hand: 0, unit_value: 6_200_000 }), { quantity: -1, value: -6_200_000 });
  assert.deepEqual(shortageOrOverage({ on_card: 0, on_hand: 3, unit_value: 150_000 }), { quantity: 3, value: 450_000 });
  assert.deepEqual(shortageOrOverage({ on_card: 0, on_hand: 3, unit_value: null }), { quantity: 3, value: null });
  assert.deepEqual(shortageOrOverage({ on_card: 1, on_hand: 1, unit_value: 1 }), { quantity: 0, value: 0 });
});

test('what is on a card is a line of at most one on hand, whatever was decided; the rest is an overage or nothing', () => {
  const decided = fc
    .uniqueArray(fc.constantFrom(...(Object.keys(DECISIONS_OF) as DifferenceKind[])), { maxLength: 4 })
    .map((kinds) => new Map(kinds.map((kind) => [kind, DECISIONS_OF[kind][0]])));
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), decided, (isOnCard, isFound, isLost, decisions) => {
      const line = reportLine({ ...usual, isOnCard, isFound, isLost, decisions });
      const quantity = line && shortageOrOverage({ ...line, unit_value: 1 }).quantity;
      if (isOnCard) assert.ok(line!.on_card === 1 && (quantity === 0 || quantity === -1));
      else assert.ok(line === null || (line.on_card === 0 && quantity! > 0));
      if (isOnCard && isFound) assert.equal(quantity, 0);
    }),
  );
});
