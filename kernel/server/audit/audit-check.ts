import { sql } from 'kysely';
import { canonicalEvent, sealHash, STRAGGLERS } from './audit.ts';
import type { DaySeal } from './audit-seals.ts';
import type { Database } from '../database/database.ts';

/** What a walk along the chain found. */
export interface AuditFinding {
  /** How many sealed events follow from each other, from the first one on, and the hash of the last. */
  events: number;
  hash: string;
  /** How many seals from outside the database were compared, and the day of the last. */
  seals: number;
  lastSeal: string | null;
  /** What does not match, in a sentence; null where everything does. */
  fault: string | null;
}

interface Link {
  position: number;
  event_id: number;
  hash: string;
  /** Null where the event is gone. */
  canonical: string | null;
}

const READ_AT_ONCE = 1000;

/**
 * Walks the whole chain: each event still makes the hash of its seal, no seal is missing, and the chain is as long as the seals kept
 * outside the database say, with their hashes. Reads only.
 */
export async function checkAudit(db: Database, kept: readonly DaySeal[]): Promise<AuditFinding> {
  const found = { events: 0, hash: '', seals: kept.length, lastSeal: kept.at(-1)?.date ?? null };
  const hashes = new Map<number, string>();
  const wanted = new Set(kept.map(({ events }) => events));
  for (let links = await readLinks(db, 0); links.length > 0; links = await readLinks(db, found.events))
    for (const { position, event_id, hash, canonical } of links) {
      if (position !== found.events + 1)
        return { ...found, fault: `The seals ${found.events + 1} to ${position - 1} of the audit trail are missing.` };
      if (canonical === null) return { ...found, fault: `Event ${event_id} of the audit trail, of seal ${position}, was removed.` };
      if (hash !== sealHash(found.hash, canonical))
        return { ...found, fault: `Event ${event_id} of the audit trail does not match its seal ${position}: one of the two was changed.` };
      found.events = position;
      found.hash = hash;
      if (wanted.has(position)) hashes.set(position, hash);
    }
  return { ...found, fault: compareSeals(kept, found.events, hashes) ?? (await findUnsealed(db)) };
}

/** Keeps what was found for the screen of administrators, by the clock of the database. */
export async function noteCheck(db: Database, { events, fault }: AuditFinding): Promise<void> {
  await sql`insert into kernel.audit_check (at, events, fault) values (now(), ${events}, ${fault})`.execute(db);
}

/** What an administrator and `npm run audit` are told. */
export function formatFinding({ events, seals, lastSeal, fault }: AuditFinding): string {
  if (fault) return fault;
  const whole = `The audit trail is whole: ${events.toLocaleString('en-PH')} events match their seals`;
  return lastSeal
    ? `${whole} and ${seals === 1 ? 'the seal' : `the ${seals} seals`} kept outside the database, the last of ${lastSeal}.`
    : `${whole}. No seal is kept outside the database yet.`;
}

function compareSeals(kept: readonly DaySeal[], events: number, hashes: ReadonlyMap<number, string>): string | null {
  for (const seal of kept) {
    if (seal.events > events)
      return `The audit trail was cut: it has ${events} sealed events, and had ${seal.events} on ${seal.date} by the seal kept outside the database.`;
    if (seal.events > 0 && hashes.get(seal.events) !== seal.hash)
      return `The audit trail was rewritten: its first ${seal.events} events do not match the seal of ${seal.date} kept outside the database.`;
  }
  return null;
}

async function readLinks(db: Database, after: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select s.position, s.event_id, s.hash, case when e.id is not null then ${canonicalEvent} end as canonical
    from kernel.audit_seal s left join kernel.audit_event e on e.id = s.event_id
    where s.position > ${after} order by s.position limit ${READ_AT_ONCE}`.execute(db);
  return rows;
}

/** Events that are so old that none of their time can still turn up, and that no seal covers. */
async function findUnsealed(db: Database): Promise<string | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from kernel.audit_event e
    where e.id <= (select coalesce(max(event_id), 0) from kernel.audit_seal) - ${STRAGGLERS}
      and not exists (select from kernel.audit_seal s where s.event_id = e.id)`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : `${count} events of the audit trail were added among old ones: no seal covers them.`;
}
