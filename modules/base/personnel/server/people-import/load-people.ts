import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { KnownPerson, PeopleGround } from '../../rules/people-import/check-people.ts';
import type { Acquaintance } from '../../rules/people-import/judge-person.ts';
import type { AppointmentSpan } from '../../rules/people-import/plan-appointment.ts';
import type { PinSpan } from '../../rules/people-import/plan-pin.ts';

/** The people on record with these employee numbers (that of a merged record leads to the kept one), with their appointments and the PINs that they hold today. */
export async function loadPeople(db: Database, idnos: readonly string[], today: string): Promise<Map<string, KnownPerson>> {
  const { rows } = await sql<KnownPerson['fields'] & { id: number; idno: string; appointments: AppointmentSpan[]; pins: string[] }>`
    select p.id, given.idno, p.surname, p.first_name, p.middle_name, p.name_extension, p.sex, p.birth_date, p.email, p.date_hired,
      (select coalesce(jsonb_agg(jsonb_build_object('officeId', a.office_id, 'positionId', a.position_id, 'statusCode', a.status_code,
        'from', lower(a.during), 'until', upper(a.during)) order by a.during), '[]')
       from personnel.appointment a where a.personnel_id = p.id) as appointments,
      (select coalesce(jsonb_agg(d.pin order by d.pin), '[]') from personnel.device_pin d where d.personnel_id = p.id and d.during @> ${today}::date) as pins
    from personnel.person given join personnel.person p on p.id = coalesce(given.merged_into, given.id)
    where given.idno = any(${[...idnos]}) and not p.is_applicant`.execute(db);
  return new Map(rows.map(({ id, idno, appointments, pins, ...fields }) => [idno, { id, idno, fields, appointments, pins }]));
}

/** Who held or holds these PINs. */
export async function loadPinSpans(db: Database, pins: readonly string[]): Promise<Map<string, PinSpan[]>> {
  const { rows } = await sql<PinSpan>`
    select d.pin, d.personnel_id as "personnelId", p.fullname || ' (' || p.idno || ')' as holder, lower(d.during) as from, upper(d.during) as until
    from personnel.device_pin d join personnel.person p on p.id = d.personnel_id
    where d.pin = any(${[...pins]}) order by d.pin, d.during`.execute(db);
  return Map.groupBy(rows, (row) => row.pin);
}

/** The accounts with these addresses. */
export async function loadAccounts(db: Database, emails: readonly string[]): Promise<PeopleGround['accounts']> {
  const { rows } = await sql<{ email: string; name: string; personnelId: number | null }>`
    select email, name, personnel_id as "personnelId" from identity.account_view where email = any(${[...emails]})`.execute(db);
  return new Map(rows.map(({ email, ...account }) => [email, account]));
}

/** The people on record; a merged record is of no one else. */
export async function loadAcquaintances(db: Database): Promise<Acquaintance[]> {
  const { rows } = await sql<Acquaintance>`
    select id, idno, surname, first_name, middle_name, name_extension, birth_date from personnel.person
    where merged_into is null and not is_applicant order by id`.execute(db);
  return rows;
}
