import { sql, type RawBuilder } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';

/** The office of a person `p` now, or the last one: `o`. */
export const lastOffice = sql`
  left join lateral (select a.office_id from personnel.appointment_view a where a.personnel_id = p.id order by lower(a.during) desc limit 1) a on true
  left join organization.office_view o on o.id = a.office_id`;

/** People `p` of the offices that the caller reaches by these groups, never by being one of them. */
export function reachesPeople(actor: Actor, groups: readonly Group[]): RawBuilder<unknown> {
  return sql`${lastOffice} where ${isReached(actor, groups)}`;
}

export function isReached(actor: Actor, groups: readonly Group[]) {
  return visible({ ...actor, personnelId: null }, groups, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}
