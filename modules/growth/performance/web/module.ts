import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

const load = () => import('./form/form-part.tsx');

export const performanceWeb: WebModule = {
  name: 'performance',
  screens,
  contributes: [
    ...['ipcr', 'dpcr', 'opcr'].map((kind) => contribute(requestParts, { kind, load })),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'performance', column: 'narrow', place: 6, load: () => import('./home/performance-card.tsx') }),
    ),
  ],
};
