import { sql } from 'kysely';
import { scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { holdsAll, reachesRuns, runsFrom } from '@talaan/payroll/server/public.ts';
import { REMITTERS } from '../../contract/kinds.ts';

export interface MonthRun {
  id: number;
  title: string;
  month: string;
  is_released: boolean;
  people: number;
  net: number;
}

/** Over what a caller remits: all campuses (null), or the first of theirs. */
export function campusOf(actor: Actor): number | null {
  if (holdsAll(actor, REMITTERS)) return null;
  const campuses = scopesWithin(actor, REMITTERS).flatMap((scope) => (scope.kind === 'campus' ? [scope.campusId] : []));
  return campuses.toSorted((one, other) => one - other)[0] ?? null;
}

/** The approved and released runs of months that the caller reaches, from the first month to the last. */
export async function readMonthRuns({ db, actor }: Pick<Call, 'db' | 'actor'>, from: string, to: string): Promise<MonthRun[]> {
  const campus = campusOf(actor);
  const { rows } = await sql<MonthRun>`
    select r.id, r.title, r.month, r.state = 'RELEASED' as is_released, r.people, r.net from ${runsFrom}
    where r.month between ${from} and ${to} and r.state in ('APPROVED', 'RELEASED') and ${reachesRuns(actor, REMITTERS)}
      and (${campus}::integer is null or r.campus_id = ${campus}) order by r.month, r.id`.execute(db);
  return rows;
}
