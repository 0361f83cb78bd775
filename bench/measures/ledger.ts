import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database.ts';
import { book, type NewPosting } from '@talaan/ledger/contract.ts';
import { balances, loadBooks, postMany } from '@talaan/ledger/server/public.ts';
import type pg from 'pg';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
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
    await fill(pool);
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

/** Written past the triggers, whose work would take minutes; what they would have made is made here. */
async function fill(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await loadBooks(client, [VL, SL]);
  const { rows: keys } = await client.query<{ name: string; is: string }>(
    `select conname as name, pg_get_constraintdef(oid) as is from pg_constraint where conrelid = 'ledger.entry'::regclass and contype = 'f'`,
  );
  const tables = ['ledger.account', 'ledger.lot', 'ledger.posting', 'ledger.entry'];
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const { name } of keys) await client.query(`alter table ledger.entry drop constraint ${name}`);
  await client.query(HISTORY);
  for (const { name, is } of keys) await client.query(`alter table ledger.entry add constraint ${name} ${is}`);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  client.release();
  for (const table of [...tables, 'bare.entry', 'bare.account']) await pool.query(`vacuum (analyze) ${table}`);
}

/** By turns 1.250 earned and 0.750 used, every 17 days; and the same entries in plain tables. */
const HISTORY = `
  insert into ledger.account (personnel_id, book, balance) select p.id, b.code, ${ENTRIES / 2} * 500 from personnel.person p, ledger.book b;
  insert into ledger.lot (personnel_id, book, floor, last_no, balance) select personnel_id, book, 0, ${ENTRIES}, balance from ledger.account;
  insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, lines_hash, recorded_at)
    select case when n % 2 = 1 then 'EARN' else 'USE' end, a.id, date '${FIRST_DAY}' + n * 17, '2017-01', 'History', 'history', n || '-' || a.id, '', now()
    from (select distinct personnel_id as id from ledger.account) a, generate_series(1, ${ENTRIES}) n;
  insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
    select l.id, s.n, p.id, p.effective_on, s.amount, 0, s.n / 2 * 500 + s.n % 2 * 1250, 0
    from ledger.lot l join ledger.posting p on p.personnel_id = l.personnel_id
    cross join lateral (select split_part(p.cause_key, '-', 1)::integer as n, case when p.kind = 'EARN' then 1250 else -750 end as amount) s;
  create schema bare;
  create table bare.account as select personnel_id as person, book, balance from ledger.account;
  create table bare.posting (id bigint generated always as identity primary key, person integer, kind text, period text, particulars text, at timestamptz);
  create table bare.entry (id bigint generated always as identity primary key, person integer, book text, day date, amount bigint);
  insert into bare.entry (person, book, day, amount)
    select l.personnel_id, l.book, e.effective_on, e.amount from ledger.entry e join ledger.lot l on l.id = e.lot_id;
  create index on bare.entry (person, book, day) include (amount)`;
