import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import { setupStep, setupSteps } from '@talaan/kernel/web/setup-step.ts';
import { shellPart, shellParts } from '@talaan/kernel/web/shell-part.ts';
import { accountSections, ownSections } from './account/sections.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const identityWeb: WebModule = {
  name: 'identity',
  screens,
  contributes: [
    contribute(
      shellParts,
      shellPart('banner', 10, () => import('./users/view-as-banner.tsx')),
    ),
    contribute(
      shellParts,
      shellPart('banner', 20, () => import('./maintenance/maintenance-banner.tsx')),
    ),
    contribute(
      shellParts,
      shellPart('overlay', 10, () => import('./sign-in-again-dialog.tsx')),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'roles', column: 'wide', place: 20, groups: ['ADMIN'], load: () => import('./system/events-card.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'disk', column: 'narrow', place: 5, groups: ['ADMIN'], load: () => import('./system/disk-card.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'audit', column: 'narrow', place: 6, groups: ['ADMIN'], load: () => import('./system/audit-card.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'jobs', column: 'narrow', place: 10, groups: ['ADMIN'], load: () => import('./system/failed-jobs-card.tsx') }),
    ),
    contribute(
      setupSteps,
      setupStep('account', 'Your account', 10, () => import('./setup/account-step.tsx')),
    ),
    contribute(
      setupSteps,
      setupStep('mail', 'Mail', 50, () => import('./setup/mail-step.tsx')),
    ),
    ...ownSections.map((one) => contribute(accountSections, one)),
  ],
};
