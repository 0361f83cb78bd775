import type { ClientBase } from 'pg';

/** Writes the years and hours of a post of the demo out in words, as its public page shows them. */
export async function formatStandards(client: ClientBase, post: number): Promise<void> {
  await client.query(
    `update vacancies.post set
       experience = case when coalesce(experience_years, 0) = 0 then 'None required'
         else experience_years || case experience_years when 1 then ' year of ' else ' years of ' end || coalesce(nullif(experience, ''), 'relevant') || ' experience' end,
       training = case when coalesce(training_hours, 0) = 0 then 'None required' else training_hours || ' hours of relevant training' end
     where id = $1`,
    [post],
  );
}
