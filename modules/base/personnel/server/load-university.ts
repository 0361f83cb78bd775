import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { University } from '../rules/places.ts';

/** Everything that a file may name: a few hundred rows. */
export async function loadUniversity(db: Database): Promise<University> {
  return {
    campuses: await db.selectFrom('organization.campus_view').select(['id', 'name', 'acronym']).orderBy('id').execute(),
    offices: await db
      .selectFrom('organization.office_view')
      .select(['id', 'fullname', 'acronym', 'campus_id', 'is_active'])
      .orderBy('tree_from')
      .execute(),
    positions: await db.selectFrom('organization.position_view').select(['id', 'name']).orderBy('id').execute(),
    statuses: await db.selectFrom('reference.appointment_status').select(['code', 'name', 'max_months']).orderBy('place').execute(),
  };
}
