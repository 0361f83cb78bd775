import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import { experienceOf } from '@talaan/vacancies/rules/format-vacancy.ts';
import type { AppointmentFacts } from '../print/appointment-sheet.ts';
import { reachable } from './appointment-rows.ts';

interface Read extends Omit<AppointmentFacts, 'signing' | 'head_name' | 'agency'> {
  personnel_id: number;
  application_id: number;
  head_id: number | null;
  experience_years: number | null;
  state: string;
  code: string | null;
}

/** An appointment's facts for its forms; without the address of the person, which `readAddress` opens. */
export type FactsOfAppointment = AppointmentFacts & Pick<Read, 'personnel_id' | 'application_id' | 'state' | 'code'>;

/** The facts of these appointments within the caller's reach, by name; as many statements for a sheet of many as for one. Errors: 404. */
export async function readFacts(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  ids: readonly number[],
): Promise<FactsOfAppointment[]> {
  const { rows } = await sql<Read>`
    select a.personnel_id, a.application_id, a.state, a.code, a.form, p.surname, p.first_name, p.name_extension, p.middle_name, p.sex, coalesce(c.name, '') as civil_status,
      '' as address_of_person, t.name || case when v.parenthetical_title = '' then '' else ' (' || v.parenthetical_title || ')' end as position,
      a.salary_grade, a.step, a.salary, u.name as status, n.name as nature, o.fullname as office, coalesce(w.fullname, '') as office_above,
      coalesce(nullif(a.place, ''), nullif(v.place, ''), m.name) as place, coalesce(i.item_number, '') as item, a.page, a.vice, a.vice_how, a.issued_on, a.ends_on, a.received_on,
      a.oath_on, a.oath_before, a.assumed_on, a.deliberated_on, a.ban_exemption, a.authority_name, a.authority_title,
      case when v.is_published and v.posted_on is not null then jsonb_build_object('from', v.posted_on, 'to', kernel.date_of(v.closes_at),
        'mode', coalesce((select b.mode from vacancies.publication b where b.post_id = v.id and b.version = v.version), '')) end as publication,
      h.personnel_id as head_id, coalesce(h.title, '') as head_title, coalesce(g.title, '') as above_title,
      v.education, v.experience, v.experience_years,
      coalesce(nullif(v.training, ''), case when v.training_hours > 0 then v.training_hours || case v.training_hours when 1 then ' hour of' else ' hours of' end || ' relevant training' else 'None required' end) as training,
      v.eligibility, v.competency, v.duties, r.fund_source as fund, y.address
    from appointing.appointment a join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
      join organization.campus_view m on m.id = o.campus_id join organization.position_view t on t.id = a.position_id
      join vacancies.post v on v.id = a.post_id join hiring.request r on r.id = v.request_id
      join reference.appointment_status u on u.code = a.status_code join reference.appointment_nature n on n.code = a.nature_code
      cross join organization.university_view y
      left join reference.civil_status c on c.id = p.civil_status_id left join plantilla.item i on i.id = a.item_id
      left join organization.office_view w on w.id = o.parent_id
      left join organization.head_view h on h.office_id = o.id and not h.is_acting and h.during @> coalesce(a.assumed_on, a.issued_on, ${today}::date)
      left join organization.head_view g on g.office_id = w.id and not g.is_acting and g.during @> coalesce(a.assumed_on, a.issued_on, ${today}::date)
    where a.id = any(${[...ids]}::integer[]) and ${reachable(actor, ['RAI'])} order by p.plain_name, a.id`.execute(db);
  if (rows.length < new Set(ids).size) throw notFound('There is no such appointment.');
  const heads = rows.flatMap(({ head_id: head }) => head ?? []);
  const names = await readSigningNames(db, [...new Set([...rows.map(({ personnel_id: person }) => person), ...heads])]);
  const agency = await readUniversityName(db, rows[0]?.issued_on ?? today);
  return rows.map((row) => ({
    ...row,
    experience: experienceOf(row) || 'None required',
    signing: names.get(row.personnel_id) ?? '',
    head_name: row.head_id === null ? '' : (names.get(row.head_id) ?? ''),
    agency,
  }));
}
