import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Balance, Book } from '../contract.ts';

export interface BalancesAsked {
  /** All who have such an account, where it is left out. */
  people?: readonly number[];
  books: readonly Book[];
  /** The end of this day. */
  on: string;
  today: string;
  /** Counts only what was recorded up to then, as a certificate of that moment did. */
  knownAt?: Temporal.Instant;
}

/**
 * Balances as of the end of any day, past or to come; an account that was never used has no row. Counts back from the balance of
 * today, so that the cost follows from what was posted after the day.
 */
export async function balances(db: Database, { people, books, on, today, knownAt }: BalancesAsked): Promise<Balance[]> {
  const ofPeople = people ? sql`and l.personnel_id = any (${people}::integer[])` : sql``;
  const later = knownAt
    ? sql`or exists (select from ledger.posting p where p.id = e.posting_id and p.recorded_at > ${knownAt.toString()}::timestamptz)`
    : sql``;
  const { rows } = await sql<Balance>`
    select l.personnel_id as "personnelId", l.book, ${on > today}::boolean as "isAhead", sum(x.held)::bigint as held,
      sum(case when l.expires_on < ${on}::date then least(x.posted, x.held) else x.posted end)::bigint as balance
    from ledger.lot l cross join lateral (
      select l.balance - coalesce(sum(e.amount), 0) as posted, l.held - coalesce(sum(e.hold), 0) as held
      from ledger.entry e where e.lot_id = l.id and (e.effective_on > ${on}::date ${later})) x
    where l.book = any (${books.map(({ code }) => code)}::text[]) ${ofPeople}
    group by l.personnel_id, l.book order by l.personnel_id, l.book`.execute(db);
  return rows;
}
