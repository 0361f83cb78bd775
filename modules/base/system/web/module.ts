import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import { setupStep, setupSteps } from '@talaan/kernel/web/setup-step.ts';
import { shellPart, shellParts } from '@talaan/kernel/web/shell-part.ts';

export const systemWeb: WebModule = {
  name: 'system',
  screens: [
    {
      path: '/settings/admin/mail',
      title: 'Mail',
      group: 'ADMIN',
      menu: { group: 'Settings', order: 310, under: 'More' },
      load: () => import('./mail/mail-screen.tsx'),
    },
    {
      path: '/settings/admin/jobs',
      title: 'Jobs',
      group: 'ADMIN',
      menu: { group: 'Settings', order: 315, under: 'More' },
      load: () => import('./jobs/jobs-screen.tsx'),
    },
    {
      path: '/settings/admin/condition',
      title: 'System status',
      group: 'ADMIN',
      reach: 'university',
      menu: { group: 'Settings', order: 300 },
      load: () => import('./condition/condition-screen.tsx'),
    },
    {
      path: '/settings/admin/maintenance',
      title: 'Maintenance',
      group: 'ADMIN',
      menu: { group: 'Settings', order: 320, under: 'More' },
      load: () => import('./maintenance/maintenance-switch-screen.tsx'),
    },
    { path: '/503', title: 'Under maintenance', group: 'DEFAULT', load: () => import('./maintenance/maintenance-screen.tsx') },
  ],
  contributes: [
    contribute(
      shellParts,
      shellPart('banner', 20, () => import('./maintenance/maintenance-banner.tsx')),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'roles', column: 'wide', place: 20, groups: ['ADMIN'], load: () => import('./cards/events-card.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'disk', column: 'narrow', place: 5, groups: ['ADMIN'], load: () => import('./cards/disk-card.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'audit', column: 'narrow', place: 6, groups: ['ADMIN'], load: () => import('./cards/audit-card.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'jobs', column: 'narrow', place: 10, groups: ['ADMIN'], load: () => import('./cards/failed-jobs-card.tsx') }),
    ),
    contribute(
      setupSteps,
      setupStep('mail', 'Mail', 50, () => import('./setup/mail-step.tsx')),
    ),
  ],
};
