import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { PostFigure } from '@talaan/vacancies/server/public.ts';

/** Its sessions that were not cancelled, and the day of the next one. */
export const interviewsOfPost: PostFigure = {
  key: 'interviews',
  read: async ({ db, today }, postId) => {
    const { rows } = await sql<{ sessions: number; next_on: string | null }>`
      select count(*)::integer as sessions, min(s.day) filter (where s.day >= ${today}) as next_on
      from interviews.session s where s.post_id = ${postId} and s.state <> 'CANCELLED'`.execute(db);
    const { sessions, next_on: nextOn } = rows[0]!;
    return [sessions && countOf(sessions, 'session'), nextOn && `the next on ${longDate(nextOn)}`].filter(Boolean).join(', ');
  },
};
