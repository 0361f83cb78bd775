import { after } from 'node:test';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { openDatabase, openPool, type Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { cloneDatabase } from '@talaan/testing/database.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { book, type Cause, type Line, type NewPosting } from '../contract.ts';
import { loadBooks } from './load-books.ts';

export const HOUR = 3600;
export const TODAY = '2026-11-20';

export const VL = book('VL', { name: 'Vacation leave', unit: 'thousandth of a day' });
export const SL = book('SL', { name: 'Sick leave', unit: 'thousandth of a day' });
export const VL_WOP = book('VL_WOP', { name: 'Absence without pay', unit: 'thousandth of a day' });
export const COC = book('COC', { name: 'Compensatory overtime credit', unit: 'second', lots: true, cap: 120 * HOUR });
export const SPL = book('SPL', { name: 'Special privilege leave', unit: 'thousandth of a day', lots: true });
export const BOOKS = [VL, SL, VL_WOP, COC, SPL];

export type TestCall = Pick<Call, 'db' | 'now' | 'actor' | 'requestId'>;

export interface LedgerKit {
  url: string;
  pool: pg.Pool;
  /** As the role that owns the tables. */
  owner: pg.Pool;
  db: Database;
  /** A person with nothing yet. */
  addPerson: () => Promise<number>;
  /** A request of theirs that was filed; its number. */
  addRequest: (personnelId: number) => Promise<number>;
  /** Work in one transaction, recorded at a moment. */
  within: <T>(work: (call: TestCall) => Promise<T>, at?: string) => Promise<T>;
}

/** Opens a database of its own for a test file and drops it after; call it at the top of the file. */
export async function openLedger(connections = 10): Promise<LedgerKit> {
  const database = await cloneDatabase(prepareTemplate);
  const pool = openPool(database.url, connections);
  pool.on('error', () => undefined);
  const owner = openPool(database.ownerUrl, 1);
  after(async () => {
    await pool.end();
    await owner.end();
    await database.drop();
  });
  const client = await pool.connect();
  await loadBooks(client, BOOKS);
  client.release();
  return describe(database.url, pool, owner);
}

function describe(url: string, pool: pg.Pool, owner: pg.Pool): LedgerKit {
  const db = openDatabase(pool);
  return {
    url,
    pool,
    owner,
    db,
    addPerson: () => addPerson(pool),
    addRequest: (personnelId) => db.transaction().execute((tx) => fileRequest(tx, personnelId)),
    within: (work, at = `${TODAY}T09:00:00+08:00`) =>
      db.transaction().execute((tx) => work({ db: tx, now: Temporal.Instant.from(at), actor: NOBODY, requestId: 'a test' })),
  };
}

let people = 0;

export async function addPerson(pool: pg.Pool): Promise<number> {
  people += 1;
  const { rows } = await pool.query<{ id: number }>(
    `insert into personnel.person (idno, surname, first_name, sex) values ($1, 'Reyes', 'Ana', 'Female') returning id`,
    [`LEDGER-${people}`],
  );
  return rows[0]!.id;
}

/** A request with its first step, of a kind that no module serves. */
export async function fileRequest(db: Database, personnelId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into requests.request (kind, flow, owner_id, title, state, filed_at) values ('test', 1, ${personnelId}, 'Leave', 'FILED', now())
    returning id`.execute(db);
  await sql`
    insert into requests.step (request_id, round, action, as_role, state, at) values (${rows[0]!.id}, 1, 'file', 'system', 'FILED', now())`.execute(
    db,
  );
  return rows[0]!.id;
}

let keys = 0;

/** A posting with a key of its own; its month is that of its first line. */
export function posting(personnelId: number, lines: Line[], more: Partial<NewPosting> = {}): NewPosting {
  return { kind: lines.some(({ amount }) => amount > 0) ? 'EARN' : 'USE', ...causeOf(personnelId, lines), ...more, lines };
}

export function causeOf(personnelId: number, lines: Line[]): Cause {
  keys += 1;
  const on = lines[0]?.on ?? TODAY;
  return { personnelId, cause: 'test', key: String(keys), period: on.slice(0, 7), particulars: `Test ${keys}`, reason: 'A test' };
}
