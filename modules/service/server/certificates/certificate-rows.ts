import { sql, type RawBuilder } from 'kysely';

/** Certificates as `c` with their person `p`, his appointment of the day and its office `o`. */
export function certificatesOn(today: string): RawBuilder<unknown> {
  return sql`service.certificate c
    join personnel.person p on p.id = c.personnel_id
    left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.office o on o.id = a.office_id`;
}

/** The columns of a row of a list. */
export const certificateColumns = sql`c.id, c.control_number, c.personnel_id, p.idno, p.fullname, o.acronym as office, c.kind, c.purpose, c.copies,
  c.state, c.requested_at, c.due_on,
  (select max(s.at) from service.certificate_step s where s.personnel_id = c.personnel_id and s.certificate_id = c.id) as since`;

/** What is not yet given out nor cancelled. */
export const isOpen = sql<boolean>`c.state in ('REQUESTED', 'PREPARED', 'SIGNED')`;

/** The steps of a certificate, the first one first. */
export const stepsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('action', s.action, 'by', coalesce(b.name, ''), 'at', s.at, 'remarks', s.remarks) order by s.id)
  from service.certificate_step s left join identity.account b on b.id = s.account_id
  where s.personnel_id = c.personnel_id and s.certificate_id = c.id), '[]') as steps`;
