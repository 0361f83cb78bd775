import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bookFigures, type FigureRow } from './book-figures.ts';

const row = (id: number, kind: FigureRow['kind'], amount: number, reversesId: number | null = null): FigureRow => ({
  id,
  kind,
  amount,
  reversesId,
});

test('a year of vacation leave: brought forward and earned are given, late arrival and leave are used, forced leave is forfeited', () => {
  const rows = [
    row(1, 'BROUGHT_FORWARD', 14_000),
    row(2, 'EARN', 1250),
    row(3, 'LATE_UT', -77),
    row(4, 'USE', -2000),
    row(5, 'FORFEIT', -3000),
  ];
  assert.deepEqual(bookFigures(rows), { given: 15_250, used: 2077, expired: 0, forfeited: 3000 });
});

test('what was reversed counts nowhere, and a correction is given or used by its sign', () => {
  const rows = [row(1, 'USE', -2000), row(2, 'REVERSAL', 2000, 1), row(3, 'ADJUST', 500), row(4, 'ADJUST', -125), row(5, 'EXPIRE', -3000)];
  assert.deepEqual(bookFigures(rows), { given: 500, used: 125, expired: 3000, forfeited: 0 });
});

test('the reversal of a forfeiture of the year before lowers what is forfeited in this one', () => {
  const forfeited = row(1, 'FORFEIT', -3000);
  const reversal = row(2, 'REVERSAL', 3000, 1);
  assert.deepEqual(bookFigures([reversal], [forfeited, reversal]), { given: 0, used: 0, expired: 0, forfeited: -3000 });
});

test('the figures are the change of the balance', () => {
  const kind = fc.constantFrom<FigureRow['kind']>('EARN', 'USE', 'LATE_UT', 'FORFEIT', 'EXPIRE', 'ADJUST', 'BROUGHT_FORWARD');
  fc.assert(
    fc.property(fc.array(fc.tuple(kind, fc.integer({ min: -5000, max: 5000 }), fc.boolean()), { maxLength: 30 }), (made) => {
      const rows = made.flatMap(([of, amount, isReversed], at) => [
        row(2 * at, of, amount),
        ...(isReversed ? [row(2 * at + 1, 'REVERSAL', -amount, 2 * at)] : []),
      ]);
      const { given, used, expired, forfeited } = bookFigures(rows);
      assert.equal(
        given - used - expired - forfeited,
        rows.reduce((sum, { amount }) => sum + amount, 0),
      );
    }),
  );
});
