import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

interface PersonToJoin {
  id: number;
  name: string;
  birth_date: string | null;
  email: string | null;
  office_id: number | null;
  teaches: boolean;
}

/** A person whose account is about to be made, by employee number or by id; office and track of the appointment that runs today. */
export async function readPersonToJoin(db: Database, by: { idno: string } | { id: number }, today: string): Promise<PersonToJoin | null> {
  const { rows } = await sql<PersonToJoin>`
    select p.id, concat_ws(' ', nullif(p.first_name, ''), p.surname, nullif(p.name_extension, '')) as name, p.birth_date, p.email,
      a.office_id, coalesce(t.track = 'faculty', false) as teaches
    from personnel.person p
    left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.position_view t on t.id = a.position_id
    where ${'id' in by ? sql`p.id = ${by.id}` : sql`p.id = (select coalesce(merged_into, id) from personnel.person where idno = ${by.idno} and not is_applicant)`}`.execute(
    db,
  );
  return rows[0] ?? null;
}
