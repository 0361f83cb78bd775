import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { SEATS } from '../contract/fields.ts';

/** Runs `r` with their campus `u`; a run is of no person and no office. */
export const runsFrom = sql`payroll.run r left join organization.campus_view u on u.id = r.campus_id
  cross join (select null::integer as person, null::integer as tree) nowhere`;

/** Whether a job computes the run `r` at this moment, or waits to. */
export const isComputing = sql<boolean>`exists (select from kernel.job_run j where j.id = r.job_run_id and j.state in ('waiting', 'running'))`;

/** The runs `r` that the caller reaches: one over all campuses is reached by who has all of them. */
export function reachesRuns(actor: Actor, groups: readonly Group[] = SEATS): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, groups, { person: 'nowhere.person', tree: 'nowhere.tree', campus: 'r.campus_id' });
}

/** Whether the caller holds one of these groups over the whole university. */
export function holdsAll(actor: Actor, groups: readonly Group[]): boolean {
  return scopesWithin(actor, groups).some(({ kind }) => kind === 'all');
}

/** Whether the caller holds one of these groups over a campus, or over all. */
export function holdsCampus(actor: Actor, groups: readonly Group[], campusId: number | null): boolean {
  return scopesWithin(actor, groups).some((scope) => scope.kind === 'all' || (scope.kind === 'campus' && scope.campusId === campusId));
}
