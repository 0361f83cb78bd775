import { calendarChanged } from '@talaan/calendar/server/public.ts';
import { eventKinds } from '@talaan/connections/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { addressUses } from '@talaan/kernel/server/installation/settings-uses.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { spreadsheets } from '@talaan/imports/server/public.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { openTablesOfDocuments } from './open-tables.ts';
import { actsOfDocuments } from './acts.ts';
import { documentsInOffice } from './documents-in-office.ts';
import { constraintsOfDocuments } from './constraints.ts';
import { personalDataOfDocuments } from './personal-data.ts';
import { followCalendarJob, noteCalendarChange } from './calendar/follow-calendar.ts';
import { incomingQueue } from './lists/incoming-queue.ts';
import { circulations, explanations, filesOfDocuments, ratings } from './points.ts';
import { acts } from './steps/act.ts';
import { deskChannel } from './steps/notify-desks.ts';
import { receiptAddresses } from './receipts/receipt-addresses.ts';
import { wrongReceipts } from './receipts/track-paper.ts';
import { loadReference } from './reference.ts';
import { mountDocuments } from './routes.ts';
import { scansOfDocuments } from './texts/scans.ts';
import { readTextsJob } from './texts/read-texts.ts';
import { documentSpreadsheets } from './sheet-import/document-spreadsheets.ts';
import { typeSpreadsheets } from './type-import/type-spreadsheets.ts';
import { documentReceived } from './steps/announce-received.ts';
import { processing } from './processing.ts';

export const documentsModule: ServerModule = {
  name: 'documents',
  tables: [
    './texts/words.sql',
    './tables.sql',
    './guards.sql',
    './texts/tables.sql',
    './receipts/tables.sql',
    './sheet-import/tables.sql',
  ].map((part) => new URL(part, import.meta.url)),
  loadReference,
  constraints: constraintsOfDocuments,
  processing,
  personalData: personalDataOfDocuments,
  jobs: [followCalendarJob, readTextsJob, wrongReceipts.forgetJob],
  needs: [circulations, explanations, ratings],
  contributes: [
    ...openTablesOfDocuments.map((one) => contribute(openTables, one)),
    contribute(eventKinds, documentReceived),
    ...actsOfDocuments.map((one) => contribute(acts, one)),
    contribute(filesOfDocuments, scansOfDocuments),
    contribute(officeUsesAbove, documentsInOffice),
    ...[typeSpreadsheets, documentSpreadsheets].map((one) => contribute(spreadsheets, one)),
    contribute(calendarChanged, noteCalendarChange),
    contribute(addressUses, receiptAddresses),
    contribute(queueCards, incomingQueue),
  ],
  channels: [deskChannel],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountDocuments,
};
