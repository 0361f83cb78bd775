import { agendaKinds } from '@talaan/committees/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { beforeMerge } from '@talaan/personnel/server/public.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { administrativePlanFlow, facultyPlanFlow } from '../workflow.ts';
import { needsOfOffice, plansOfOffice } from './plans-of-office.ts';
import { describePlans } from './committee/describe-plans.ts';
import { constraints } from './constraints.ts';
import { personalDataOfPlans } from './personal-data.ts';
import { closePlansJob } from './plans/close-plans-job.ts';
import { linesOfTrainings } from './plans/lines-of-trainings.ts';
import { plansAtMerge } from './plans/plans-at-merge.ts';
import { mountPlans } from './routes.ts';
import { facultyPlans, plansApproved } from './figures/plans-approved.ts';
import { processing } from './processing.ts';

export const plansModule: ServerModule = {
  name: 'plans',
  tables: new URL('./tables.sql', import.meta.url),
  constraints,
  jobs: [closePlansJob],
  processing,
  personalData: personalDataOfPlans,
  contributes: [
    contribute(executiveFigures, facultyPlans),
    contribute(executiveFigures, plansApproved),
    ...[facultyPlanFlow, administrativePlanFlow].map((kind) => contribute(agendaKinds, { kind, describe: describePlans })),
    contribute(beforeMerge, plansAtMerge),
    contribute(officeUsesAbove, plansOfOffice),
    contribute(officeUsesAbove, needsOfOffice),
    ...linesOfTrainings,
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountPlans,
};
