import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Narrows `o` to these offices with their units, or to a campus. */
export function withinOffices(offices: readonly number[] | undefined, campus: number | undefined): RawBuilder<SqlBool> {
  const ofOffices = offices
    ? sql`exists (select from organization.office up where up.id = any(${offices}::integer[]) and o.tree_from between up.tree_from and up.tree_to)`
    : sql`true`;
  return sql<SqlBool>`(${ofOffices} and ${campus ? sql`o.campus_id = ${campus}` : sql`true`})`;
}
