import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { fundParts, type FundFieldProps } from '@talaan/personnel/web/fund-part.ts';
import { KEEPERS } from '../contract/fields.ts';
import { screens } from './screens.ts';

export const fundSourcesWeb: WebModule = {
  name: 'fund-sources',
  screens,
  contributes: [
    contribute(fundParts, { Field: shownLater<FundFieldProps>(async () => (await import('./fund-choice.tsx')).FundChoiceField) }),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'fund-sources', column: 'wide', place: 8, groups: KEEPERS, load: () => import('./home-card.tsx') }),
    ),
  ],
};
