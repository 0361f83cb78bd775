import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { afterItemsMoved, itemLinks } from '@talaan/property/server/public.ts';
import { constraints } from './constraints.ts';
import { disposalLink, slipLinks } from './item-links.ts';
import { personalDataOfDisposal } from './personal-data.ts';
import { inspectionQueue, overdueQueue } from './queues.ts';
import { leaveReports } from './reports/close-lines.ts';
import { mountDisposal } from './routes.ts';
import { followSlips } from './slips/end-slip.ts';
import { watchSlipsJob } from './slips/watch-slips-job.ts';
import { processing } from './processing.ts';

export const propertyDisposalModule: ServerModule = {
  name: 'property-disposal',
  tables: new URL('./tables.sql', import.meta.url),
  constraints,
  jobs: [watchSlipsJob],
  processing,
  personalData: personalDataOfDisposal,
  contributes: [
    contribute(itemLinks, disposalLink),
    ...slipLinks.map((link) => contribute(itemLinks, link)),
    contribute(afterItemsMoved, leaveReports),
    contribute(afterItemsMoved, followSlips),
    contribute(queueCards, overdueQueue),
    contribute(queueCards, inspectionQueue),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountDisposal,
};
