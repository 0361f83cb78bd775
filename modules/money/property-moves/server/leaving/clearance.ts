import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { reopenClearances, type ClearanceHindrance } from '@talaan/personnel/server/public.ts';
import type { AfterItemsMoved } from '@talaan/property/server/public.ts';
import { readHoldings, whyNotCleared } from './what-is-held.ts';

/** The line of a clearance (CS Form No. 7) that this module answers for. */
const KIND = 'PROPERTY';

/**
 * No one is cleared of property while they hold any. Clearing and issuing meet at a lock of the person: what is issued at the same moment refuses the
 * clearing, and what is issued right after it opens the line again.
 */
export const propertyOfClearance: ClearanceHindrance = {
  kind: KIND,
  whyNot: async ({ db }, people, isStep) => {
    const busy = isStep ? await findBusy(db, people) : [];
    const holdings = await readHoldings(db, people);
    return new Map([
      ...[...holdings].map(([id, holding]) => [id, whyNotCleared(holding)] as const),
      ...busy.map((id) => [id, 'Property is being issued to this person at this moment. Try again.'] as const),
    ]);
  },
};

async function findBusy(db: Database, people: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_free: boolean }>`
    select id, pg_try_advisory_xact_lock(hashtext('property.clearance'), id) as is_free
    from unnest(${[...people].toSorted((one, next) => one - next)}::integer[]) as p (id)`.execute(db);
  return rows.filter(({ is_free }) => !is_free).map(({ id }) => id);
}

/** An item that comes to a person who was cleared opens their clearance again. */
export const reopenClearance: AfterItemsMoved = async (call, moved) => {
  const people = [...new Set(moved.flatMap(({ holder, heldBy }) => (holder !== null && holder !== heldBy ? [holder] : [])))];
  if (people.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(hashtext('property.clearance'), id)
    from unnest(${people.toSorted((one, next) => one - next)}::integer[]) as p (id)`.execute(call.db);
  const reason = 'Property came to this person after the clearance.';
  await reopenClearances(call, KIND, new Map(people.map((id) => [id, reason])));
};
