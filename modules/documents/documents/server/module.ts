import { calendarChanged } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { addressUses } from '@talaan/kernel/server/installation/settings-uses.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { spreadsheets } from '@talaan/imports/server/public.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { actsOfDocuments } from './acts.ts';
import { circulationsOfOffice } from './circulation/circulations-of-office.ts';
import { circulateAct } from './circulation/circulate.ts';
import { circulationsOfDocuments } from './circulation/circulations-of-documents.ts';
import { withdrawalLabel } from './circulation/withdrawal-label.ts';
import { acknowledgeQueue } from './circulation/acknowledge-queue.ts';
import { documentsInOffice } from './documents-in-office.ts';
import { constraintsOfDocuments } from './constraints.ts';
import { personalDataOfDocuments } from './personal-data.ts';
import { alertJob } from './lateness/alert-job.ts';
import { explanationsOfStays } from './lateness/explanations-of-stays.ts';
import { extendAct } from './lateness/extend.ts';
import { askExtensionAct } from './lateness/extension-requests.ts';
import { filesOfLateness } from './lateness/files-of-lateness.ts';
import { lateQueue, toExplainQueue } from './lateness/queues.ts';
import { weeklyJob } from './lateness/weekly-job.ts';
import { followCalendarJob, noteCalendarChange } from './calendar/follow-calendar.ts';
import { incomingQueue } from './lists/incoming-queue.ts';
import { circulations, explanations, filesOfDocuments, stepLabels } from './points.ts';
import { acts } from './steps/act.ts';
import { deskChannel } from './steps/notify-desks.ts';
import { receiptAddresses } from './receipts/receipt-addresses.ts';
import { wrongReceipts } from './receipts/track-paper.ts';
import { loadReference } from './reference.ts';
import { mountDocuments } from './routes.ts';
import { scansOfDocuments } from './texts/scans.ts';
import { readTextsJob } from './texts/read-texts.ts';
import { documentSpreadsheets } from './sheet-import/document-source.ts';
import { typeSpreadsheets } from './type-import/type-source.ts';

export const documentsModule: ServerModule = {
  name: 'documents',
  tables: [
    './texts/words.sql',
    './tables.sql',
    './guards.sql',
    './texts/tables.sql',
    './receipts/tables.sql',
    './lateness/tables.sql',
    './circulation/tables.sql',
    './sheet-import/tables.sql',
  ].map((part) => new URL(part, import.meta.url)),
  loadReference,
  constraints: constraintsOfDocuments,
  personalData: personalDataOfDocuments,
  jobs: [alertJob, weeklyJob, followCalendarJob, readTextsJob, wrongReceipts.forgetJob],
  needs: [circulations, explanations],
  contributes: [
    ...[...actsOfDocuments, extendAct, askExtensionAct, circulateAct].map((one) => contribute(acts, one)),
    ...[scansOfDocuments, filesOfLateness].map((one) => contribute(filesOfDocuments, one)),
    contribute(circulations, circulationsOfDocuments),
    contribute(stepLabels, withdrawalLabel),
    contribute(explanations, explanationsOfStays),
    contribute(officeUsesAbove, documentsInOffice),
    contribute(officeUsesAbove, circulationsOfOffice),
    ...[typeSpreadsheets, documentSpreadsheets].map((one) => contribute(spreadsheets, one)),
    contribute(calendarChanged, noteCalendarChange),
    contribute(addressUses, receiptAddresses),
    ...[incomingQueue, acknowledgeQueue, lateQueue, toExplainQueue].map((one) => contribute(queueCards, one)),
  ],
  channels: [deskChannel],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountDocuments,
};
