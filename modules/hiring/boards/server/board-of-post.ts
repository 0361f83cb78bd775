import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { PostFigure } from '@talaan/vacancies/server/public.ts';
import { votingSeats } from './voting-seats.ts';

/** How many sit on its board today. */
export const boardOfPost: PostFigure = {
  key: 'board',
  read: async ({ db, today }, postId) => {
    const seats = await votingSeats(db, postId, today);
    const held = seats.filter(({ alternate_for_id: alternateFor }) => alternateFor === null).length;
    return held > 0 ? countOf(held, 'member') : '';
  },
};
