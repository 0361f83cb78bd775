import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { VACANCY_READERS } from '../contract/vacancies.ts';
import { screens } from './screens.ts';

export const plantillaWeb: WebModule = {
  name: 'plantilla',
  screens,
  contributes: [
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'vacancies',
        column: 'narrow',
        place: 15,
        groups: VACANCY_READERS,
        load: () => import('./home/vacancies-card.tsx'),
      }),
    ),
  ],
};
