import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { universityName } from '@talaan/kernel/server/mail/outbox.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { openTablesOfOrganization } from './open-tables.ts';
import { departmentConstraints } from './departments/constraints.ts';
import { takeEffectJob } from './departments/take-effect-job.ts';
import { letterheadConstraints } from './letterheads/constraints.ts';
import { positionConstraints } from './positions/constraints.ts';
import { salaryConstraints } from './salary/constraints.ts';
import { campusConstraints } from './campuses/constraints.ts';
import { officeSpreadsheets } from './office-import/office-spreadsheets.ts';
import { loadReference } from './reference.ts';
import { readUniversityName } from './letterheads/read-letterhead.ts';
import { peopleOfOffices } from './needs.ts';
import { mountOrganization } from './routes.ts';
import { salarySpreadsheets } from './salary/salary-spreadsheets.ts';
import { personalDataOfOrganization } from './personal-data.ts';
import { setupLinesOfOrganization } from './setup-lines.ts';
import { processing } from './processing.ts';

export const organizationModule: ServerModule = {
  name: 'organization',
  tables: [new URL('./tables.sql', import.meta.url), new URL('./views.sql', import.meta.url)],
  loadReference,
  constraints: { ...campusConstraints, ...departmentConstraints, ...positionConstraints, ...salaryConstraints, ...letterheadConstraints },
  jobs: [takeEffectJob],
  processing,
  personalData: personalDataOfOrganization,
  contributes: [
    ...openTablesOfOrganization.map((one) => contribute(openTables, one)),
    ...setupLinesOfOrganization.map((one) => contribute(setupLines, one)),
    contribute(spreadsheets, officeSpreadsheets),
    contribute(spreadsheets, salarySpreadsheets),
    contribute(universityName, readUniversityName),
  ],
  needs: [peopleOfOffices],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountOrganization,
};
