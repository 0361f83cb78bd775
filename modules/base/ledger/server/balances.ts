import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Balance, Book } from '../contract.ts';
import { lotsAsOf } from './lots/lots-as-of.ts';

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
  const lots = lotsAsOf({ books: books.map(({ code }) => code), on, people, knownAt });
  const { rows } = await sql<Balance>`
    select l.personnel_id as "personnelId", l.book, ${on > today}::boolean as "isAhead", sum(l.held)::bigint as held, sum(l.balance)::bigint as balance
    from (${lots}) l group by l.personnel_id, l.book order by l.personnel_id, l.book`.execute(db);
  return rows;
}
