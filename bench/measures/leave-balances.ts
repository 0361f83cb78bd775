import assert from 'node:assert/strict';
import type pg from 'pg';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { listBalances } from '@talaan/leave-card/contract/balance-list.ts';
import { book } from '@talaan/ledger/contract.ts';
import { balances } from '@talaan/ledger/server/public.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type { Databases } from '../databases.ts';
import { compareCalls } from '../in-turns.ts';
import { writeHistory } from '../ledger-history.ts';
import { startProduct } from '../product.ts';
import { openCaller } from '../open-caller.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const VL = book('VL', { name: 'Vacation leave', unit: 'thousandth of a day' });
const SL = book('SL', { name: 'Sick leave', unit: 'thousandth of a day' });
const TODAY = '2026-10-31';
/** Of each person in each book, in the ten years before. */
const OF_TEN_YEARS = 200;
/** Earned, late and leave of each month of twenty years. */
const OF_TWENTY_YEARS = 720;
const FEW = 200;
const CALLS = 40;
const QUICK_CALLS = 400;

/** The list of balances of 5,000 people as of a day, and the balance of one person with twenty years of rows. */
export async function measureBalances(databases: Databases): Promise<Line[]> {
  return [...(await measureList(databases)), ...(await measureOne(databases))];
}

/** The first page as HR reads it, with the sums of all, against one statement written by hand for the same people, books and day. */
async function measureList(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('balances');
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    await writeHistory(pool, { books: [VL, SL], entries: OF_TEN_YEARS, everyDays: 17, from: '2017-01-01' });
    await pool.query('vacuum (analyze)');
    const product = await startProduct(databaseUrl);
    try {
      const token = await product.signIn('hr');
      const call = openCaller(token);
      const lines: Line[] = [];
      for (const [on, when] of [
        [TODAY, 'today'],
        ['2021-12-31', 'five years ago'],
      ] as const) {
        const { body } = await callAs(product.url, token, listBalances, { query: { on, per_page: 50 } });
        const [first] = await readBare(pool, on);
        assert.deepEqual([first?.total, first?.vl_in_all, first?.sl_in_all], [body.total, body.sums.vl, body.sums.sl]);
        const address = `${product.url}${listBalances.path}?on=${on}&per_page=50`;
        const compared = await compareCalls(CALLS, { ours: () => call(address), bare: () => readBare(pool, on) });
        const title = `Leave balances of ${body.total.toLocaleString('en')} people as of ${when}, a page and the sums`;
        lines.push(atMost(title, milliseconds(compared.ours), milliseconds(compared.bare), compared.ratio, 3));
      }
      return lines;
    } finally {
      await product.stop();
    }
  } finally {
    await pool.end();
  }
}

interface BareRow {
  id: number;
  total: number;
  vl_in_all: number;
  sl_in_all: number;
}

/** Sums the entries of the ledger up to the day. */
async function readBare(pool: pg.Pool, on: string): Promise<BareRow[]> {
  const { rows } = await pool.query<BareRow>({
    name: 'balances',
    text: `
      select p.id, p.idno, p.fullname, o.acronym, b.vl, b.sl, count(*) over () as total, sum(b.vl) over ()::bigint as vl_in_all,
        sum(b.sl) over ()::bigint as sl_in_all
      from personnel.appointment a join personnel.person p on p.id = a.personnel_id join organization.office o on o.id = a.office_id
      left join (
        select l.personnel_id, sum(e.amount) filter (where l.book = 'VL') as vl, sum(e.amount) filter (where l.book = 'SL') as sl
        from ledger.lot l join ledger.entry e on e.lot_id = l.id and e.effective_on <= $1 group by 1) b on b.personnel_id = p.id
      where a.during @> $1::date order by p.plain_name, p.id limit 50`,
    values: [on],
  });
  return rows;
}

/** The balance of one person and book as the ledger says it, against one indexed sum over a plain table of the same entries. */
async function measureOne(databases: Databases): Promise<Line[]> {
  const pool = openPool(databases.asOwner(await databases.copyAs('twenty_years')));
  try {
    await writeHistory(pool, { books: [VL, SL], entries: OF_TWENTY_YEARS, everyDays: 10, from: '2007-01-01', people: FEW });
    const db = openDatabase(pool);
    const people = (await pool.query<{ id: number }>('select distinct person as id from bare.account order by 1')).rows.map(({ id }) => id);
    const whose = (turn: number) => people[turn % people.length]!;
    const lines: Line[] = [];
    for (const [on, when] of [
      [TODAY, 'today'],
      ['2017-01-31', 'ten years ago'],
    ] as const) {
      const ours = async (person: number) => (await balances(db, { people: [person], books: [VL], on, today: TODAY }))[0]?.balance;
      const bare = async (person: number) => (await pool.query<{ balance: number }>({ ...SUM, values: [person, on] })).rows[0]?.balance;
      for (const person of people.slice(0, 5)) assert.equal(await ours(person), await bare(person));
      const compared = await compareCalls(QUICK_CALLS, { ours: (turn) => ours(whose(turn)), bare: (turn) => bare(whose(turn)) });
      const title = `A balance as of ${when}, of twenty years with ${OF_TWENTY_YEARS} rows`;
      lines.push(atMost(title, milliseconds(compared.ours), milliseconds(compared.bare), compared.ratio, 2));
    }
    return lines;
  } finally {
    await pool.end();
  }
}

const SUM = {
  name: 'one sum',
  text: `select coalesce(sum(amount), 0)::bigint as balance from bare.entry where person = $1 and book = 'VL' and day <= $2`,
};
