import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { recapByAccount, type Recapped } from './recap.ts';

const line = (account: string, amount: number): Recapped => ({ account, account_name: `Account ${account}`, quantity: 1, amount });

test('the summary of a report has each account once, in the order of the codes', () => {
  assert.deepEqual(recapByAccount([line('10406010', 500), line('10405030', 1200), line('10406010', 300)]), [
    { account: '10405030', account_name: 'Account 10405030', items: 1, amount: 1200 },
    { account: '10406010', account_name: 'Account 10406010', items: 2, amount: 800 },
  ]);
  assert.deepEqual(recapByAccount([]), []);
});

test('the summary adds up to the lines', () => {
  const lines = fc.array(
    fc.record(
      { account: fc.constantFrom('10405020', '10405030', '10406010'), amount: fc.integer({ min: 1, max: 4_999_999 }) },
      { noNullPrototype: true },
    ),
  );
  fc.assert(
    fc.property(lines, (some) => {
      const recap = recapByAccount(some.map(({ account, amount }) => line(account, amount)));
      const sum = (of: readonly { amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0);
      assert.equal(sum(recap), sum(some));
      assert.equal(
        recap.reduce((all, { items }) => all + items, 0),
        some.length,
      );
    }),
  );
});
