import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './tables.ts';

/** A handle for statements: the pool outside, or the transaction inside, a write. */
export type Database = Kysely<DB>;

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

// Dates stay the text that they are, instants become ISO 8601 in UTC, counts become numbers.
const types = new pg.TypeOverrides();
types.setTypeParser(DATE, (text) => text);
types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text).toISOString());
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for an exact integer`);
  return value;
});

export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, types, application_name: 'talaan' });
  // A connection that breaks while it is in use fails its statement; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
