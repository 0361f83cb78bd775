import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { plannedLastDay } from '../rules/conditions.ts';
import { untilOf } from './record/conditions.ts';
import { readGrants } from './record/read-grant.ts';

/** Until when service is due for scholarships, by person, of who still studies as planned; absent where none is. Two statements. */
export async function readServiceDue(
  { db, today }: Pick<Call, 'db' | 'today'>,
  people: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number }>`
    select id from scholarships.scholarship where personnel_id = any(${[...people]}::integer[]) and signed_on is not null
      and state not in ('FULFILLED', 'SETTLED', 'RELEASED', 'DISAPPROVED', 'WITHDRAWN')`.execute(db);
  const grants = await readGrants(
    { db, today },
    rows.map(({ id }) => id),
  );
  const due = new Map<number, string>();
  for (const found of grants.values()) {
    const until = untilOf(found) ?? plannedLastDay({ stretches: found.stretches, terms: found.contract!.terms })!;
    if (until > (due.get(found.personnel_id) ?? '')) due.set(found.personnel_id, until);
  }
  return due;
}
