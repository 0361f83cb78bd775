import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { recordCard, recordCards } from '@talaan/personnel/web/record/record-card.ts';
import { recordTab, recordTabs } from '@talaan/personnel/web/record/record-tab.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const serviceWeb: WebModule = {
  name: 'service',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'certificate', load: () => import('./certificates/request-part.tsx') }),
    contribute(
      recordCards,
      recordCard({ name: 'certificates', place: 30, groups: ['COE'], load: () => import('./certificates/open-card.tsx') }),
    ),
    contribute(
      recordTabs,
      recordTab({
        under: 'career',
        name: 'service-record',
        label: 'Service record',
        place: 50,
        groups: ['PERSONNELS'],
        load: () => import('./record/record-tab.tsx'),
      }),
    ),
  ],
};
