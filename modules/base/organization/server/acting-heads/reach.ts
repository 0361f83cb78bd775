import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { withoutActing } from '@talaan/kernel/server/acting.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';

export const NAMING: readonly Group[] = ['EDATSDEPTSETTING', 'GENERALSETTINGS'];

/** Offices `o` of which one may name the acting head. Who only stands in for a head does not hand that on. */
export function mayName(actor: Actor): RawBuilder<SqlBool> {
  return visible(withoutActing({ ...actor, personnelId: null }), NAMING, { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** Offices `o` whose acting heads one sees. */
export function maySee(actor: Actor): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, NAMING, { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** The appointed head on a day, not the acting one, of an office `o`. */
export function headOn(day: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(select h.personnel_id from organization.head h where h.office_id = o.id and not h.is_acting and h.during @> ${day})`;
}
