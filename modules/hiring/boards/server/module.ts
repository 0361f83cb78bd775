import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { postFigures } from '@talaan/vacancies/server/public.ts';
import { boardOfPost } from './board-of-post.ts';
import { undeclaredQueue } from './list-own-sittings.ts';
import { personalDataOfBoards } from './personal-data.ts';
import { mountBoards } from './routes.ts';
import { processing } from './processing.ts';

export const boardsModule: ServerModule = {
  name: 'boards',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    a_person_has_one_seat_at_a_time: { field: 'from', message: 'On these days this person has another seat on the board.' },
    a_secretary_has_no_vote: { field: 'votes', message: 'The secretary has no vote.' },
    board_is_of_an_office: { field: 'office_id', message: 'There is no such office.' },
    seat_is_held_by_a_person: { field: 'personnel_id', message: 'There is no such person.' },
  },
  processing,
  personalData: personalDataOfBoards,
  contributes: [contribute(postFigures, boardOfPost), contribute(queueCards, undeclaredQueue)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountBoards,
};
