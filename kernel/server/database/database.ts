import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { troubleOf } from './database-trouble.ts';
import { prepareStatements } from './prepared-statements.ts';
import type { DB } from '../tables.ts';

/**
 * A handle for statements: the pool outside, or the transaction inside, a write. Both are named: whether one can be the other is too long a
 * question for the compiler over so many tables.
 */
export type Database = Kysely<DB> | Transaction<DB>;

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

// Dates stay the text that they are, instants become ISO 8601 in UTC, counts become numbers.
export const types = new pg.TypeOverrides();
types.setTypeParser(DATE, (text) => text);
types.setTypeParser(TIMESTAMPTZ, toInstant);
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for an exact integer`);
  return value;
});

/** `2026-11-23 08:15:00+00`, as a connection in UTC writes an instant without a fraction. */
const WHOLE_SECOND = '2026-11-23 08:15:00+00'.length;

function toInstant(text: string): string {
  // Without reading it: some answers hold hundreds.
  if (text.length === WHOLE_SECOND && text.endsWith('+00')) return `${text.slice(0, 10)}T${text.slice(11, 19)}.000Z`;
  return new Date(text).toISOString();
}

/** How long is waited for a connection, for a statement and for the next statement of an open transaction, in milliseconds. */
export interface Patience {
  connect: number;
  statement: number;
  idleTransaction: number;
}

export const PATIENCE: Patience = { connect: 30_000, statement: 120_000, idleTransaction: 120_000 };
/** How much later than PostgreSQL itself a statement is given up here: only where it does not answer at all. */
const UNANSWERED_MS = 5000;
/** A line on which nothing is said is tried after this long, and given up some ten seconds later. */
const KEEP_ALIVE_MS = 10_000;

/** How long a connection is used: some statements carry their day in their text, and their plans go with the connection. */
const LIFETIME_SECONDS = 4 * 3600;
/** One that nothing uses is kept so long: a new one has to read the catalog anew before its first statement. */
const IDLE_MS = 600_000;

/** How each connection to the database is opened, so that none waits for ever for a database that is gone or hangs. */
export function connectionTo(url: string, name: string, { connect, statement, idleTransaction }: Patience = PATIENCE): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    query_timeout: statement + UNANSWERED_MS,
    idle_in_transaction_session_timeout: idleTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

export function openPool(url: string, max = 10, patience = PATIENCE): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(url, 'talaan', patience),
    max,
    types,
    Client: GivingUp,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    idleTimeoutMillis: IDLE_MS,
  });
  // A connection that breaks while it is in use fails its statement; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', prepareStatements);
  return pool;
}

/** A connection on which a statement got no answer in time is closed: what is asked next would wait behind it. */
class GivingUp extends pg.Client {
  override query(...asked: never[]): never {
    const answer: unknown = super.query(...(asked as unknown as [string]));
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void this.end().catch(() => undefined);
      });
    return answer as never;
  }
}

export function openDatabase(pool: pg.Pool): Database {
  return new TryingAgain({ dialect: new PostgresDialect({ pool }) });
}

/** How long a transaction that met another one waits before each further try, on average. */
const WAITS_MS = [20, 80, 320];

/** A transaction that PostgreSQL ended for the sake of another one (a deadlock, a serialization failure) is made again, whole. */
class TryingAgain extends Kysely<DB> {
  override transaction() {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <T>(work: (transaction: Transaction<DB>) => Promise<T>) => tryAgain(() => execute(work));
    return builder;
  }
}

/** What a transaction does that is not made by `db.transaction()`: again, whole, where PostgreSQL ended it for the sake of another one. */
export async function tryAgain<T>(act: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS)
    try {
      return await act();
    } catch (error) {
      if (troubleOf(error) !== 'contended') throw error;
      await sleep(wait * (0.5 + Math.random()));
    }
  return act();
}
