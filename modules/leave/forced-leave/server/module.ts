import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { endYearJob } from './end-year.ts';
import { personalDataOfForcedLeave } from './personal-data.ts';
import { remindForcedLeaveJob } from './remind-job.ts';
import { mountForced } from './routes.ts';
import { processing } from './processing.ts';

export const forcedLeaveModule: ServerModule = {
  name: 'forced-leave',
  tables: [new URL('./tables.sql', import.meta.url)],
  constraints: {
    a_person_plans_a_year_once: { field: 'dates', message: 'There is a plan of this year already. Change its dates instead.' },
  },
  jobs: [endYearJob, remindForcedLeaveJob],
  processing,
  personalData: personalDataOfForcedLeave,
  demo: () => import('../demo/load-demo.ts'),
  mount: mountForced,
};
