import { sql } from 'kysely';
import type { PersonnelCard } from '@talaan/identity/contract.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** A person as the shell shows them: office, campus and position of the appointment that runs today. */
export async function readPersonnelCard(db: Database, personnelId: number, today: string): Promise<PersonnelCard | null> {
  const row = await db
    .selectFrom('personnel.person as p')
    .leftJoin('personnel.appointment as a', (join) =>
      join.onRef('a.personnel_id', '=', 'p.id').on(sql<boolean>`a.during @> ${today}::date`),
    )
    .leftJoin('organization.office_view as o', 'o.id', 'a.office_id')
    .leftJoin('organization.campus_view as c', 'c.id', 'o.campus_id')
    .leftJoin('organization.position_view as t', 't.id', 'a.position_id')
    .select([
      'p.id',
      'p.fullname',
      'p.idno',
      'o.id as office_id',
      'o.fullname as office',
      'o.acronym',
      'o.campus_id',
      'c.name as campus',
      'c.acronym as campus_acronym',
      't.name as position',
    ])
    .where('p.id', '=', personnelId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, fullname, idno, campus, position } = row;
  const department =
    row.office_id === null || row.office === null || row.acronym === null || row.campus_id === null
      ? null
      : {
          id: row.office_id,
          fullname: row.office,
          acronym: row.acronym,
          campus_id: row.campus_id,
          campus: { acronym: row.campus_acronym ?? '' },
        };
  return { id, fullname, idno, campus, department, position: position === null ? null : { name: position } };
}
