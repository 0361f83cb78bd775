import { sql } from 'kysely';
import type { ReadScores } from '@talaan/applicants/server/public.ts';

interface Found {
  application_id: number;
  scores: { factor: string; points: number; most: number }[];
}

/** What applications scored in each factor of the ranking that the board submitted, as their applicants see it after the decision. */
export const scoresOfApplicants: ReadScores = async ({ db }, applications) => {
  const { rows } = await sql<Found>`
    select k.application_id, jsonb_agg(jsonb_build_object('factor', f.name, 'points', (p.value->>'points')::integer, 'most', f.points) order by f.place, f.id) as scores
    from assessments.ranked k join assessments.ranking g on g.id = k.ranking_id and g.frozen_at is not null
      cross join lateral jsonb_each(k.points) p join assessments.factor f on f.id = p.key::integer
    where k.application_id = any(${[...applications]}::integer[]) group by k.application_id`.execute(db);
  return new Map(rows.map(({ application_id, scores }) => [application_id, scores]));
};
