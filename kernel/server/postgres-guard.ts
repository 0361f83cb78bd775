import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { CannotStart } from './cannot-start.ts';

const lock = 7_825_226;

/**
 * One server at a time on a data folder: a lock held inside PostgreSQL ends with its holder, however that one died.
 * Undefined while PostgreSQL is still starting or already ending.
 */
export async function takeGuard(port: number, password: string, address: string): Promise<Client | undefined> {
  // PostgreSQL keeps the first 63 bytes of the name.
  const name = `process ${process.pid}, ${address}`;
  const guard = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres', application_name: name });
  guard.on('error', () => {});
  let holder: string | undefined;
  try {
    await guard.connect();
    const { rows } = await guard.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    if (rows[0]?.taken) return guard;
    holder = await findHolder(guard);
    await guard.end();
  } catch (error) {
    if (isPassing(error)) return undefined;
    throw error;
  }
  throw new CannotStart(`Talaan is already running on this data (${holder ?? 'just ending'}).`);
}

/** After a crash of one of its processes PostgreSQL closes every connection and comes back: the guard is taken anew. */
export async function awaitGuard(port: number, password: string, address: string, stillWanted: () => boolean): Promise<Client | undefined> {
  while (stillWanted()) {
    const guard = await takeGuard(port, password, address);
    if (guard) return guard;
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

function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '57P03' || error.code === '57P01';
  if (!(error instanceof Error)) return false;
  if (error.message.startsWith('Connection terminated')) return true;
  return 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET');
}
