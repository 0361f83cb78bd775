import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line, LotDates } from '../../contract.ts';
import { balances } from '../balances.ts';
import { reverse } from '../correct.ts';
import { expire } from '../expire.ts';
import { explain } from '../explain.ts';
import { COC, HOUR, openLedger, posting, SPL, TODAY } from '../ledger-kit.ts';
import { lockAccounts } from '../lock-accounts.ts';
import { Overdrawn } from '../overdrawn.ts';
import { post } from '../post.ts';
import { CapReached } from '../require-room.ts';
import { usable } from '../usable.ts';
import { verifyLedger } from '../verify-ledger.ts';

const kit = await openLedger();

const OF_2025: LotDates = { earnedOn: '2025-05-01', expiresOn: '2026-12-31' };
const OF_2026: LotDates = { earnedOn: '2026-02-01', expiresOn: '2027-12-31' };

const earned = (hours: number, lot: LotDates, on = lot.earnedOn): Line => ({ book: COC, amount: hours * HOUR, on, lot });
const used = (hours: number, on: string): Line => ({ book: COC, amount: -hours * HOUR, on });

async function personWith(...lines: Line[]): Promise<number> {
  const person = await kit.addPerson();
  for (const line of lines) await kit.within((call) => post(call, posting(person, [line], { kind: 'BROUGHT_FORWARD' })));
  return person;
}

const charge = (person: number, ...lines: Line[]) => kit.within((call) => post(call, posting(person, lines, { kind: 'USE' })));

/** The hours left in each lot, the one that expires first before the others. */
async function lotsOf(person: number, until = TODAY): Promise<number[]> {
  return (await explain(kit.db, person, COC, until)).lots.map(({ balance }) => balance / HOUR);
}

async function hoursOf(person: number, on: string): Promise<number> {
  const [row] = await balances(kit.db, { people: [person], books: [COC], on, today: TODAY });
  return (row?.balance ?? 0) / HOUR;
}

const sweep = async (day: string) => {
  while ((await kit.within((call) => expire(call, day))) > 0);
};

test('16 hours take the 10 that expire first and 6 of the next lot', async () => {
  const person = await personWith(earned(20, OF_2026), earned(10, OF_2025));
  await charge(person, used(16, '2026-06-10'));
  assert.deepEqual(await lotsOf(person), [0, 14]);
});

test('a lot that expires today is used today and not tomorrow, swept or not', async () => {
  const person = await personWith(earned(10, OF_2025));
  assert.equal(await usable(kit.db, person, COC, '2026-12-31'), 10 * HOUR);
  assert.equal(await usable(kit.db, person, COC, '2027-01-01'), 0);
  assert.deepEqual([await hoursOf(person, '2026-12-31'), await hoursOf(person, '2027-01-01')], [10, 0]);
  await assert.rejects(charge(person, used(4, '2027-01-01')), Overdrawn);
  await sweep('2027-01-01');
  assert.deepEqual([await hoursOf(person, '2026-12-31'), await hoursOf(person, '2027-01-01')], [10, 0]);
  assert.equal(await usable(kit.db, person, COC, '2026-12-31'), 10 * HOUR);
});

test('the balance of a card is 0 after an expiry that the sweep has not written yet, with a row that says so', async () => {
  const person = await personWith(earned(10, OF_2025));
  const { balance, rows, lots } = await explain(kit.db, person, COC, '2027-01-02');
  assert.deepEqual([balance, lots[0]!.balance, rows.at(-1)!.postingId, rows.at(-1)!.effectiveOn], [0, 0, null, '2027-01-01']);
  await sweep('2027-01-02');
  const swept = await explain(kit.db, person, COC, '2027-01-02');
  assert.deepEqual([swept.balance, swept.rows.length, swept.rows.at(-1)!.kind], [0, rows.length, 'EXPIRE']);
});

test('days off from 29 December to 5 January take the days after the expiry from the next lot', async () => {
  const person = await personWith(earned(20, OF_2025), earned(4, OF_2026));
  await charge(person, used(8, '2026-12-29'), used(4, '2027-01-05'));
  assert.deepEqual(await lotsOf(person, '2027-01-05'), [0, 0]);
  assert.equal(await usable(kit.db, person, COC, '2026-12-30'), 12 * HOUR);
});

test('days off over an expiry are refused as a whole where the next lot has too little', async () => {
  const person = await personWith(earned(20, OF_2025), earned(3, OF_2026));
  await assert.rejects(charge(person, used(8, '2026-12-29'), used(4, '2027-01-05')), Overdrawn);
  assert.deepEqual(await lotsOf(person), [20, 3]);
});

test('a day off of December that is posted in January uses what was there in December, though it was swept', async () => {
  const person = await personWith(earned(10, OF_2025));
  await sweep('2027-01-01');
  await charge(person, used(4, '2026-12-28'));
  assert.deepEqual([await hoursOf(person, '2026-12-31'), await hoursOf(person, '2027-01-01')], [6, 0]);
  await sweep('2027-01-02');
  assert.deepEqual([await hoursOf(person, '2026-12-31'), await hoursOf(person, '2027-01-01')], [6, 0]);
  await assert.rejects(charge(person, used(8, '2026-12-28')), Overdrawn);
});

test('a use that is reversed goes back to its expired lot and expires again', async () => {
  const person = await personWith(earned(10, OF_2025));
  const id = await charge(person, used(4, '2026-12-28'));
  await sweep('2027-01-01');
  await kit.within((call) => reverse(call, id, 'Worked on that day'));
  assert.deepEqual([await hoursOf(person, '2026-12-31'), await hoursOf(person, '2027-01-01')], [10, 0]);
  await sweep('2027-01-02');
  assert.deepEqual(await lotsOf(person, '2027-01-02'), [0]);
  const given = { book: COC, amount: 4 * HOUR, on: '2027-01-02', lot: { earnedOn: '2027-01-02', expiresOn: '2027-12-31' } };
  const reason = 'Recalled on 28 December, memorandum 7';
  await kit.within((call) => post(call, posting(person, [given], { kind: 'ADJUST', reason })));
  assert.equal(await hoursOf(person, '2027-01-02'), 4, 'HR gives it back by an adjustment with its reason');
});

test('a credit that expired unused is reversed with its expiry', async () => {
  const person = await kit.addPerson();
  const id = await kit.within((call) => post(call, posting(person, [earned(10, OF_2025)])));
  await sweep('2027-01-01');
  await kit.within((call) => reverse(call, id, 'The overtime was paid'));
  assert.deepEqual([await hoursOf(person, '2026-06-30'), await hoursOf(person, '2027-06-30')], [0, 0]);
});

test('a month of 40 hours has room for 4 of 8 when 36 are earned; what is lost is for the module to say', async () => {
  const person = await personWith(earned(36, OF_2026));
  const credited = await kit.within(async (call) => {
    await lockAccounts(call.db, [{ personnelId: person, book: COC.code }]);
    const { rows } = await explain(call.db, person, COC, '2026-02-28');
    const inMonth = rows.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
    const amount = Math.min(8 * HOUR, 40 * HOUR - inMonth);
    await post(call, posting(person, [{ ...earned(0, OF_2026), amount }]));
    return amount / HOUR;
  });
  assert.deepEqual([credited, await lotsOf(person)], [4, [40]]);
});

test('earning above the cap is refused and says what may still be earned', async () => {
  const person = await personWith(earned(118, OF_2026));
  const error = await kit.within((call) => post(call, posting(person, [earned(5, OF_2026)]))).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof CapReached);
  assert.equal(error.room, 2 * HOUR);
  assert.match(error.message, /at most 120 h may be earned\. The balance is 118 h, so 2 h can be credited/);
  await kit.within((call) => post(call, posting(person, [earned(2, OF_2026)])));
});

test('two credits at once never come above the cap together', async () => {
  const person = await personWith(earned(110, OF_2026));
  const credit = () => kit.within((call) => post(call, posting(person, [earned(6, OF_2026)])));
  const both = await Promise.allSettled([credit(), credit()]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  assert.deepEqual(await lotsOf(person), [116]);
});

test('hours that are given back may stand above the cap', async () => {
  const person = await personWith(earned(100, OF_2026));
  const id = await charge(person, used(20, '2026-03-02'));
  await kit.within((call) => post(call, posting(person, [earned(40, OF_2026)])));
  await kit.within((call) => reverse(call, id, 'Recalled'));
  assert.deepEqual(await lotsOf(person), [140]);
});

test('a promotion above division chief forfeits the rest of all lots in one posting', async () => {
  const person = await personWith(earned(10, OF_2025), earned(20, OF_2026));
  await kit.within((call) => post(call, posting(person, [used(30, '2026-07-01')], { kind: 'FORFEIT' })));
  assert.deepEqual(await lotsOf(person), [0, 0]);
});

test('hours earned on one day by two orders are one lot with two entries, and both causes are shown', async () => {
  const person = await personWith(earned(4, OF_2026), earned(3, OF_2026));
  const { lots, rows } = await explain(kit.db, person, COC, TODAY);
  assert.deepEqual([lots.map(({ balance }) => balance / HOUR), new Set(rows.map(({ key }) => key)).size], [[7], 2]);
});

test('a charge that names its lot takes from no other', async () => {
  const person = await personWith(earned(2, OF_2025), earned(20, OF_2026));
  const ofFirst = { ...used(4, '2026-06-10'), lot: OF_2025 };
  await assert.rejects(charge(person, ofFirst), Overdrawn);
  await charge(person, { ...ofFirst, amount: -2 * HOUR });
  assert.deepEqual(await lotsOf(person), [0, 20]);
});

test('half minutes of overtime are kept: 151 minutes at 1.5 are 3 h 46.5 min', async () => {
  const person = await personWith({ book: COC, amount: 151 * 90, on: '2026-02-01', lot: OF_2026 });
  assert.equal(await usable(kit.db, person, COC, '2026-02-01'), 13_590);
});

test('a yearly right is a lot that ends on 31 December and starts full in the next year', async () => {
  const person = await kit.addPerson();
  const grant = (year: number): Line => {
    const lot = { earnedOn: `${year}-01-01`, expiresOn: `${year}-12-31` };
    return { book: SPL, amount: 3000, on: lot.earnedOn, lot };
  };
  await kit.within((call) => post(call, posting(person, [grant(2026)], { cause: 'grant', key: `2026:SPL:${person}` })));
  await charge(person, { book: SPL, amount: -1000, on: '2026-04-10' });
  await kit.within((call) => post(call, posting(person, [grant(2027)], { cause: 'grant', key: `2027:SPL:${person}` })));
  assert.deepEqual([await usable(kit.db, person, SPL, '2026-12-31'), await usable(kit.db, person, SPL, '2027-01-01')], [2000, 3000]);
});

test('at the end the ledger adds up', async () => assert.deepEqual(await verifyLedger(kit.db), []));
