import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { postFigures } from '@talaan/vacancies/server/public.ts';
import { interviewsOfPost } from './interviews-of-post.ts';
import { wrongLinks } from './answer-invitation.ts';
import { declinedQueue, pendingQueue } from './answer-queues.ts';
import { personalDataOfInterviews } from './personal-data.ts';
import { remindApplicantsJob } from './remind-job.ts';
import { mountInterviews } from './routes.ts';
import { answersChannel } from './refresh-screens.ts';
import { processing } from './processing.ts';

export const interviewsModule: ServerModule = {
  name: 'interviews',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    an_applicant_is_in_one_slot_at_a_time: { field: 'slots', message: 'An applicant is called to something else at this hour.' },
    an_applicant_has_one_slot_in_a_session: { field: 'slots', message: 'An applicant has two slots. Give each one.' },
    one_venue_holds_one_session_at_a_time: { field: 'venue', message: 'This venue is taken at this hour.' },
    slots_of_a_session_follow_each_other: { field: 'slots', message: 'Two slots overlap. Move one of them.' },
    a_panel_member_is_in_one_place_at_a_time: { field: 'panel', message: 'A member of the panel sits on another one at this hour.' },
    a_session_is_held_at_a_venue_or_online: { field: 'venue', message: 'Enter the venue, or the address of the meeting below.' },
    panel_is_of_people: { field: 'panel', message: 'There is no such person.' },
  },
  channels: [answersChannel],
  jobs: [remindApplicantsJob, wrongLinks.forgetJob],
  processing,
  personalData: personalDataOfInterviews,
  contributes: [contribute(postFigures, interviewsOfPost), contribute(queueCards, pendingQueue), contribute(queueCards, declinedQueue)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountInterviews,
};
