import { sql } from 'kysely';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { PostFigure } from '@talaan/vacancies/server/public.ts';

/** Its sheets, and how many of them are not submitted. */
export const assessmentOfPost: PostFigure = {
  key: 'assessment',
  read: async ({ db }, postId) => {
    const { rows } = await sql<{ sheets: number; submitted: number }>`
      select count(*)::integer as sheets, count(*) filter (where s.state in ('SUBMITTED', 'LOCKED'))::integer as submitted
      from assessments.sheet s where s.post_id = ${postId}`.execute(db);
    const { sheets, submitted } = rows[0]!;
    return sheets > 0 ? `${submitted} of ${countOf(sheets, 'sheet')} submitted` : '';
  },
};
