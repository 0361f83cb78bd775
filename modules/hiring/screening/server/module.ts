import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { postFigures } from '@talaan/vacancies/server/public.ts';
import { applicantsOfPost } from './applicants-of-post.ts';
import { computeDueJob, computePostJob } from './compute-post.ts';
import { personalDataOfScreening } from './personal-data.ts';
import { loadReference } from './reference.ts';
import { mountScreening } from './routes.ts';
import { processing } from './processing.ts';

export const screeningModule: ServerModule = {
  name: 'screening',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: {
    an_exception_names_the_resolution_of_the_board: {
      field: 'resolution',
      message: 'An exception needs the number of the board’s resolution.',
    },
    an_override_has_a_reason: { field: 'reason', message: 'Say why.' },
  },
  jobs: [computePostJob, computeDueJob],
  processing,
  personalData: personalDataOfScreening,
  demo: () => import('../demo/load-demo.ts'),
  contributes: [contribute(postFigures, applicantsOfPost)],
  mount: mountScreening,
};
