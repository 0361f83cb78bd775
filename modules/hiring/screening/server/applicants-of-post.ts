import { sql } from 'kysely';
import type { PostFigure } from '@talaan/vacancies/server/public.ts';
import { UNDECIDED } from './applicant-rows.ts';

/** Those who applied, and how many of them wait for a decision. */
export const applicantsOfPost: PostFigure = {
  key: 'applicants',
  read: async ({ db }, postId) => {
    const { rows } = await sql<{ all: number; undecided: number }>`
      select count(*)::integer as all, count(*) filter (where ${UNDECIDED})::integer as undecided
      from applicants.application a where a.post_id = ${postId} and a.reference is not null`.execute(db);
    const { all, undecided } = rows[0]!;
    return [all && `${all} applied`, undecided && `${undecided} to decide`].filter(Boolean).join(', ');
  },
};
