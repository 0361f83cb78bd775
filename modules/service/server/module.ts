import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { serviceConstraints } from './constraints.ts';
import { mountService } from './routes.ts';
import { personalDataOfService } from './personal-data.ts';
import { printedRecords } from './print-many/printed-records.ts';

export const serviceModule: ServerModule = {
  name: 'service',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: serviceConstraints,
  jobs: [printedRecords.job],
  personalData: personalDataOfService,
  demo: () => import('../demo/load-demo.ts'),
  mount: mountService,
};
