import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { JudgedFund } from '../../rules/judge-hire.ts';

/** A fund source as it is obligated. */
export interface FundToPay extends JudgedFund {
  id: number;
  year: number;
  account_code: string;
}

/** Fund sources with what is obligated of them at this moment. */
export async function readSources(db: Database, ids: readonly number[]): Promise<Map<number, FundToPay>> {
  const { rows } = await sql<FundToPay>`
    select s.id, s.year, s.account_code, s.name, s.allotment,
      coalesce((select sum(e.to_pay + e.paid) from fund_sources.posting p join fund_sources.entry e on e.posting_id = p.id where p.source_id = s.id), 0)::bigint
        as obligated
    from fund_sources.source s where s.id = any(${[...ids]}::integer[]) order by s.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Holds fund sources until the end of the transaction, in the order of their numbers, so that anyone who obligates, frees or pays from one comes after the
 * other and reads what that one posted.
 */
export async function lockSources(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select id from fund_sources.source where id = any(${[...new Set(ids)]}::integer[]) order by id for no key update`.execute(db);
}
