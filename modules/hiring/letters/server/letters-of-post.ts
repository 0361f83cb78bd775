import { sql } from 'kysely';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { PostFigure } from '@talaan/vacancies/server/public.ts';

/** Letters that were sent to its applicants, and when the last of them was. */
export const lettersOfPost: PostFigure = {
  key: 'letters',
  read: async ({ db }, postId) => {
    const { rows } = await sql<{ letters: number; at: string | null }>`
      select count(*)::integer as letters, max(s.at) as at
      from letters.sending s join letters.addressee r on r.sending_id = s.id where s.post_id = ${postId}`.execute(db);
    const { letters, at } = rows[0]!;
    return at === null ? '' : `${letters} sent, the last on ${longDate(localDay(at))}`;
  },
};
