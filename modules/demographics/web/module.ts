import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const demographicsWeb: WebModule = {
  name: 'demographics',
  screens,
  contributes: [
    contribute(
      dashboardCards,
      dashboardCard({ name: 'people', column: 'narrow', place: 30, groups: ['DEMOGRAPHIC'], load: () => import('./people-card.tsx') }),
    ),
  ],
};
