import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';

/** Whether the caller looks after the devices of every campus. */
export function reachesEveryCampus(actor: Actor): boolean {
  return scopesWithin(actor, ['EDATSADMIN']).some((scope) => scope.kind === 'all');
}

/** True for the campuses whose devices the caller looks after; `column` holds the campus, such as `d.campus_id`. */
export function reachesCampus(actor: Actor, column: string): RawBuilder<SqlBool> {
  if (reachesEveryCampus(actor)) return sql<SqlBool>`true`;
  const campuses = scopesWithin(actor, ['EDATSADMIN']).flatMap((scope) => (scope.kind === 'campus' ? [scope.campusId] : []));
  return campuses.length ? sql<SqlBool>`${sql.ref(column)} in (${sql.join(campuses)})` : sql<SqlBool>`false`;
}
