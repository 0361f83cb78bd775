import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Book } from '../contract.ts';

/**
 * The lowest running sum, reservations included, from a day on: what many people may use of a book without lots on a day of each. To
 * decide by it, lock the accounts first. Answers in the order asked; an account that was never used has 0.
 */
export async function lowestFrom(db: Database, { code }: Book, asked: readonly { personnelId: number; on: string }[]): Promise<number[]> {
  const { rows } = await sql<{ lowest: number }>`
    select coalesce(sum(l.balance - l.held - greatest(x.most, 0)), 0)::bigint as lowest
    from unnest(${asked.map(({ personnelId }) => personnelId)}::integer[], ${asked.map(({ on }) => on)}::date[]) with ordinality as w (person, day, n)
    left join ledger.lot l on l.personnel_id = w.person and l.book = ${code}
    left join lateral (
      select max(later.moved) as most from (
        select sum(sum(e.amount - e.hold)) over (order by e.effective_on desc) as moved
        from ledger.entry e where e.lot_id = l.id and e.effective_on > w.day group by e.effective_on) later
    ) x on true
    group by w.n order by w.n`.execute(db);
  return rows.map(({ lowest }) => lowest);
}
