import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const memorandaWeb: WebModule = {
  name: 'memoranda',
  screens,
  contributes: [
    contribute(dashboardCards, dashboardCard({ name: 'circulars', column: 'wide', place: 30, load: () => import('./circulars-card.tsx') })),
  ],
};
