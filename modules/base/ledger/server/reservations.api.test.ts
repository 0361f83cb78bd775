import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Line } from '../contract.ts';
import { balances } from './balances.ts';
import { correct, reverse } from './correct.ts';
import { expire } from './expire.ts';
import { explain } from './explain.ts';
import { causeOf, COC, HOUR, openLedger, posting, TODAY, VL, VL_WOP } from './ledger-kit.ts';
import { lockAccounts } from './lock-accounts.ts';
import { Overdrawn } from './overdrawn.ts';
import { post } from './post.ts';
import { release } from './release.ts';
import { reserve } from './reserve.ts';
import { settle } from './settle.ts';
import { usable } from './usable.ts';
import { verifyLedger } from './verify-ledger.ts';

const kit = await openLedger();

const days = (...on: string[]): Line[] => on.map((day) => ({ book: VL, amount: -1000, on: day }));
const MARCH = ['2026-03-02', '2026-03-03', '2026-03-04'];
const refused = (message: RegExp) => (error: unknown) => error instanceof Refusal && error.status === 409 && message.test(error.message);

async function personWith(amount: number): Promise<number> {
  const person = await kit.addPerson();
  await kit.within((call) => post(call, posting(person, [{ book: VL, amount, on: '2026-01-01' }])));
  return person;
}

/** A request of a person that reserves these lines; its number. */
async function reserveFor(person: number, lines: Line[]): Promise<number> {
  const requestId = await kit.addRequest(person);
  await kit.within((call) => reserve(call, { ...causeOf(person, lines), requestId, lines }));
  return requestId;
}

const settleFor = (person: number, requestId: number, lines: Line[]) =>
  kit.within((call) => settle(call, requestId, [posting(person, lines)]));

async function stateOf(person: number): Promise<[balance: number, held: number]> {
  const [row] = await balances(kit.db, { people: [person], books: [VL], on: '2026-12-31', today: TODAY });
  return [row!.balance, row!.held];
}

test('a request holds its days until it is decided, and another cannot use them', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(...MARCH));
  assert.deepEqual(await stateOf(person), [4000, 3000]);
  assert.equal(await usable(kit.db, person, VL, '2026-03-02'), 1000);
  await assert.rejects(
    kit.within((call) => post(call, posting(person, days('2026-05-04', '2026-05-05')))),
    Overdrawn,
  );
  await settleFor(person, request, days(...MARCH));
  assert.deepEqual(await stateOf(person), [1000, 0]);
});

test('two leaves of 3 days filed at once on 4 days get 3 with pay, and 1 with pay and 2 without', async () => {
  const person = await personWith(4000);
  const file = async (on: string[]) => {
    const requestId = await kit.addRequest(person);
    return kit.within(async (call) => {
      await lockAccounts(call.db, [{ personnelId: person, book: VL.code }]);
      const paid = Math.min(3, Math.floor((await usable(call.db, person, VL, on[0]!)) / 1000));
      const lines = days(...on.slice(0, paid));
      await reserve(call, { ...causeOf(person, lines), requestId, lines });
      return [paid, 3 - paid];
    });
  };
  const splits = await Promise.all([file(MARCH), file(['2026-04-06', '2026-04-07', '2026-04-08'])]);
  assert.deepEqual(
    splits.toSorted(([one], [other]) => one! - other!),
    [
      [1, 2],
      [3, 0],
    ],
  );
  assert.deepEqual(await stateOf(person), [4000, 4000]);
});

test('fewer days approved than asked: the others are free', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(...MARCH));
  await settleFor(person, request, days(MARCH[0]!));
  assert.deepEqual(await stateOf(person), [3000, 0]);
});

test('half a day approved of a day that was held: the other half is free', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(MARCH[0]!));
  await settleFor(person, request, [{ book: VL, amount: -500, on: MARCH[0]! }]);
  assert.deepEqual(await stateOf(person), [3500, 0]);
});

test('other days approved than held are used on their own days', async () => {
  const person = await personWith(3000);
  const request = await reserveFor(person, days(...MARCH));
  await settleFor(person, request, days('2026-04-06', '2026-04-07', '2026-04-08'));
  assert.equal(await usable(kit.db, person, VL, '2026-03-02'), 0);
  const [march] = await balances(kit.db, { people: [person], books: [VL], on: '2026-03-31', today: TODAY });
  assert.deepEqual([march!.balance, march!.held], [3000, 0]);
});

test('a leave over two months has a posting in each month of the card', async () => {
  const person = await personWith(4000);
  const lines = days('2026-03-31', '2026-04-01');
  const request = await reserveFor(person, lines);
  const postings = lines.map((line) => posting(person, [line]));
  const ids = await kit.within((call) => settle(call, request, postings));
  assert.equal(new Set(ids).size, 2);
  assert.deepEqual(await stateOf(person), [2000, 0]);
});

test('more than is held is not settled, and a further reservation tops it up', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(MARCH[0]!));
  await assert.rejects(settleFor(person, request, days(...MARCH)), refused(/holds 1\.000 days, so 3\.000 days cannot be settled/));
  const more = days(MARCH[1]!, MARCH[2]!);
  await kit.within((call) => reserve(call, { ...causeOf(person, more), requestId: request, lines: more }));
  await settleFor(person, request, days(...MARCH));
  assert.deepEqual(await stateOf(person), [1000, 0]);
});

test('a request is settled once; the same approval again is the same posting', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(...MARCH));
  const approval = posting(person, days(...MARCH));
  const [id] = await kit.within((call) => settle(call, request, [approval]));
  assert.deepEqual(await kit.within((call) => settle(call, request, [approval])), [id]);
  await assert.rejects(settleFor(person, request, days(...MARCH)), refused(/settled or released already/));
  assert.deepEqual(await stateOf(person), [1000, 0]);
});

test('two officers who approve at the same moment post one leave', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(MARCH[0]!));
  const both = await Promise.allSettled([settleFor(person, request, days(MARCH[0]!)), settleFor(person, request, days(MARCH[0]!))]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  assert.deepEqual(await stateOf(person), [3000, 0]);
});

test('what was settled is not released but reversed, and what was released is not settled', async () => {
  const person = await personWith(4000);
  const settled = await reserveFor(person, days(MARCH[0]!));
  await settleFor(person, settled, days(MARCH[0]!));
  await assert.rejects(
    kit.within((call) => release(call, settled, 'Withdrawn')),
    refused(/reversed, not released/),
  );
  const released = await reserveFor(person, days(MARCH[1]!));
  await kit.within((call) => release(call, released, 'Disapproved'));
  await assert.rejects(settleFor(person, released, days(MARCH[1]!)), refused(/settled or released already/));
  assert.deepEqual(await stateOf(person), [3000, 0]);
});

test('a returned request reserves anew after it was released', async () => {
  const person = await personWith(2000);
  const request = await reserveFor(person, days(...MARCH.slice(0, 2)));
  await kit.within((call) => release(call, request, 'Returned'));
  const again = days('2026-04-06');
  await kit.within((call) => reserve(call, { ...causeOf(person, again), requestId: request, lines: again }));
  await kit.within((call) => release(call, request, 'Withdrawn'));
  assert.deepEqual(await stateOf(person), [2000, 0]);
});

test('a reservation is not reversed', async () => {
  const person = await personWith(4000);
  const lines = days(MARCH[0]!);
  const requestId = await kit.addRequest(person);
  const id = await kit.within((call) => reserve(call, { ...causeOf(person, lines), requestId, lines }));
  await assert.rejects(
    kit.within((call) => reverse(call, id, 'Wrong')),
    refused(/released by its request/),
  );
});

test('a leave cancelled after it began keeps the days taken and gives the others back', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(...MARCH));
  const [id] = await settleFor(person, request, days(...MARCH));
  const taken = posting(person, days(MARCH[0]!));
  await kit.within((call) => correct(call, { reverse: [id!], post: [taken], reason: 'Recalled on 3 March' }));
  assert.deepEqual(await stateOf(person), [3000, 0]);
});

test('a death with a pending leave: it is released, and terminal leave is all that can be used', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(...MARCH));
  await kit.within(async (call) => {
    await release(call, request, 'Died on 1 March 2026');
    const all = await usable(call.db, person, VL, '2026-03-01');
    assert.equal(all, 4000);
    await post(call, posting(person, [{ book: VL, amount: -all, on: '2026-03-01' }], { kind: 'TERMINAL' }));
  });
  assert.deepEqual(await stateOf(person), [0, 0]);
});

test('what is reserved from a lot that expires before the decision keeps its days, and the rest expires', async () => {
  const person = await kit.addPerson();
  const lot = { earnedOn: '2025-05-01', expiresOn: '2026-12-31' };
  await kit.within((call) => post(call, posting(person, [{ book: COC, amount: 8 * HOUR, on: '2025-05-01', lot }])));
  const lines = [{ book: COC, amount: -4 * HOUR, on: '2026-12-29' }];
  const request = await reserveFor(person, lines);
  while ((await kit.within((call) => expire(call, '2027-01-05'))) > 0);
  const asked = { people: [person], books: [COC], on: '2027-01-10', today: '2027-01-10' };
  assert.deepEqual((await balances(kit.db, asked))[0], {
    personnelId: person,
    book: 'COC',
    balance: 4 * HOUR,
    held: 4 * HOUR,
    isAhead: false,
  });
  await settleFor(person, request, lines);
  assert.equal((await balances(kit.db, asked))[0]!.balance, 0);
});

test('what was reserved of a lot that has expired meanwhile is approved for a later day from the next lot, or refused', async () => {
  const later = [{ book: COC, amount: -4 * HOUR, on: '2027-01-05' }];
  const request = async (...lots: [earnedOn: string, expiresOn: string][]) => {
    const person = await kit.addPerson();
    for (const [earnedOn, expiresOn] of lots) {
      const credit = { book: COC, amount: 4 * HOUR, on: earnedOn, lot: { earnedOn, expiresOn } };
      await kit.within((call) => post(call, posting(person, [credit])));
    }
    return { person, id: await reserveFor(person, [{ book: COC, amount: -4 * HOUR, on: '2026-12-29' }]) };
  };
  const alone = await request(['2025-05-01', '2026-12-31']);
  await assert.rejects(settleFor(alone.person, alone.id, later), Overdrawn);
  const both = await request(['2025-05-01', '2026-12-31'], ['2026-02-01', '2027-12-31']);
  await settleFor(both.person, both.id, later);
  const { lots } = await explain(kit.db, both.person, COC, '2026-12-31');
  assert.deepEqual(
    lots.map(({ balance, held }) => [balance / HOUR, held]),
    [
      [4, 0],
      [4, 0],
    ],
  );
  assert.equal(await usable(kit.db, both.person, COC, '2027-01-05'), 0);
});

test('a first use by somebody without an account waits for another first use', async () => {
  const person = await kit.addPerson();
  const credit = () => kit.within((call) => post(call, posting(person, [{ book: VL_WOP, amount: 1000, on: '2026-01-01' }])));
  await Promise.all(Array.from({ length: 6 }, credit));
  const [row] = await balances(kit.db, { people: [person], books: [VL_WOP], on: TODAY, today: TODAY });
  assert.equal(row!.balance, 6000);
});

test('a request that reserves is not deleted, and one that is not on record reserves nothing', async () => {
  const person = await personWith(4000);
  const request = await reserveFor(person, days(MARCH[0]!));
  await assert.rejects(kit.pool.query('delete from requests.request where id = $1', [request]));
  const lines = days(MARCH[1]!);
  const unknown = kit.within((call) => reserve(call, { ...causeOf(person, lines), requestId: 2_000_000_000, lines }));
  await assert.rejects(unknown, { constraint: 'posting_is_of_a_request' });
});

test('at the end the ledger adds up, and no decided request holds anything', async () => {
  assert.deepEqual(await verifyLedger(kit.db), []);
});
