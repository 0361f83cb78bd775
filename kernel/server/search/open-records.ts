import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Runs work that may read and write the sensitive rows of these people (identity numbers, health, family, answers): tables under
 * `kernel.protect` are empty to everybody else. Checks nothing itself: ask first who may, and note the opening (`recordOpening`).
 * `everybody` is for counting and for bulk printing.
 */
export function withOpenRecords<T>(db: Database, whose: readonly number[] | 'everybody', work: (db: Database) => Promise<T>): Promise<T> {
  const opened = whose === 'everybody' ? '*' : whose.join(',');
  const open = async (tx: Database) => {
    const before = await sql<{ before: string }>`select coalesce(current_setting('talaan.opened', true), '') as before`.execute(tx);
    await sql`select set_config('talaan.opened', ${opened}, true)`.execute(tx);
    const done = await work(tx);
    await sql`select set_config('talaan.opened', ${before.rows[0]!.before}, true)`.execute(tx);
    return done;
  };
  return db.isTransaction ? open(db) : db.transaction().execute<T>(open);
}
