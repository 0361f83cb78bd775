import { sql, type RawBuilder } from 'kysely';
import { recordChange } from '../audit/audit.ts';
import { contributed } from '../contributed.ts';
import type { Database } from '../database/database.ts';
import { callOfJob } from '../jobs/job-call.ts';
import type { Work } from '../jobs/jobs.ts';
import { withOpenRecords } from '../search/open-records.ts';
import type { Server } from '../server.ts';
import { retentionBook, type PurgeCall, type Retention, type RetentionKind } from './retention-kind.ts';

const PURGED_AT_ONCE = 500;

/** Purges what is due of a kind and not held, batch by batch; returns how many. Run again, it finds what is left. */
export async function purgeDue(work: Work, kind: RetentionKind): Promise<number> {
  const run = crypto.randomUUID();
  let purged = 0;
  for (let count = PURGED_AT_ONCE; count === PURGED_AT_ONCE;) {
    count = await work.server.db
      .transaction()
      .execute((tx) => withOpenRecords(tx, 'everybody', (db) => purgeBatch(callOfJob(work, db), kind, run)));
    purged += count;
  }
  return purged;
}

async function purgeBatch(call: PurgeCall, kind: RetentionKind, run: string): Promise<number> {
  await lockPurges(call.db);
  const ids = await readIds(
    call,
    sql`${freeRows(call.server, kind, await kind.at(call), call.today)} order by d.since, d.id limit ${PURGED_AT_ONCE}`,
  );
  if (ids.length === 0) return 0;
  await kind.purge(call, ids);
  const { due } = await kind.at(call);
  const left = await readIds(call, sql`select d.id from (${due}) d where d.id = any(${ids}::text[]) limit 1`);
  if (left.length > 0) throw new Error(`${kind.key} was purged of ${left[0]} and it is still due`);
  await contributed(call.server, retentionBook).record(call, { run, kind: kind.key, count: ids.length });
  await recordChange(call, { action: 'purge records whose time is over', subject: `retention:${kind.key}`, after: { count: ids.length } });
  return ids.length;
}

/** Purges and the placing of holds come one after the other: once a hold is placed, nothing that it holds is deleted. */
export async function lockPurges(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kernel.retention'))`.execute(db);
}

/** A select of what is due of a kind and not held. */
function freeRows(server: Server, { key }: RetentionKind, { due }: Retention, today: string): RawBuilder<unknown> {
  const free = contributed(server, retentionBook).notHeld({ kind: key, person: sql`d.personnel_id`, today });
  return sql`select d.id from (${due}) d where ${free}`;
}

async function readIds({ db }: PurgeCall, select: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${select}`.execute(db);
  return rows.map(({ id }) => id);
}
