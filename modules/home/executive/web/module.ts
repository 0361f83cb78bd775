import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const executiveWeb: WebModule = {
  name: 'executive',
  screens,
  contributes: [
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'changes',
        column: 'wide',
        place: 5,
        groups: EXECUTIVES,
        unless: ['ADMIN'],
        load: () => import('./changes-card.tsx'),
      }),
    ),
  ],
};
