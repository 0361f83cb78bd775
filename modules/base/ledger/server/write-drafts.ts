import { sql } from 'kysely';
import { planEntries, type Draft, type PlannedEntry } from '../rules/plan-entries.ts';
import { findPosted, keyOf } from './find-posted.ts';
import type { LedgerCall } from './ledger-call.ts';
import { makeLots } from './lots/make-lots.ts';
import { overdrawn } from './overdrawn.ts';
import { readLots, type Mark } from './lots/read-lots.ts';
import { requireRoom } from './require-room.ts';
import { reverseSweeps } from './reverse-sweeps.ts';

/**
 * Writes postings and their entries at once; the accounts are locked. What was posted before is not posted again. Returns the
 * number of each. Errors: Overdrawn, CapReached; 409 where the same cause posted other lines.
 */
export async function writeDrafts(call: LedgerCall, drafts: readonly Draft[]): Promise<number[]> {
  return writeUnposted(call, drafts, await findPosted(call.db, drafts));
}

/** The same for who has asked which of them are posted (`findPosted`), after the accounts were locked. */
export async function writeUnposted(call: LedgerCall, drafts: readonly Draft[], posted: ReadonlyMap<string, number>): Promise<number[]> {
  const { db } = call;
  const ids = new Map(posted);
  const fresh = drafts.filter((draft) => !ids.has(keyOf(draft)));
  if (fresh.length > 0) {
    await makeLots(db, fresh);
    const lots = await readLots(
      db,
      fresh.flatMap(marksOf),
      fresh.flatMap(({ entries }) => entries.map(({ lotId }) => lotId)),
    );
    const { entries, belowFloor, shortage } = planEntries(lots, fresh);
    if (shortage) throw await overdrawn(db, shortage);
    await requireRoom(db, entries);
    const swept = belowFloor.length > 0 ? await reverseSweeps(db, belowFloor) : [];
    await insertPostings(call, [...swept, ...fresh], ids);
    await insertEntries(call, [...swept.flatMap((draft) => draft.entries.map((entry) => ({ ...entry, draft }))), ...entries], ids);
  }
  return drafts.map((draft) => ids.get(keyOf(draft))!);
}

function marksOf({ personnelId, lines, entries }: Draft): Mark[] {
  return [...lines.map(({ book, on }) => ({ personnelId, book: book.code, on })), ...entries];
}

async function insertPostings({ db, now, actor }: LedgerCall, drafts: readonly Draft[], ids: Map<string, number>): Promise<void> {
  const rows = drafts.map(({ lines, entries, ...draft }, n) => ({
    ...draft,
    n,
    effectiveOn: [...lines, ...entries].map(({ on }) => on).toSorted()[0],
    reason: draft.reason ?? '',
  }));
  const account = actor.viewedBy?.accountId ?? (actor.accountId || null);
  const inserted = await sql<{ id: number; cause: string; key: string }>`
    insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, request_id, reverses_id, reason,
      lines_hash, account_id, recorded_at)
    select p.kind, p."personnelId", p."effectiveOn", p.period, p.particulars, p.cause, p.key, p."requestId", p."reversesId", p.reason,
      p."linesHash", ${account}::integer, ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (n integer, kind text, "personnelId" integer, "effectiveOn" date, period text,
      particulars text, cause text, key text, "requestId" integer, "reversesId" bigint, reason text, "linesHash" text)
    order by p.n returning id, cause, cause_key as key`.execute(db);
  for (const row of inserted.rows) ids.set(keyOf(row), row.id);
}

async function insertEntries({ db }: LedgerCall, entries: readonly PlannedEntry[], ids: Map<string, number>): Promise<void> {
  const rows = entries.map(({ draft, lotId, on, amount, hold, settlesNo }, n) => ({
    n,
    lotId,
    postingId: ids.get(keyOf(draft)),
    on,
    amount,
    hold,
    settlesNo,
  }));
  await sql`
    insert into ledger.entry (lot_id, posting_id, effective_on, amount, hold, settles_no)
    select e."lotId", e."postingId", e."on", e.amount, e.hold, e."settlesNo"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (n integer, "lotId" integer, "postingId" bigint, "on" date, amount bigint, hold bigint, "settlesNo" integer)
    order by e.n`.execute(db);
}
