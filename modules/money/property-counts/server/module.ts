import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { afterDelivery, afterItemsMoved, countedOn } from '@talaan/property/server/public.ts';
import { afterLoss } from '@talaan/property-moves/server/public.ts';
import { countedOnReports } from './counted-on.ts';
import { followDelivery, followFound, followLoss } from './differences/follow-differences.ts';
import { dueQueue, ownCountsQueue } from './due/queues.ts';
import { remindOfCountsJob } from './due/remind-job.ts';
import { officesOfCounts } from './offices-of-counts.ts';
import { personalDataOfCounts } from './personal-data.ts';
import { printedReports } from './reports/print-report.ts';
import { printedSheets } from './reports/print-sheets.ts';
import { reportWorkbookJob } from './reports/report-workbook.ts';
import { mountCounts } from './routes.ts';
import { processing } from './processing.ts';

export const propertyCountsModule: ServerModule = {
  name: 'property-counts',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    count_is_of_a_fund: { field: 'fund_code', message: 'Choose a fund cluster.' },
    count_is_at_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
    count_is_of_an_accountable_officer: { field: 'officer_id', message: 'Choose the accountable officer.' },
    member_of_count_is_a_person: { field: 'members', message: 'One of these people is not on record.' },
    count_is_in_an_office: { field: 'office_ids', message: 'One of these offices is not on record.' },
    scan_is_made_in_an_office: { field: 'scans', message: 'One of these scans names an office that is not on record.' },
  },
  jobs: [remindOfCountsJob, printedReports.job, printedSheets.job, reportWorkbookJob],
  processing,
  personalData: personalDataOfCounts,
  contributes: [
    contribute(countedOn, countedOnReports),
    contribute(afterDelivery, followDelivery),
    contribute(afterLoss, followLoss),
    contribute(afterItemsMoved, followFound),
    contribute(officeUsesAbove, officesOfCounts),
    contribute(queueCards, dueQueue),
    contribute(queueCards, ownCountsQueue),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountCounts,
};
