import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { serviceConstraints } from './constraints.ts';
import type { ServiceNeeds } from './needs.ts';
import { mountService } from './routes.ts';
import { heldByService } from './held.ts';
import { printRecordsJob } from './print-many/print-records-job.ts';

export function serviceModule(needs: ServiceNeeds): ServerModule {
  return {
    name: 'service',
    tables: new URL('./tables.sql', import.meta.url),
    constraints: serviceConstraints,
    jobs: [printRecordsJob],
    held: heldByService,
    mount: (server) => mountService(server, needs),
  };
}
