import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Opening } from '../../rules/balance-import/judge-openings.ts';

/** Opening balances that stand, by person. */
export async function readOpenings(db: Database, people: readonly number[]): Promise<Map<number, Omit<Opening, 'document'>>> {
  const { rows } = await sql<Omit<Opening, 'document'>>`
    select p.personnel_id as "personnelId", p.effective_on as on, coalesce(sum(e.amount) filter (where l.book = 'VL'), 0)::bigint as vl,
      coalesce(sum(e.amount) filter (where l.book = 'SL'), 0)::bigint as sl, coalesce(sum(e.amount) filter (where l.book = 'SC'), 0)::bigint as sc
    from ledger.posting p join ledger.entry e on e.posting_id = p.id join ledger.lot l on l.id = e.lot_id
    where p.personnel_id = any (${people}::integer[]) and ${standing('opening')} group by p.id`.execute(db);
  return new Map(rows.map((row) => [row.personnelId, row]));
}

/** Those whose old card was entered whole. */
export async function readCardHolders(db: Database, people: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.personnel_id as id from ledger.posting p
    where p.personnel_id = any (${people}::integer[]) and ${standing('old-card')}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How often each person had postings of a cause that were taken back: their keys are not used again. */
export async function countTries(db: Database, people: readonly number[], cause: 'opening' | 'old-card'): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; tries: number }>`
    select p.personnel_id as id, count(distinct case when p.cause = 'old-card' then split_part(p.cause_key, ':', 2) else p.cause_key end)::integer as tries
    from ledger.posting p where p.personnel_id = any (${people}::integer[]) and p.cause = ${cause} and p.kind <> 'REVERSAL' group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, tries }) => [id, tries]));
}

function standing(cause: 'opening' | 'old-card') {
  return sql`p.cause = ${cause} and p.kind <> 'REVERSAL' and not exists (select from ledger.posting r where r.reverses_id = p.id)`;
}
