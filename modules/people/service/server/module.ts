import { spreadsheets } from '@talaan/imports/server/public.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { clearanceRequests } from '@talaan/personnel/server/public.ts';
import { requestsOfClearance } from './clearance/clearance-requests.ts';
import { serviceConstraints } from './constraints.ts';
import { loadReference } from './reference.ts';
import { outsideSpreadsheets } from './outside-import/outside-spreadsheets.ts';
import { mountService } from './routes.ts';
import { personalDataOfService } from './personal-data.ts';
import { printedRecords } from './print-many/printed-records.ts';
import { processing } from './processing.ts';

export const serviceModule: ServerModule = {
  name: 'service',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: serviceConstraints,
  loadReference,
  jobs: [printedRecords.job],
  processing,
  personalData: personalDataOfService,
  contributes: [contribute(clearanceRequests, requestsOfClearance), contribute(spreadsheets, outsideSpreadsheets)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountService,
};
