import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ScheduleTarget } from '../compute/make-days-due.ts';

/** Assignments as the contract shows them; `last` is the last day. */
export function assignmentRows(db: Database) {
  return db
    .selectFrom('attendance.schedule_assignment as a')
    .innerJoin('attendance.schedule as s', 's.id', 'a.schedule_id')
    .leftJoin('personnel.person_view as p', 'p.id', 'a.personnel_id')
    .leftJoin('organization.office_view as o', 'o.id', 'a.office_id')
    .select([
      'a.id',
      'a.schedule_id',
      's.name as schedule',
      'a.personnel_id',
      'p.fullname as person',
      'a.office_id',
      'o.fullname as office',
    ])
    .select([sql<string | null>`lower(a.during)`.as('from'), sql<string | null>`upper(a.during) - 1`.as('last')]);
}

export function sameTarget({ personnelId, officeId }: ScheduleTarget) {
  return sql<boolean>`(a.personnel_id, a.office_id) is not distinct from (${personnelId}::integer, ${officeId}::integer)`;
}
