import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Draft } from '../rules/plan-entries.ts';
import type { OpenLot } from '../rules/take-from-lots.ts';
import { draftReversals } from './draft-reversals.ts';

/**
 * The reversals of what the sweep wrote off these lots: a leave taken before the expiry and posted after it uses what was there on
 * its day. The next sweep writes off what is left.
 */
export async function reverseSweeps(db: Database, lots: readonly OpenLot[]): Promise<Draft[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from ledger.entry e join ledger.posting p on p.id = e.posting_id
    where e.lot_id = any (${lots.map(({ id }) => id)}::integer[]) and p.kind = 'EXPIRE'
      and not exists (select from ledger.posting r where r.reverses_id = p.id)`.execute(db);
  return draftReversals(
    db,
    rows.map(({ id }) => id),
    'Posted for a day before the expiry',
  );
}
