import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { actOnAllJob } from './act/act-on-all.ts';
import { noticesConstraints } from './constraints.ts';
import { generateNosaJob } from './nosa/generate-nosa.ts';
import { generateNosiJob } from './nosi/generate-nosi.ts';
import { printedNotices } from './print/print-many.ts';
import { incrementsDue } from './increments-due.ts';
import { mountNotices } from './routes.ts';
import { personalDataOfNotices } from './personal-data.ts';
import { dueStepsQueue } from './nosi/due-steps-queue.ts';
import { processing } from './processing.ts';

export const noticesModule: ServerModule = {
  name: 'notices',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: noticesConstraints,
  jobs: [generateNosaJob, generateNosiJob, actOnAllJob, printedNotices.job],
  processing,
  personalData: personalDataOfNotices,
  contributes: [contribute(queueCards, dueStepsQueue), contribute(executiveFigures, incrementsDue)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountNotices,
};
