import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';

/** Offices as they are today. */
export function departments(db: Database) {
  return db
    .selectFrom('organization.office as o')
    .innerJoin('organization.campus as c', 'c.id', 'o.campus_id')
    .select(['o.id', 'o.fullname', 'o.acronym', 'o.campus_id', 'c.acronym as campus', 'o.parent_id', 'o.is_active'])
    .select(
      sql<number>`(select count(*) from organization.office up where up.tree_from < o.tree_from and o.tree_from <= up.tree_to)`.as('depth'),
    );
}
