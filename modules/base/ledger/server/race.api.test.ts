import assert from 'node:assert/strict';
import { test } from 'node:test';
import { troubleOf } from '@talaan/kernel/server/database/database-trouble.ts';
import { tries } from '@talaan/testing/tries.ts';
import type { NewPosting } from '../contract.ts';
import { causeOf, COC, HOUR, openLedger, posting, SL, VL } from './ledger-kit.ts';
import { Overdrawn } from './overdrawn.ts';
import { post, postMany } from './post.ts';
import { CapReached } from './require-room.ts';
import { release } from './release.ts';
import { reserve } from './reserve.ts';
import { verifyLedger } from './verify-ledger.ts';

const CONNECTIONS = 8;
const kit = await openLedger(CONNECTIONS + 1);

const DEBITS = tries(300, 10_000);
const PEOPLE = tries(200, 10_000);

/** The same work by so many connections until it is done. */
async function race<T>(work: T[], act: (one: T) => Promise<void>): Promise<void> {
  const queue = [...work];
  const run = async () => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, run));
}

const day = (number: number) => Temporal.PlainDate.from('2026-01-02').add({ days: number }).toString();

/** Whether it was posted. A connection that broke says nothing of the commit: the same act is posted again. */
async function tryPost(act: NewPosting): Promise<boolean> {
  for (;;) {
    try {
      await kit.within((call) => post(call, act));
      return true;
    } catch (error) {
      if (error instanceof Overdrawn) return false;
      if (troubleOf(error) !== 'away') throw error;
    }
  }
}

test(`${DEBITS} debits of random days racing over ${CONNECTIONS} connections, one of them killed: as many pass as there are credits`, async () => {
  const person = await kit.addPerson();
  await kit.within((call) => post(call, posting(person, [{ book: VL, amount: DEBITS / 2, on: '2026-01-01' }])));
  const debits = Array.from({ length: DEBITS }, (_, number) => posting(person, [{ book: VL, amount: -1, on: day((number * 97) % 350) }]));
  let passed = 0;
  let killed = 0;
  await race(debits, async (debit) => {
    if (await tryPost(debit)) passed += 1;
    if (passed === Math.floor(DEBITS / 5) && killed === 0) {
      const { rowCount } = await kit.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%ledger.%' limit 1`,
      );
      killed += rowCount ?? 0;
    }
  });
  const { rows } = await kit.pool.query<{ balance: number; entries: number }>(
    `select l.balance, (select count(*) from ledger.entry e where e.lot_id = l.id) as entries from ledger.lot l where personnel_id = ${person}`,
  );
  assert.deepEqual([passed, killed, rows[0]!.balance, rows[0]!.entries], [DEBITS / 2, 1, 0, DEBITS / 2 + 1]);
  assert.deepEqual(await verifyLedger(kit.db), []);
});

test(`a month of ${PEOPLE} people is closed while ${CONNECTIONS} connections reserve and release: nobody waits for ever, nothing is overdrawn`, async () => {
  const { rows } = await kit.pool.query<{ id: number }>(
    `insert into personnel.person (idno, surname, first_name, sex) select 'RACE-' || n, 'Cruz', 'Ben', 'Male' from generate_series(1, ${PEOPLE}) n returning id`,
  );
  const people = rows.map(({ id }) => id);
  const month = (on: string) => people.map((person) => posting(person, [{ book: VL, amount: 1250, on }, { book: SL, amount: 1250, on }])); // prettier-ignore
  await kit.within((call) => postMany(call, month('2026-01-31')));
  const requests = await Promise.all(people.slice(0, 100).map(async (person) => ({ person, requestId: await kit.addRequest(person) })));
  const state = { isClosed: false };
  const close = kit
    .within((call) => postMany(call, month('2026-02-28').toReversed()))
    .finally(() => {
      state.isClosed = true;
    });
  let reserved = 0;
  const act = async ({ person, requestId }: (typeof requests)[number], round: number) => {
    const lines = [round % 2 ? VL : SL, round % 2 ? SL : VL].map((book) => ({ book, amount: -1000, on: day(60 + round) }));
    await kit.within((call) => reserve(call, { ...causeOf(person, lines), requestId, lines }));
    await kit.within((call) => release(call, requestId, 'Withdrawn'));
    reserved += 1;
  };
  for (let round = 0; round < 3 || !state.isClosed; round += 1) await race(requests, (request) => act(request, round));
  await close;
  assert.ok(reserved >= 300);
  assert.deepEqual(await verifyLedger(kit.db), []);
});

test('hours credited at once by all connections never come above the cap', async () => {
  const person = await kit.addPerson();
  const lot = { earnedOn: '2026-02-01', expiresOn: '2027-12-31' };
  const credits = Array.from({ length: 40 }, () => posting(person, [{ book: COC, amount: 7 * HOUR, on: '2026-02-01', lot }]));
  let passed = 0;
  await race(credits, async (credit) => {
    const done = await kit.within((call) => post(call, credit)).catch((error: unknown) => error);
    if (typeof done === 'number') passed += 1;
    else assert.ok(done instanceof CapReached, String(done));
  });
  assert.equal(passed, 17);
});
