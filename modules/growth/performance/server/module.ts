import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { constraints } from './constraints.ts';
import { printedForms } from './forms/print-form.ts';
import { closeRatingsJob, notifyOfLateAppealsJob } from './jobs.ts';
import { ratingSpreadsheets } from './past/past-spreadsheets.ts';
import { personalDataOfPerformance } from './personal-data.ts';
import { loadReference } from './reference.ts';
import { mountPerformance } from './routes.ts';

export const performanceModule: ServerModule = {
  name: 'performance',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints,
  jobs: [closeRatingsJob, notifyOfLateAppealsJob, printedForms.job],
  personalData: personalDataOfPerformance,
  contributes: [contribute(spreadsheets, ratingSpreadsheets)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountPerformance,
};
