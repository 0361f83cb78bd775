import type { ClientBase } from 'pg';

/** Professions whose licence the reference list of positions does not name. */
const LICENSED = '^(Nurse|Medical Officer|Dentist)';

/**
 * Qualification standards for the positions that have none: those of the position with complete standards that is nearest below in salary grade, in the
 * same track. What a position already says is kept.
 */
export async function loadStandards(client: ClientBase): Promise<void> {
  await client.query(
    `with complete as (
       select * from organization.position where education <> '' and experience_years is not null and training_hours is not null and salary_grade is not null),
     nearest as (
       select t.id as position_id, s.* from organization.position t cross join lateral (
         select c.education, c.experience_years, c.experience, c.training_hours, c.eligibility from complete c
         where c.track = t.track order by c.salary_grade > t.salary_grade, abs(c.salary_grade - t.salary_grade), c.id limit 1) s)
     update organization.position t set
       education = case when t.education <> '' then t.education when t.eligibility = 'RA 1080 (Bar)' then 'Bachelor of Laws' else s.education end,
       experience_years = coalesce(t.experience_years, s.experience_years),
       experience = case when t.experience_years is null then s.experience else t.experience end,
       training_hours = coalesce(t.training_hours, s.training_hours),
       eligibility = case when t.eligibility <> '' then t.eligibility when t.name ~ $1 then 'RA 1080' when s.eligibility <> '' then s.eligibility
         else 'None required; RA 1080 in a licensed field' end
     from nearest s where s.position_id = t.id`,
    [LICENSED],
  );
}
