import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { COMMITTEE_NAMES, type CommitteeKind } from '@talaan/requests/contract/committees.ts';

/** Committees `c` with their office `o`, which only those of a department have. */
export const committeesFrom = sql`committees.committee c left join organization.office_view o on o.id = c.office_id`;

/** Who keeps each kind, beside the administration of learning and development. */
export const KEPT_BY: Readonly<Record<CommitteeKind, Group>> = {
  SCHOLARSHIP: 'LDCOMSEC',
  PDC: 'LDCOMSEC',
  DPC: 'LDDPCSEC',
  PMT: 'SPMISADMIN',
};

/** The committees `c` that the caller keeps: those of the university by a role over all of it, those of a department by one that reaches the office. */
export function keepsCommittee(actor: Actor): RawBuilder<SqlBool> {
  const within = (group: Group) =>
    visible({ ...actor, personnelId: null }, [group], { person: 'c.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const kinds = (Object.keys(KEPT_BY) as CommitteeKind[]).map((kind) => sql`(c.kind = ${kind} and ${within(KEPT_BY[kind])})`);
  return sql<SqlBool>`(${within('LDADMIN')} or ${sql.join(kinds, sql` or `)})`;
}

/** Whether the caller has a seat on the committee `c` on a day, as one of these where they are named. */
export function sitsOn(actor: Actor, day: RawBuilder<unknown>, roles?: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from committees.seat w where w.committee_id = c.id and w.personnel_id = ${actor.personnelId}::integer
    and w.during @> ${day}${roles ? sql` and w.role = any(${[...roles]}::text[])` : sql``})`;
}

/** `Scholarship committee`, `Department personnel committee, College of Arts and Sciences`. */
export const nameOfCommittee = sql`(${sql.raw(
  `case c.kind ${Object.entries(COMMITTEE_NAMES)
    .map(([kind, name]) => `when '${kind}' then '${name}'`)
    .join(' ')} end`,
)} || coalesce(', ' || o.fullname, ''))`;
