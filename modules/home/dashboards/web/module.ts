import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const dashboardsWeb: WebModule = {
  name: 'dashboards',
  screens,
  contributes: [
    contribute(dashboardCards, dashboardCard({ name: 'requests', column: 'narrow', place: 20, load: () => import('./requests-card.tsx') })),
    contribute(dashboardCards, dashboardCard({ name: 'ahead', column: 'narrow', place: 40, load: () => import('./ahead-card.tsx') })),
  ],
};
