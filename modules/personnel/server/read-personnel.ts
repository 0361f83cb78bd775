import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/record-opening.ts';
import type { readPersonnel as endpoint } from '../contract.ts';
import { findPersonInScope } from './find-person-in-scope.ts';

type Answer = z.input<typeof endpoint.response>;

/** The record of a person with all appointments and PINs, the newest first. Errors: 404 outside one's scope. */
export async function readPersonnel(call: Call<{ id: number }>): Promise<Answer> {
  const { db, params } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  await recordOpening(call, params.id, 'Personnel record');
  const person = await db
    .selectFrom('personnel.person as p')
    .leftJoin('identity.account as u', 'u.personnel_id', 'p.id')
    .select(['p.id', 'p.idno', 'p.fullname', 'p.surname', 'p.first_name', 'p.middle_name', 'p.name_extension', 'p.sex', 'p.birth_date'])
    .select(['p.email', 'p.date_hired', 'u.avatar_path as avatar'])
    .where('p.id', '=', params.id)
    .executeTakeFirstOrThrow();
  const { rows: appointments } = await sql<Answer['personnel']['appointments'][number]>`
    select lower(a.during) as from, upper(a.during) - 1 as to, organization.fullname_on(o.id, least(upper(a.during) - 1, greatest(lower(a.during), ${call.today}))) as office, o.id as office_id, c.acronym as campus, t.name as position,
      t.salary_grade, s.name as status
    from personnel.appointment a join organization.office o on o.id = a.office_id join organization.campus c on c.id = o.campus_id
    join organization.position t on t.id = a.position_id join reference.appointment_status s on s.code = a.status_code
    where a.personnel_id = ${params.id} order by a.during desc`.execute(db);
  const { rows: pins } = await sql<Answer['personnel']['pins'][number]>`
    select pin, lower(during) as from, upper(during) - 1 as to from personnel.device_pin where personnel_id = ${params.id} order by during desc, pin`.execute(
    db,
  );
  return { personnel: { ...person, appointments, pins } };
}
