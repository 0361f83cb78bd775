import { loadBooks } from '@talaan/ledger/server/public.ts';
import type { Book } from '@talaan/ledger/contract.ts';
import type pg from 'pg';

interface History {
  books: readonly Book[];
  /** Of each person in each book. */
  entries: number;
  /** The first entry is so many days after `from`, as is each of the others after the one before. */
  everyDays: number;
  from: string;
  /** The first so many of all; left out: everybody. */
  people?: number;
}

/**
 * Empties the ledger and writes a long history: by turns 1.250 earned and 0.750 used, and the same entries in plain tables of the schema `bare`.
 * Written past the triggers, whose work would take minutes; what they would have made is made here.
 */
export async function writeHistory(pool: pg.Pool, { books, entries, everyDays, from, people }: History): Promise<void> {
  const client = await pool.connect();
  const tables = ['ledger.account', 'ledger.lot', 'ledger.posting', 'ledger.entry'];
  try {
    await loadBooks(client, books);
    const { rows: keys } = await client.query<{ name: string; is: string }>(
      `select conname as name, pg_get_constraintdef(oid) as is from pg_constraint where conrelid = 'ledger.entry'::regclass and contype = 'f'`,
    );
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${tables.join(', ')} cascade`);
    for (const { name } of keys) await client.query(`alter table ledger.entry drop constraint ${name}`);
    const codes = books.map(({ code }) => code);
    await client.query('begin');
    await client.query(
      `insert into ledger.account (personnel_id, book, balance) select p.id, b.code, $1::integer / 2 * 500
       from (select id from personnel.person order by id limit $2) p, unnest($3::text[]) b (code)`,
      [entries, people ?? null, codes],
    );
    await client.query(
      `insert into ledger.lot (personnel_id, book, floor, last_no, balance) select personnel_id, book, 0, $1, balance from ledger.account`,
      [entries],
    );
    await client.query(
      `insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, lines_hash, recorded_at)
       select case when n % 2 = 1 then 'EARN' else 'USE' end, a.id, $1::date + n * $2::integer, '2017-01', 'History', 'history', n || '-' || a.id, '', now()
       from (select distinct personnel_id as id from ledger.account) a, generate_series(1, $3::integer) n`,
      [from, everyDays, entries],
    );
    await client.query(ENTRIES);
    await client.query('commit');
    for (const { name, is } of keys) await client.query(`alter table ledger.entry add constraint ${name} ${is}`);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query(BARE);
  } finally {
    client.release();
  }
  for (const table of [...tables, 'bare.entry', 'bare.account']) await pool.query(`vacuum (analyze) ${table}`);
}

const ENTRIES = `
  insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
    select l.id, s.n, p.id, p.effective_on, s.amount, 0, s.n / 2 * 500 + s.n % 2 * 1250, 0
    from ledger.lot l join ledger.posting p on p.personnel_id = l.personnel_id
    cross join lateral (select split_part(p.cause_key, '-', 1)::integer as n, case when p.kind = 'EARN' then 1250 else -750 end as amount) s`;

const BARE = `
  create schema bare;
  create table bare.account as select personnel_id as person, book, balance from ledger.account;
  create table bare.posting (id bigint generated always as identity primary key, person integer, kind text, period text, particulars text, at timestamptz);
  create table bare.entry (id bigint generated always as identity primary key, person integer, book text, day date, amount bigint);
  insert into bare.entry (person, book, day, amount)
    select l.personnel_id, l.book, e.effective_on, e.amount from ledger.entry e join ledger.lot l on l.id = e.lot_id;
  create index on bare.entry (person, book, day) include (amount)`;
