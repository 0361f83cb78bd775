import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { recordCard, recordCards } from '@talaan/personnel/web/record/record-card.ts';
import { recordTab, recordTabs } from '@talaan/personnel/web/record/record-tab.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const file201Web: WebModule = {
  name: 'file201',
  screens,
  contributes: [
    contribute(recordCards, recordCard({ name: 'papers', place: 20, groups: ['PERSONNELS'], load: () => import('./papers-card.tsx') })),
    contribute(
      recordTabs,
      recordTab({
        under: 'documents',
        name: 'file201',
        label: '201 file',
        place: 60,
        groups: ['PERSONNELS'],
        load: () => import('./file201-tab.tsx'),
      }),
    ),
  ],
};
