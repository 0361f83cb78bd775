import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { KeptDate } from '../../rules/days/pay-again.ts';
import { findLeaves, type Leave } from './find-leaves.ts';

/** An application with all its dates, also those that were given back. */
export interface KeptLeave extends Leave {
  /** In order. */
  dates: readonly KeptDate[];
  standingId: number | null;
}

/** Applications by their numbers, in the order of these; a constant number of statements. */
export async function readKeptLeaves(db: Database, ids: readonly number[], today: string): Promise<KeptLeave[]> {
  const leaves = await findLeaves(db, ids, today);
  const { rows } = await sql<KeptDate & { id: number; standingId: number | null }>`
    select a.id, a.standing_id as "standingId", d.date, d.part, d.thousandths, d.seconds, d.vl, d.sl, d.own, d.without_pay as without,
      d.without_column as "withoutColumn", d.free, '' as name, d.is_live as "isLive", d.given_back as "givenBack", d.by_order as "byOrder"
    from leave.application a join leave.application_day d on d.application_id = a.id
    where a.id = any(${[...ids]}::integer[]) order by a.id, d.date, d.part`.execute(db);
  const dates = Map.groupBy(rows, ({ id }) => id);
  return leaves.map((leave) => {
    const own = dates.get(leave.id) ?? [];
    return { ...leave, standingId: own[0]?.standingId ?? null, dates: own.map(({ id: _id, standingId: _standing, ...one }) => one) };
  });
}

/** The dates that take something. */
export function countingDates(dates: readonly KeptDate[]): KeptDate[] {
  return dates.filter(({ isLive, thousandths }) => isLive && thousandths > 0);
}
