import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { filingParts } from '@talaan/leave/web/applications/file/filing-part.ts';
import { recordCard, recordCards } from '@talaan/personnel/web/record/record-card.ts';
import { screens } from './screens.ts';

export const leaveCardWeb: WebModule = {
  name: 'leave-card',
  screens,
  contributes: [
    contribute(
      dashboardCards,
      dashboardCard({ name: 'leave', column: 'narrow', place: 5, load: () => import('./balances/my-leave-card.tsx') }),
    ),
    contribute(
      recordCards,
      recordCard({ name: 'leave', place: 15, groups: ['EDATSADMIN'], load: () => import('./balances/leave-card.tsx') }),
    ),
    contribute(filingParts, { name: 'expected-credits', place: 10, load: () => import('./forecast/expected-credits.tsx') }),
  ],
};
