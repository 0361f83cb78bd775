import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import { recordTab, recordTabs } from '@talaan/personnel/web/record/record-tab.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const pdsWeb: WebModule = {
  name: 'pds',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'data-sheet', load: () => import('./checking/request-part.tsx') }),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'data-sheet',
        column: 'narrow',
        place: 5,
        unless: [...EXECUTIVES, 'PERSONNELS', 'ADMIN'],
        load: () => import('./home/sheet-card.tsx'),
      }),
    ),
    contribute(
      recordTabs,
      recordTab({
        under: 'data-sheet',
        name: 'data-sheet',
        label: 'Data sheet',
        place: 40,
        groups: ['PDS', 'PERSONNELS', 'PDS-CHECKING'],
        load: () => import('./sheet-tab.tsx'),
      }),
    ),
  ],
};
