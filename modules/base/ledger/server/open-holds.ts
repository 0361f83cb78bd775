import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Draft, KnownEntry } from '../rules/plan-entries.ts';
import { lockAccounts } from './lock-accounts.ts';

/** What a request holds on a lot for a day. */
export interface OpenHold {
  lotId: number;
  no: number;
  personnelId: number;
  book: string;
  on: string;
  hold: number;
  postingId: number;
  period: string;
  particulars: string;
}

/** Locks the accounts on which a request holds anything, and those named, and reads its holds: the one that expires first before the others. */
export async function lockHolds(
  db: Database,
  requestId: number,
  accounts: readonly { personnelId: number; book: string }[] = [],
): Promise<OpenHold[]> {
  await lockAccounts(db, [...accounts, ...(await readHolds(db, requestId))]);
  return readHolds(db, requestId);
}

/** Frees holds, by one posting for each person. */
export function draftReleases(requestId: number, holds: readonly OpenHold[], reason: string): Draft[] {
  return [...Map.groupBy(holds, ({ personnelId }) => personnelId)].map(([personnelId, own]) => ({
    kind: 'RELEASE',
    personnelId,
    cause: 'release',
    key: `${requestId}:${personnelId}:${Math.max(...own.map(({ postingId }) => postingId))}`,
    requestId,
    reversesId: null,
    period: own[0]!.period,
    particulars: `Release of ${own[0]!.particulars}`,
    reason,
    lines: [],
    entries: own.map((hold) => endOf(hold, 0)),
    linesHash: '',
  }));
}

/** The entry that ends a hold and posts up to its amount. */
export function endOf({ lotId, no, personnelId, book, on, hold }: OpenHold, used: number): KnownEntry {
  return { lotId, personnelId, book, on, amount: used > 0 ? -used : 0, hold: -hold, settlesNo: no };
}

/** What a request holds: the one that expires first before the others. To decide by it, lock its accounts first. */
export async function readHolds(db: Database, requestId: number): Promise<OpenHold[]> {
  const { rows } = await sql<OpenHold>`
    select e.lot_id as "lotId", e.no, l.personnel_id as "personnelId", l.book, e.effective_on as on, e.hold, p.id as "postingId", p.period,
      p.particulars
    from ledger.posting p join ledger.entry e on e.posting_id = p.id join ledger.lot l on l.id = e.lot_id
    where p.request_id = ${requestId} and e.hold > 0
      and not exists (select from ledger.entry s where s.lot_id = e.lot_id and s.settles_no = e.no)
    order by e.effective_on, l.expires_on nulls last, l.id, e.no`.execute(db);
  return rows;
}
