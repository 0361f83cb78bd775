import { sql, type RawBuilder } from 'kysely';

/** To whom a circular `c` is, in words: `Everybody`, `San Isidro campus, staff`, `College of Arts and Sciences`, or `CAS` where room is scarce. */
export function audienceInWords(office: 'fullname' | 'acronym'): RawBuilder<string[]> {
  return sql<string[]>`array(
    select case
      when u.office_id is null and u.campus_id is null then
        case u.track when 'faculty' then 'All faculty' when 'staff' then 'All staff' else 'Everyone' end
      else concat_ws(', ', coalesce(${sql.ref(`w.${office}`)}, k.name || ' campus'), u.track) end
    from memoranda.audience u
      left join organization.office_view w on w.id = u.office_id
      left join organization.campus_view k on k.id = u.campus_id
    where u.circular_id = c.id
    order by u.office_id nulls first, u.campus_id nulls first, u.track nulls first)`;
}
