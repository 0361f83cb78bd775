import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { closeMissedMonthsJob, closeMonthJob } from './jobs.ts';
import { personalDataOfCloses } from './personal-data.ts';
import { mountClose } from './routes.ts';
import { processing } from './processing.ts';

export const leaveCloseModule: ServerModule = {
  name: 'leave-close',
  tables: [new URL('./tables.sql', import.meta.url)],
  jobs: [closeMonthJob, closeMissedMonthsJob],
  processing,
  personalData: personalDataOfCloses,
  demo: () => import('../demo/load-demo.ts'),
  mount: mountClose,
};
