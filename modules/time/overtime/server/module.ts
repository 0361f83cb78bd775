import { agencySettingsPoint, dayActions, pendingOnDays } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { loadBooks } from '@talaan/ledger/server/public.ts';
import { CDO, COC } from '../rules/books.ts';
import { AGENCY_SETTINGS } from '../rules/settings.ts';
import { overtimeConstraints } from './constraints.ts';
import { askOvertime } from './ask-overtime.ts';
import { notifyExpiringCreditsJob } from './credits/expiring-job.ts';
import { personalDataOfOvertime } from './personal-data.ts';
import { holdClassesJob } from './makeup/hold-classes-job.ts';
import { pendingOvertime } from './pending-overtime.ts';
import { renderOvertimeJob } from './render-job.ts';
import { mountOvertime } from './routes.ts';
import { overtimeCost } from './figures/overtime-cost.ts';
import { overtimeCredits } from './figures/overtime-credits.ts';
import { makeupClasses } from './figures/makeup-classes.ts';
import { processing } from './processing.ts';

export const overtimeModule: ServerModule = {
  name: 'overtime',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: overtimeConstraints,
  loadReference: (client) => loadBooks(client, [COC, CDO]),
  contributes: [
    contribute(executiveFigures, makeupClasses),
    contribute(executiveFigures, overtimeCost),
    contribute(executiveFigures, overtimeCredits),
    contribute(agencySettingsPoint, AGENCY_SETTINGS),
    contribute(pendingOnDays, pendingOvertime),
    contribute(dayActions, { name: 'overtime', place: 50, ask: askOvertime }),
  ],
  jobs: [renderOvertimeJob, notifyExpiringCreditsJob, holdClassesJob],
  processing,
  personalData: personalDataOfOvertime,
  demo: () => import('../demo/load-demo.ts'),
  mount: mountOvertime,
};
