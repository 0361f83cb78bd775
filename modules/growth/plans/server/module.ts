import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { constraints } from './constraints.ts';
import { personalDataOfPlans } from './personal-data.ts';
import { closePlansJob } from './plans/close-plans-job.ts';
import { mountPlans } from './routes.ts';

export const plansModule: ServerModule = {
  name: 'plans',
  tables: new URL('./tables.sql', import.meta.url),
  constraints,
  jobs: [closePlansJob],
  personalData: personalDataOfPlans,
  demo: () => import('../demo/load-demo.ts'),
  mount: mountPlans,
};
