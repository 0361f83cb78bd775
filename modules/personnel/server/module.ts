import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { personnelConstraints } from './constraints.ts';
import { importPeopleJob } from './import/import-people-job.ts';
import type { PersonnelNeeds } from './needs.ts';
import { importSectionJob } from './section-import/import-section-job.ts';
import { peopleDesk } from './section-import/people-desk.ts';
import { tellPeopleChangedJob } from './people-changed.ts';
import { mountPersonnel } from './routes.ts';
import { mountSectionImport } from './section-import/routes.ts';
import { heldByPersonnel } from './held.ts';

export function personnelModule(needs: PersonnelNeeds): ServerModule {
  const desk = peopleDesk(needs);
  const importJob = importSectionJob('import-section', desk);
  return {
    name: 'personnel',
    tables: [
      new URL('./tables.sql', import.meta.url),
      new URL('./moves/tables.sql', import.meta.url),
      new URL('./list/tables.sql', import.meta.url),
      new URL('./record/tables.sql', import.meta.url),
      new URL('./section-import/tables.sql', import.meta.url),
    ],
    constraints: personnelConstraints,
    jobs: [importPeopleJob, importJob, tellPeopleChangedJob],
    held: heldByPersonnel,
    mount: (server) => {
      mountPersonnel(server, needs);
      mountSectionImport(server, desk, importJob);
    },
  };
}
