import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findDifferences, type Card } from './find-differences.ts';
import { tally, type Scan } from './tally.ts';

const card: Card = { id: 1, office_id: 29, room: 'Room 101', condition: 'SERVICEABLE', isLost: false, isLostByCount: false };
const usual: Scan = { id: 'a', item_id: 1, office_id: 29, room: 'Room 101', way: 'QR', condition: 'SERVICEABLE', account_id: 7, at: 1000 };

const cases: [string, Partial<Card>, Partial<Scan>[], string[]][] = [
  ['found as on its card', {}, [{}], []],
  ['not found', {}, [], ['MISSING']],
  ['found in another room', {}, [{ room: 'Room 103' }], ['ELSEWHERE']],
  ['found in another office', {}, [{ office_id: 30 }], ['ELSEWHERE']],
  ['found in its office by who named no room', {}, [{ room: '' }], []],
  ['found in a room, where its card names none', { room: '' }, [{}], ['ELSEWHERE']],
  ['found in another condition', {}, [{ condition: 'NEEDS_REPAIR' }], ['CONDITION']],
  ['found without a sticker', {}, [{ way: 'CARD' }], ['NO_STICKER']],
  ['scanned in two rooms', {}, [{}, { id: 'b', at: 2000, room: 'Room 102' }], ['CONFLICT']],
  ['reported as lost, and found', { isLost: true, condition: 'LOST' }, [{}], ['LOST']],
  ['reported as lost, and not found', { isLost: true, condition: 'LOST' }, [], []],
  ['reported as lost by this count', { isLost: true, isLostByCount: true, condition: 'LOST' }, [], ['MISSING']],
  ['scanned, and not on a card of this count', { id: 2 }, [{}], ['MISSING', 'FOREIGN']],
];
for (const [words, ofCard, scans, kinds] of cases)
  test(`an item that is ${words}: ${kinds.join(' and ') || 'no difference'}`, () => {
    const counted = tally(scans.map((one) => ({ ...usual, ...one })));
    assert.deepEqual(
      findDifferences([{ ...card, ...ofCard }], counted, []).map(({ kind }) => kind),
      kinds,
    );
  });

test('each find without a card is a difference of its own, and a number that no card has is one', () => {
  const finds = [
    { id: 'm', given: '', at: 1 },
    { id: 'n', given: '', at: 1 },
    { id: 'o', given: '1999-01', at: 3 },
    { id: 'p', given: '1999-01', at: 2 },
  ];
  assert.deepEqual(
    findDifferences([], new Map(), finds).map(({ kind, scan_id: scan, scans }) => [kind, scan, scans]),
    [
      ['NEW', 'm', 1],
      ['NEW', 'n', 1],
      ['NEW', 'p', 2],
    ],
  );
});

test('each card is found or missing, and each difference is listed once', () => {
  const items = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 8 });
  fc.assert(
    fc.property(items, items, (onCards, scanned) => {
      const cards = onCards.map((id) => ({ ...card, id }));
      const counted = tally(scanned.map((item_id) => ({ ...usual, id: `s${item_id}`, item_id })));
      const found = findDifferences(cards, counted, []);
      const missing = found.filter(({ kind }) => kind === 'MISSING').map(({ item_id: item }) => item!);
      const foreign = found.filter(({ kind }) => kind === 'FOREIGN').map(({ item_id: item }) => item!);
      assert.deepEqual(new Set(missing), new Set(onCards).difference(new Set(scanned)));
      assert.deepEqual(new Set(foreign), new Set(scanned).difference(new Set(onCards)));
      assert.equal(new Set(found.map(({ kind, item_id: item }) => `${kind} ${item}`)).size, found.length);
    }),
  );
});
