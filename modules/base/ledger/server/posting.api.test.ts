import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Line } from '../contract.ts';
import { balances } from './balances.ts';
import { correct, reverse } from './correct.ts';
import { explain } from './explain.ts';
import { openLedger, posting, SL, TODAY, VL, VL_WOP } from './ledger-kit.ts';
import { lockAccounts } from './lock-accounts.ts';
import { Overdrawn } from './overdrawn.ts';
import { post, postMany } from './post.ts';
import { setFloor } from './set-floor.ts';
import { usable } from './usable.ts';
import { verifyLedger } from './verify-ledger.ts';

const kit = await openLedger();

const vl = (amount: number, on: string): Line => ({ book: VL, amount, on });
const refused = (status: number, message: RegExp) => (error: unknown) =>
  error instanceof Refusal && error.status === status && message.test(error.message);

async function personWith(amount: number, on = '2026-01-01'): Promise<number> {
  const person = await kit.addPerson();
  const opening = posting(person, [vl(amount, on)], { kind: 'BROUGHT_FORWARD', particulars: 'Brought forward' });
  await kit.within((call) => post(call, opening), '2026-01-02T09:00:00+08:00');
  return person;
}

async function balanceOf(person: number, on = '2026-12-31', knownAt?: string): Promise<number | undefined> {
  const asked = { people: [person], books: [VL], on, today: TODAY, knownAt: knownAt ? Temporal.Instant.from(knownAt) : undefined };
  return (await balances(kit.db, asked))[0]?.balance;
}

test('the same act posted again is the same posting', async () => {
  const person = await personWith(4000);
  const leave = posting(person, [vl(-1000, '2026-03-02')]);
  const first = await kit.within((call) => post(call, leave));
  assert.equal(await kit.within((call) => post(call, leave)), first);
  assert.equal(await balanceOf(person), 3000);
});

test('two connections that post the same act at once make one posting', async () => {
  const person = await personWith(4000);
  const leave = posting(person, [vl(-1000, '2026-03-02')]);
  const ids = await Promise.all(Array.from({ length: 6 }, () => kit.within((call) => post(call, leave))));
  assert.equal(new Set(ids).size, 1);
  assert.equal(await balanceOf(person), 3000);
});

test('the same cause with other lines is refused, and nothing is written', async () => {
  const person = await personWith(4000);
  const leave = posting(person, [vl(-1000, '2026-03-02')]);
  await kit.within((call) => post(call, leave));
  const other = { ...leave, lines: [vl(-2000, '2026-03-02')] };
  await assert.rejects(
    kit.within((call) => post(call, other)),
    refused(409, /posted already with other amounts/),
  );
  assert.equal(await balanceOf(person), 3000);
});

test('a back-dated leave in March is refused when one of November uses all, and the refusal names November', async () => {
  const person = await personWith(3000);
  await kit.within((call) => post(call, posting(person, [vl(-3000, '2026-11-16')], { particulars: 'VL 16–18 Nov' })));
  await assert.rejects(
    kit.within((call) => post(call, posting(person, [vl(-1000, '2026-03-02')]))),
    (error: unknown) => {
      assert.ok(error instanceof Overdrawn);
      assert.deepEqual(error.overdrawn, { personnelId: person, book: 'VL', day: '2026-11-16', usable: 0, wanted: 1000 });
      assert.match(
        error.message,
        /1\.000 days are wanted on 2 Mar 2026 and 0\.000 days can be used, because of 16 Nov 2026 \(VL 16–18 Nov\)/,
      );
      return true;
    },
  );
  assert.equal(await usable(kit.db, person, VL, '2026-03-02'), 0);
});

test('credits that come in May cannot be used in April, and in June as soon as they are posted', async () => {
  const person = await personWith(1000);
  const june = posting(person, [vl(-2000, '2026-06-15')]);
  await assert.rejects(
    kit.within((call) => post(call, june)),
    Overdrawn,
  );
  await kit.within((call) => post(call, posting(person, [vl(1250, '2026-05-31')])));
  assert.equal(await usable(kit.db, person, VL, '2026-04-30'), 1000);
  await kit.within((call) => post(call, june));
  assert.equal(await usable(kit.db, person, VL, '2026-04-30'), 250);
});

test('a debit before the opening balance is refused', async () => {
  const person = await personWith(4000, '2026-01-01');
  await assert.rejects(
    kit.within((call) => post(call, posting(person, [vl(-1000, '2025-12-31')]))),
    Overdrawn,
  );
});

test('sick leave that goes over to vacation leave is posted on both or on none', async () => {
  const person = await personWith(3000);
  await kit.within((call) => post(call, posting(person, [{ book: SL, amount: 2500, on: '2026-01-01' }])));
  const split = (sick: number, vacation: number) => [{ book: SL, amount: sick, on: '2026-02-02' }, vl(vacation, '2026-02-03')];
  await assert.rejects(
    kit.within((call) => post(call, posting(person, split(-2500, -3500)))),
    Overdrawn,
  );
  assert.equal(await usable(kit.db, person, SL, '2026-02-02'), 2500);
  await kit.within((call) => post(call, posting(person, split(-2500, -1500))));
  assert.deepEqual([await usable(kit.db, person, SL, '2026-02-02'), await balanceOf(person)], [0, 1500]);
});

test('vacation leave that is short is without pay, and sick leave is not touched', async () => {
  const person = await personWith(1250);
  await kit.within((call) => post(call, posting(person, [{ book: SL, amount: 40_000, on: '2026-01-01' }])));
  await kit.within(async (call) => {
    await lockAccounts(call.db, [{ personnelId: person, book: VL.code }]);
    const withPay = Math.min(3000, await usable(call.db, person, VL, '2026-02-02'));
    await post(
      call,
      posting(person, [vl(-withPay, '2026-02-02'), { book: VL_WOP, amount: 3000 - withPay, on: '2026-02-02' }], { kind: 'USE' }),
    );
  });
  const rows = await balances(kit.db, { people: [person], books: [VL, SL, VL_WOP], on: TODAY, today: TODAY });
  assert.deepEqual(
    rows.map(({ book, balance }) => [book, balance]),
    [
      ['SL', 40_000],
      ['VL', 0],
      ['VL_WOP', 1750],
    ],
  );
});

for (const [what, amount, message] of [
  ['zero', 0, /posts nothing/],
  ['minus zero', -0, /posts nothing/],
  ['a fraction', 0.5, /not a whole number/],
  ['too large for an exact integer', 2 ** 53, /not a whole number/],
] as const)
  test(`an amount of ${what} is refused`, async () => {
    const person = await kit.addPerson();
    await assert.rejects(
      kit.within((call) => post(call, posting(person, [vl(amount, TODAY)]))),
      refused(422, message),
    );
  });

test('a balance that would be too large for an exact integer is refused', async () => {
  const person = await personWith(Number.MAX_SAFE_INTEGER);
  await assert.rejects(
    kit.within((call) => post(call, posting(person, [vl(1, TODAY)]))),
    { constraint: 'a_balance_stays_exact' },
  );
});

test('2.500 less 2.500 is 0 and not minus 0', async () => {
  const person = await personWith(2500);
  const id = await kit.within((call) => post(call, posting(person, [vl(-2500, '2026-02-02')])));
  assert.ok(Object.is(await balanceOf(person), 0));
  const { rows } = await explain(kit.db, person, VL, TODAY);
  assert.ok(rows.every(({ balance, hold, held }) => Object.is(hold, 0) && Object.is(held, 0) && !Object.is(balance, -0)));
  await kit.within((call) => reverse(call, id, 'Not taken'));
  assert.equal(await balanceOf(person), 2500);
});

test('a posting is reversed once, and a reversal is posted anew instead of reversed', async () => {
  const person = await personWith(4000);
  const id = await kit.within((call) => post(call, posting(person, [vl(-1000, '2026-03-02')])));
  const reversal = await kit.within((call) => reverse(call, id, 'Recalled'));
  await assert.rejects(
    kit.within((call) => reverse(call, id, 'Again')),
    refused(409, /reversed already/),
  );
  await assert.rejects(
    kit.within((call) => reverse(call, reversal, 'Again')),
    refused(409, /A reversal is not reversed/),
  );
  await assert.rejects(
    kit.within((call) => reverse(call, 2 ** 40, 'None')),
    refused(404, /no such posting/),
  );
  assert.equal(await balanceOf(person), 4000);
});

test('a reversal without a reason is refused', async () => {
  const person = await personWith(4000);
  const id = await kit.within((call) => post(call, posting(person, [vl(-1000, '2026-03-02')])));
  await assert.rejects(
    kit.within((call) => reverse(call, id, ' ')),
    { constraint: 'a_correction_of_the_ledger_has_a_reason' },
  );
});

test('an accrual that was used is not reversed, and the refusal names what used it', async () => {
  const person = await kit.addPerson();
  const earned = await kit.within((call) => post(call, posting(person, [vl(1250, '2026-01-31')])));
  await kit.within((call) => post(call, posting(person, [vl(-1000, '2026-02-05')], { particulars: 'VL 5 Feb' })));
  const error = await kit.within((call) => reverse(call, earned, 'Wrong month')).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Overdrawn);
  assert.match(error.message, /would be 1\.000 days short on 5 Feb 2026 because of VL 5 Feb/);
});

test('a month that is closed again is judged by its end: 3 days without pay make 1.125 of 1.250 although the credits were used', async () => {
  const person = await personWith(1000);
  const earned = await kit.within((call) => post(call, posting(person, [vl(1250, '2026-05-31')], { key: `close:${person}` })));
  await kit.within((call) => post(call, posting(person, [vl(-2100, '2026-06-10')])));
  const again = posting(person, [vl(1125, '2026-05-31')], { key: `close:${person}:2` });
  const { posted } = await kit.within((call) => correct(call, { reverse: [earned], post: [again], reason: 'Three days without pay' }));
  assert.equal(posted.length, 1);
  assert.deepEqual([await balanceOf(person, '2026-05-31'), await balanceOf(person)], [2125, 25]);
});

test('a correction that uncovers a later leave is refused with its day, and passes with the leave reposted in the same act', async () => {
  const person = await kit.addPerson();
  const earned = await kit.within((call) => post(call, posting(person, [vl(1250, '2026-05-31')])));
  const leave = await kit.within((call) => post(call, posting(person, [vl(-1250, '2026-06-10')])));
  const less = posting(person, [vl(1125, '2026-05-31')]);
  const closeAgain = (others: number[], more: Parameters<typeof post>[1][]) =>
    kit.within((call) => correct(call, { reverse: [earned, ...others], post: [less, ...more], reason: 'Three days without pay' }));
  const error = await closeAgain([], []).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Overdrawn);
  assert.deepEqual([error.overdrawn.day, error.overdrawn.wanted], ['2026-06-10', 125]);
  await closeAgain([leave], [posting(person, [vl(-1125, '2026-06-10'), { book: VL_WOP, amount: 125, on: '2026-06-10' }], { kind: 'USE' })]);
  assert.equal(await balanceOf(person), 0);
});

test('what a form certified is found again by the instant at which it was known', async () => {
  const person = await personWith(10_000);
  await kit.within((call) => post(call, posting(person, [vl(-2000, '2026-02-16')])), '2026-02-20T09:00:00+08:00');
  await kit.within((call) => post(call, posting(person, [vl(-1000, '2026-02-18')])), '2026-04-01T09:00:00+08:00');
  await kit.within((call) => post(call, posting(person, [vl(1250, '2026-03-31')])), '2026-04-01T09:00:00+08:00');
  assert.equal(await balanceOf(person, '2026-02-28'), 7000);
  assert.equal(await balanceOf(person, '2026-02-28', '2026-05-01T00:00:00+08:00'), 7000);
  assert.equal(await balanceOf(person, '2026-02-28', '2026-03-01T00:00:00+08:00'), 8000);
});

test('a balance as of a day to come has what is posted and reserved, and is marked so', async () => {
  const person = await personWith(5000);
  await kit.within((call) => post(call, posting(person, [vl(-2000, '2026-12-21')])));
  const asked = { people: [person], books: [VL], today: TODAY };
  const [now] = await balances(kit.db, { ...asked, on: TODAY });
  const [ahead] = await balances(kit.db, { ...asked, on: '2026-12-31' });
  assert.deepEqual([now!.balance, now!.isAhead, ahead!.balance, ahead!.isAhead], [5000, false, 3000, true]);
});

test('an opening balance is posted once; a correction is an adjustment with its reason', async () => {
  const person = await kit.addPerson();
  const opening = posting(person, [vl(42_500, '2026-01-01')], { kind: 'BROUGHT_FORWARD', cause: 'opening', key: `${person}` });
  await kit.within((call) => post(call, opening));
  const second = { ...opening, lines: [vl(40_000, '2026-01-01')] };
  await assert.rejects(
    kit.within((call) => post(call, second)),
    refused(409, /posted already/),
  );
  const adjust = posting(person, [vl(-500, '2026-01-01')], { kind: 'ADJUST', reason: '' });
  await assert.rejects(
    kit.within((call) => post(call, adjust)),
    { constraint: 'a_correction_of_the_ledger_has_a_reason' },
  );
  await kit.within((call) => post(call, { ...adjust, reason: 'Certification of the former agency' }));
  assert.equal(await balanceOf(person), 42_000);
});

test('an advance is allowed after the floor is changed with a reason, and is not taken back below what was used', async () => {
  const person = await personWith(1000);
  const leave = posting(person, [vl(-3000, '2026-02-02')]);
  await assert.rejects(
    kit.within((call) => post(call, leave)),
    Overdrawn,
  );
  const change = (floor: number, reason: string) => kit.within((call) => setFloor(call, { personnelId: person, book: VL, floor, reason }));
  await assert.rejects(change(-5000, ''), { constraint: 'a_floor_is_changed_with_a_reason' });
  await change(-5000, 'Advance approved by the President');
  await kit.within((call) => post(call, leave));
  assert.deepEqual([await balanceOf(person), await usable(kit.db, person, VL, '2026-02-02')], [-2000, 3000]);
  await assert.rejects(change(0, 'Over'), { constraint: 'a_lot_is_never_overdrawn' });
});

test('many postings at once are those of one after the other', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => kit.addPerson()));
  const month = people.flatMap((person) => [
    posting(person, [vl(1250, '2026-01-31'), { book: SL, amount: 1250, on: '2026-01-31' }]),
    posting(person, [vl(-77, '2026-01-31')], { kind: 'LATE_UT' }),
  ]);
  const ids = await kit.within((call) => postMany(call, month));
  assert.equal(new Set(ids).size, month.length);
  assert.deepEqual(await kit.within((call) => postMany(call, month)), ids);
  for (const person of people) assert.equal(await balanceOf(person), 1173);
});

test('at the end the ledger adds up', async () => assert.deepEqual(await verifyLedger(kit.db), []));
