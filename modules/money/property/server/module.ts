import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { openTablesOfProperty } from './open-tables.ts';
import { cardSpreadsheets } from './card-import/card-spreadsheets.ts';
import { constraints } from './constraints.ts';
import { itemsOfOffice } from './items-of-office.ts';
import { remindHeadsJob } from './papers/remind-heads-job.ts';
import { renewPapersJob } from './papers/renew-papers.ts';
import { personalDataOfProperty } from './personal-data.ts';
import { disputedQueue, renewalQueue, waitingQueue } from './queues.ts';
import { loadReference } from './reference.ts';
import { mountProperty } from './routes.ts';
import { propertyValue } from './figures/property-value.ts';
import { processing } from './processing.ts';

export const propertyModule: ServerModule = {
  name: 'property',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints,
  jobs: [remindHeadsJob, renewPapersJob],
  processing,
  personalData: personalDataOfProperty,
  contributes: [
    ...openTablesOfProperty.map((one) => contribute(openTables, one)),
    contribute(executiveFigures, propertyValue),
    contribute(officeUsesAbove, itemsOfOffice),
    contribute(spreadsheets, cardSpreadsheets),
    contribute(queueCards, waitingQueue),
    contribute(queueCards, disputedQueue),
    contribute(queueCards, renewalQueue),
  ],
  needs: [freeDays],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountProperty,
};
