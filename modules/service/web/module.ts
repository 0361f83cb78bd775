import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { recordTab, recordTabs } from '@talaan/personnel/web/record/record-tab.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const serviceWeb: WebModule = {
  name: 'service',
  screens,
  contributes: [
    contribute(
      recordTabs,
      recordTab({
        name: 'service-record',
        label: 'Service record',
        place: 50,
        groups: ['PERSONNELS'],
        load: () => import('./record/record-tab.tsx'),
      }),
    ),
  ],
};
