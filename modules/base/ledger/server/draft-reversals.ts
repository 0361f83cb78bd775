import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { PostingKind } from '../contract.ts';
import type { Draft, KnownEntry } from '../rules/plan-entries.ts';

interface Reversed {
  id: number;
  kind: PostingKind;
  personnelId: number;
  period: string;
  particulars: string;
  requestId: number | null;
  isReversed: boolean;
  entries: KnownEntry[];
}

/**
 * The opposite of earlier postings, each on the lots and days of its original. Holds do not come back. Errors: 404; 409 for what is
 * reversed already, for a reversal, and for a reservation, which is released.
 */
export async function draftReversals(db: Database, postingIds: readonly number[], reason: string): Promise<Draft[]> {
  const postings = await readPostings(db, postingIds);
  return postingIds.map((id) => {
    const posting = postings.get(id);
    if (!posting) throw notFound('There is no such posting.');
    refuseOthers(posting);
    return {
      kind: 'REVERSAL',
      cause: 'reversal',
      key: String(id),
      reversesId: id,
      personnelId: posting.personnelId,
      period: posting.period,
      particulars: `Reversal of ${posting.particulars}`,
      requestId: posting.requestId ?? undefined,
      reason,
      lines: [],
      entries: posting.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
      linesHash: String(id),
    };
  });
}

function refuseOthers({ kind, isReversed, particulars }: Reversed): void {
  if (isReversed) throw wrongState(`${particulars} was reversed already.`);
  if (kind === 'REVERSAL') throw wrongState('A reversal is not reversed; post it anew.');
  if (kind === 'RESERVE' || kind === 'RELEASE') throw wrongState('A reservation is released by its request, not reversed.');
}

async function readPostings(db: Database, ids: readonly number[]): Promise<Map<number, Reversed>> {
  const { rows } = await sql<Reversed>`
    select p.id, p.kind, p.personnel_id as "personnelId", p.period, p.particulars, p.request_id as "requestId",
      exists (select from ledger.posting r where r.reverses_id = p.id) as "isReversed",
      coalesce(jsonb_agg(jsonb_build_object('lotId', e.lot_id, 'personnelId', l.personnel_id, 'book', l.book, 'on', e.effective_on,
        'amount', e.amount, 'hold', 0, 'settlesNo', null) order by l.book, e.effective_on, e.lot_id) filter (where e.amount <> 0), '[]') as entries
    from ledger.posting p join ledger.entry e on e.posting_id = p.id join ledger.lot l on l.id = e.lot_id
    where p.id = any (${ids}::bigint[]) group by p.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
