import { sql, type RawBuilder } from 'kysely';

/**
 * What sheets say of people for counting, one row a sheet: `personnel_id, civil_status_id, education` (1 elementary, 2 secondary,
 * 3 vocational, 4 college, 5 graduate, 6 doctorate, of what was finished), `indigenous, disability, solo_parent` (questions 40a to
 * 40c; null unanswered). A piece of SQL to join, so that nothing is carried out of the database. Within `withOpenRecords` only.
 */
export function sheetFacets(): RawBuilder<unknown> {
  return sql`(
    select s.personnel_id, r.civil_status_id, e.education, a.indigenous, a.disability, a.solo_parent
    from pds.sheet s
    left join pds.personal r on r.personnel_id = s.personnel_id
    left join (
      select personnel_id, max(case level when 'elementary' then 1 when 'secondary' then 2 when 'vocational' then 3 when 'college' then 4
        else case when degree ~* '\\ydoctor|\\yph\\.? ?d' then 6 else 5 end end) as education
      from pds.education where year_graduated is not null and level is not null group by personnel_id
    ) e on e.personnel_id = s.personnel_id
    left join (
      select personnel_id, bool_or(yes) filter (where question = '40a') as indigenous,
        bool_or(yes) filter (where question = '40b') as disability, bool_or(yes) filter (where question = '40c') as solo_parent
      from pds.answer where question in ('40a', '40b', '40c') group by personnel_id
    ) a on a.personnel_id = s.personnel_id)`;
}
