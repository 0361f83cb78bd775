import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { FundCall } from '@talaan/personnel/server/public.ts';
import { followCost, type PostedMonth } from '../../rules/follow-cost.ts';
import { monthsOf, partsOf } from '../../rules/year-cost.ts';
import { costOfCharges } from '../cost/cost-of-charges.ts';
import { post, type NewPosting } from './post.ts';

interface Because {
  cause: 'OBLIGATE' | 'CHANGE' | 'FREE';
  because: string;
}

/**
 * Posts what the ledger lacks so that it says what these charges cost by now; charges that agree get nothing. Their fund sources are locked. Each
 * posting says from what the cost of the year comes.
 */
export async function followCharges(call: FundCall, chargeIds: readonly number[], { cause, because }: Because): Promise<void> {
  if (chargeIds.length === 0) return;
  const costs = await costOfCharges(call.db, chargeIds);
  const posted = await readPosted(call.db, chargeIds);
  const postings = chargeIds.map((chargeId): NewPosting => {
    const cost = costs.get(chargeId) ?? [];
    const entries = followCost(monthsOf(cost), posted.get(chargeId) ?? []);
    return { chargeId, cause, because, parts: partsOf(cost), entries };
  });
  await post(call, postings);
}

/** What the ledger says of each month of charges. */
export async function readPosted(db: Database, chargeIds: readonly number[]): Promise<Map<number, PostedMonth[]>> {
  const { rows } = await sql<PostedMonth & { charge_id: number }>`
    select charge_id, month, to_pay, paid, is_closed from fund_sources.charge_month where charge_id = any(${[...chargeIds]}::integer[])
    order by charge_id, month`.execute(db);
  return Map.groupBy(rows, ({ charge_id }) => charge_id);
}
