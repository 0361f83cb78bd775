import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { connectionTo } from '../database/database.ts';
import { troubleOf } from '../database/database-trouble.ts';

const lock = 7_825_226;
const ANSWERS_WITHIN_MS = 5000;

/**
 * One server at a time on a data folder: a lock held inside PostgreSQL ends with its holder, however that one died. Instead of the
 * connection that holds it: `recovering` while PostgreSQL starts, recovers or ends, `silent` where it does not answer.
 */
export async function takeGuard(port: number, password: string, address: string): Promise<Client | 'recovering' | 'silent'> {
  // PostgreSQL keeps the first 63 bytes of the name.
  const name = `process ${process.pid}, ${address}`;
  const patience = { connect: ANSWERS_WITHIN_MS, statement: ANSWERS_WITHIN_MS, idleTransaction: 0 };
  const guard = new Client(connectionTo(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, name, patience));
  guard.on('error', () => {});
  let holder: string | undefined;
  try {
    await guard.connect();
    const { rows } = await guard.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    if (rows[0]?.taken) return guard;
    holder = await findHolder(guard);
    await guard.end();
  } catch (error) {
    guard.connection.stream.destroy();
    if (error instanceof DatabaseError && error.code?.startsWith('57P0')) return 'recovering';
    if (troubleOf(error)) return 'silent';
    throw error;
  }
  throw new CannotStart(`Talaan is already running on this data (${holder ?? 'just ending'}).`);
}

/** After a crash of one of its processes PostgreSQL closes every connection and comes back: the guard is taken anew. */
export async function awaitGuard(port: number, password: string, address: string, stillWanted: () => boolean): Promise<Client | undefined> {
  while (stillWanted()) {
    const guard = await takeGuard(port, password, address);
    if (typeof guard === 'object') return guard;
    await sleep(100);
  }
  return undefined;
}

async function findHolder(guard: Client): Promise<string | undefined> {
  const { rows } = await guard.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lock],
  );
  return rows[0]?.name;
}
