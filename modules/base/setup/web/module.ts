import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';

export const setupWeb: WebModule = {
  name: 'setup',
  screens: [
    { path: '/setup', title: 'Set-up', group: 'LOGIN', load: () => import('./setup-screen.tsx') },
    {
      path: '/setup/next',
      title: 'Set-up checklist',
      group: 'ADMIN',
      reach: 'university',
      menu: { group: 'Settings', order: 5, whileSettingUp: true },
      load: () => import('./setup-checklist-screen.tsx'),
    },
    {
      path: '/setup/{step}',
      title: 'Step of the set-up',
      group: 'ADMIN',
      reach: 'university',
      load: () => import('./setup-step-screen.tsx'),
    },
  ],
  contributes: [
    contribute(
      dashboardCards,
      dashboardCard({ name: 'setup', column: 'head', place: 5, groups: ['ADMIN'], load: () => import('./setup-card.tsx') }),
    ),
  ],
};
