import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { book, type NewPosting } from '@talaan/ledger/contract.ts';
import { balances, postMany } from '@talaan/ledger/server/public.ts';
import type pg from 'pg';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { writeHistory } from '../ledger-history.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const VL = book('VL', { name: 'Vacation leave', unit: 'thousandth of a day' });
const SL = book('SL', { name: 'Sick leave', unit: 'thousandth of a day' });
/** Of each person in each book, from 2017 on: with 5,000 people 2,000,000 entries. */
const ENTRIES = 200;
const FIRST_DAY = '2017-01-01';
const TODAY = '2026-10-31';
const ROUNDS = 5;

/** Ten years of two books of 5,000 people: all balances as of a day, and a month posted at once. */
export async function measureLedger(databases: Databases): Promise<Line[]> {
  const pool = openPool(databases.asOwner(await databases.copyAs('ledger')));
  try {
    await writeHistory(pool, { books: [VL, SL], entries: ENTRIES, everyDays: 17, from: FIRST_DAY });
    const lines = [await measureBalances(pool, TODAY, 'today'), await measureBalances(pool, '2021-12-31', 'five years ago')];
    return [...lines, await measureMonth(pool)];
  } finally {
    await pool.end();
  }
}

/** Against the sum over a plain table of the same entries, with an index that covers it. */
async function measureBalances(pool: pg.Pool, on: string, when: string): Promise<Line> {
  const db = openDatabase(pool);
  const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
    ours: () => time(() => balances(db, { books: [VL, SL], on, today: TODAY })),
    bare: () =>
      time(() => pool.query('select person, book, sum(amount)::bigint as balance from bare.entry where day <= $1 group by 1, 2', [on])),
  });
  return atMost(`Balances of 5,000 people in two books as of ${when}`, milliseconds(ours), milliseconds(bare), ratio, 2);
}

/** Against the same rows in plain tables, in one transaction: postings, entries and the balances that they move. */
async function measureMonth(pool: pg.Pool): Promise<Line> {
  const db = openDatabase(pool);
  const people = (await pool.query<{ id: number }>('select distinct personnel_id as id from ledger.account order by 1')).rows;
  let month = 0;
  const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
    ours: () => {
      month += 1;
      const postings = people.map(({ id }) => earned(id, month));
      return time(() => db.transaction().execute((tx) => postMany({ db: tx, now: Temporal.Now.instant(), actor: NOBODY }, postings)));
    },
    bare: () => time(() => postBare(pool)),
  });
  return atMost('A month posted for 5,000 people: 10,000 entries', milliseconds(ours), milliseconds(bare), ratio, 20);
}

function earned(personnelId: number, month: number): NewPosting {
  const on = '2026-10-31';
  const lines = [VL, SL].map((book) => ({ book, amount: 1250, on }));
  return { kind: 'EARN', personnelId, cause: 'bench', key: `${month}:${personnelId}`, period: '2026-10', particulars: 'Earned', lines };
}

async function postBare(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into bare.posting (person, kind, period, particulars, at) select distinct person, 'EARN', '2026-10', 'Earned', now() from bare.account`,
  );
  await client.query(`insert into bare.entry (person, book, day, amount) select person, book, '2026-10-31', 1250 from bare.account`);
  await client.query('update bare.account set balance = balance + 1250');
  await client.query('commit');
  client.release();
}
