import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { personnelConstraints } from './constraints.ts';
import { importPeopleJob } from './import/import-people-job.ts';
import { tellPeopleChangedJob } from './people-changed.ts';
import { mountPersonnel } from './routes.ts';

export const personnelModule: ServerModule = {
  name: 'personnel',
  tables: [new URL('./tables.sql', import.meta.url), new URL('./moves/tables.sql', import.meta.url)],
  constraints: personnelConstraints,
  jobs: [importPeopleJob, tellPeopleChangedJob],
  mount: mountPersonnel,
};
