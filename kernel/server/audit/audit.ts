import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Call } from '../mount.ts';
import type { Database } from '../database/database.ts';

/** A change as auditors want it: what was done to what, whose record it is, and how it was before and after. */
export interface Change {
  /** A verb phrase: `import personnel`, `void a punch`. */
  action: string;
  /** The record, as `table:key`. */
  subject: string;
  personnelId?: number | null;
  /** The head in whose place it was done, where the call as a whole does not say so. */
  inPlaceOf?: number | null;
  before?: unknown;
  after?: unknown;
}

type Who = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'> & Partial<Pick<Call, 'inPlaceOf'>>;

/** Writes a change into the audit trail, within the transaction of the call. */
export function recordChange(call: Who, change: Change): Promise<void> {
  return recordChanges(call, [change]);
}

const WRITTEN_AT_ONCE = 1000;

/** Writes many changes at once, such as those of an import. */
export async function recordChanges({ db, actor, inPlaceOf, now, requestId }: Who, changes: readonly Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += WRITTEN_AT_ONCE) {
    const rows = changes.slice(from, from + WRITTEN_AT_ONCE).map((change) => ({
      at: now.toString(),
      account_id: actor.viewedBy?.accountId ?? (actor.accountId || null),
      on_behalf_of: actor.viewedBy ? actor.personnelId : (change.inPlaceOf ?? inPlaceOf ?? null),
      personnel_id: change.personnelId ?? null,
      action: change.action,
      subject: change.subject,
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: change.after === undefined ? null : JSON.stringify(change.after),
      request_id: requestId,
    }));
    await db.insertInto('kernel.audit_event').values(rows).execute();
  }
}

const SEAL_AT_ONCE = 1000;
/** Events get their number before they commit: so far back one may still turn up. */
export const STRAGGLERS = 100_000;

/** Chains the events that committed since the last seal. One process at a time; returns how many it sealed. */
export function sealAudit(db: Database): Promise<number> {
  return db.transaction().execute(sealNext);
}

/** The same within a transaction. */
export async function sealNext(tx: Database): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('kernel.audit_seal'))`.execute(tx);
  const last = await tx.selectFrom('kernel.audit_seal').selectAll().orderBy('position', 'desc').limit(1).executeTakeFirst();
  const events = await unsealed(tx);
  let hash = last?.hash ?? '';
  let position = last?.position ?? 0;
  const seals = events.map((event) => {
    hash = sealHash(hash, event.canonical);
    position += 1;
    return { position, event_id: event.id, hash };
  });
  if (seals.length) await tx.insertInto('kernel.audit_seal').values(seals).execute();
  return seals.length;
}

/** An event as its seal covers it. */
export const canonicalEvent = sql.raw(
  'jsonb_build_array(e.id, extract(epoch from e.at), e.account_id, e.on_behalf_of, e.personnel_id, e.action, e.subject, e.before, e.after, e.request_id)::text',
);

async function unsealed(tx: Database): Promise<{ id: number; canonical: string }[]> {
  const { rows } = await sql<{ id: number; canonical: string }>`
    select e.id, ${canonicalEvent} as canonical from kernel.audit_event e
    where e.id > (select coalesce(max(event_id), 0) from kernel.audit_seal) - ${STRAGGLERS}
      and not exists (select from kernel.audit_seal s where s.event_id = e.id) order by e.id limit ${SEAL_AT_ONCE}`.execute(tx);
  return rows;
}

/** The hash of an event after the hash of the one before. */
export function sealHash(previous: string, canonical: string): string {
  return createHash('sha256').update(previous).update('\n').update(canonical).digest('hex');
}
