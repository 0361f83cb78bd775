import { sql } from 'kysely';
import type { PostFigure } from '@talaan/vacancies/server/public.ts';

/** Its appointments that were not cancelled, and how many of them are issued. */
export const appointmentsOfPost: PostFigure = {
  key: 'appointments',
  read: async ({ db }, postId) => {
    const { rows } = await sql<{ all: number; issued: number }>`
      select count(*)::integer as all, count(*) filter (where a.issued_on is not null)::integer as issued
      from appointing.appointment a where a.post_id = ${postId} and a.state <> 'CANCELLED'`.execute(db);
    const { all, issued } = rows[0]!;
    return [all - issued && `${all - issued} in preparation`, issued && `${issued} issued`].filter(Boolean).join(', ');
  },
};
