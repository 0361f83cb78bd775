import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { accountSections, section } from '@talaan/identity/web/account/sections.ts';
import { recordTab, recordTabs } from '@talaan/personnel/web/record/record-tab.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const privacyWeb: WebModule = {
  name: 'privacy',
  screens,
  contributes: [
    contribute(
      recordTabs,
      recordTab({
        under: 'privacy',
        name: 'held',
        label: 'Personal data export',
        place: 90,
        groups: ['PERSONNELS'],
        load: () => import('./personal-data-tab.tsx'),
      }),
    ),
    contribute(
      accountSections,
      section('held', 'My data', 90, () => import('./personal-data-section.tsx')),
    ),
  ],
};
