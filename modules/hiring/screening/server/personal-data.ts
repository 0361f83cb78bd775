import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfScreening: readonly PersonalDataPart[] = [
  personalDataIn(
    'Screening of applications',
    ['screening.screening', 'screening.result', 'screening.mark', 'screening.override', 'screening.question'],
    ({ personnelId }) => sql`
      select a.reference as "Application", s.computed_at as "Computed", s.outcome as "Outcome", s.decided_at as "Decided",
        s.performance_rating / 100.0 as "Performance rating", s.note as "Note",
        (select string_agg(r.element || ': ' || coalesce(v.result, r.result) || ', ' || coalesce(v.reason, r.note), '; ' order by r.element)
          from screening.result r left join screening.override v on v.application_id = r.application_id and v.element = r.element
          where r.application_id = s.application_id) as "Elements",
        (select count(*) from screening.mark m where m.application_id = s.application_id) as "Rows that HR marked",
        (select string_agg(q.question, '; ' order by q.no) from screening.question q where q.application_id = s.application_id) as "Asked"
      from screening.screening s join applicants.application a on a.id = s.application_id where a.personnel_id = ${personnelId} order by a.id`,
  ),
  personalDataIn(
    'Standards of job posts that one corrected',
    ['screening.standard'],
    ({ accountId }) => sql`
      select p.code as "Job post", s.corrected_at as "Corrected" from screening.standard s join vacancies.post p on p.id = s.post_id
      where s.corrected_by = ${accountId} order by s.corrected_at`,
  ),
  personalDataIn(
    'Units of two years in college that one set',
    ['screening.college_units'],
    ({ accountId }) =>
      sql`select c.since as "Since", c.units as "Units" from screening.college_units c where c.account_id = ${accountId} order by c.since`,
  ),
];
