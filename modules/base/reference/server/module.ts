import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { referenceConstraints } from './constraints.ts';
import { loadReference } from './reference.ts';
import { mountReference } from './routes.ts';
import { personalDataOfReference } from './personal-data.ts';
import { placeSpreadsheets } from './psgc/place-spreadsheets.ts';
import { proposalsQueue } from './proposals/proposals-queue.ts';
import { processing } from './processing.ts';

export const referenceModule: ServerModule = {
  name: 'reference',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: referenceConstraints,
  processing,
  personalData: personalDataOfReference,
  contributes: [contribute(queueCards, proposalsQueue), contribute(spreadsheets, placeSpreadsheets)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountReference,
};
