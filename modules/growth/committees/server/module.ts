import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { endSeatsJob } from './end-seats-job.ts';
import { agendaQueue } from './agenda-queue.ts';
import { minutesQueue } from './own-seats.ts';
import { personalDataOfCommittees } from './personal-data.ts';
import { mountCommittees } from './routes.ts';
import { processing } from './processing.ts';

export const committeesModule: ServerModule = {
  name: 'committees',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    a_committee_is_there_once: { field: 'office_id', message: 'This office has its personnel committee already.' },
    a_member_has_one_seat_at_a_time: { field: 'from', message: 'On these days this person has another seat on the committee.' },
    one_has_the_role_at_a_time: { field: 'role', message: 'On these days another person has this role on the committee.' },
    seat_is_of_a_member: { field: 'personnel_id', message: 'There is no such person.' },
    committee_is_of_an_office: { field: 'office_id', message: 'There is no such office.' },
    presence_is_of_a_seat: { message: 'This seat was at a meeting. Set its last day instead.' },
    a_request_is_once_on_an_agenda: { field: 'requests', message: 'It is on this agenda already. Reload the page.' },
  },
  jobs: [endSeatsJob],
  processing,
  personalData: personalDataOfCommittees,
  contributes: [minutesQueue, agendaQueue].map((one) => contribute(queueCards, one)),
  demo: () => import('../demo/load-demo.ts'),
  mount: mountCommittees,
};
