import { spreadsheets } from '@talaan/imports/server/public.ts';
import { lookupConstraints } from '@talaan/kernel/server/search/lookup.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { documentKinds } from '../contract.ts';
import { loadReference } from './reference.ts';
import { remindOfExpiryJob } from './remind-job.ts';
import { paperSpreadsheets } from './paper-import/paper-source.ts';
import { mountFile201 } from './routes.ts';
import { personalDataOfFile201 } from './personal-data.ts';
import { expiringQueue } from './expiring-queue.ts';
import { missingPapers } from './missing-papers.ts';
import { processing } from './processing.ts';

export const file201Module: ServerModule = {
  name: 'file201',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: {
    ...lookupConstraints(documentKinds),
    document_is_of_a_kind: { field: 'kind_id', message: 'There is no such kind of document.' },
    document_is_of_a_person: { message: 'This person has a 201 file and stays on record.' },
    document_expires_after_it_was_issued: { field: 'expires_on', message: 'It expires before it was issued.' },
  },
  jobs: [remindOfExpiryJob],
  processing,
  personalData: personalDataOfFile201,
  contributes: [contribute(spreadsheets, paperSpreadsheets), contribute(queueCards, expiringQueue), contribute(homeFigures, missingPapers)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountFile201,
};
