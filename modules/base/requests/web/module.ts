import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { shellPart, shellParts } from '@talaan/kernel/web/shell-part.ts';
import { screens } from './screens.ts';

export const requestsWeb: WebModule = {
  name: 'requests',
  screens,
  contributes: [
    contribute(dashboardCards, dashboardCard({ name: 'inbox', column: 'head', place: 20, load: () => import('./inbox-line.tsx') })),
    contribute(
      shellParts,
      shellPart('top bar', 10, () => import('./inbox-badge.tsx')),
    ),
    contribute(
      shellParts,
      shellPart('banner', 30, () => import('./unsent/unsent-banner.tsx')),
    ),
  ],
};
