import { managementLinks } from '@talaan/attendance/web/settings/management-links.ts';
import { accountSections, staffSection } from '@talaan/identity/web/account/sections.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { recordCard, recordCards } from '@talaan/personnel/web/record/record-card.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { filingParts } from './applications/file/filing-part.ts';
import { screens } from './screens.ts';

const loadPaymentPart = () => import('./payments/request-part.tsx');

const loadLeavePart = () => import('./applications/record/request-part.tsx');

export const leaveWeb: WebModule = {
  name: 'leave',
  screens,
  contributes: [
    contribute(
      dashboardCards,
      dashboardCard({ name: 'leave', column: 'narrow', place: 5, load: () => import('./balances/my-leave-card.tsx') }),
    ),
    contribute(
      recordCards,
      recordCard({ name: 'leave', place: 15, groups: ['EDATSADMIN'], load: () => import('./balances/leave-card.tsx') }),
    ),
    contribute(requestParts, { kind: 'leave', load: loadLeavePart }),
    contribute(requestParts, { kind: 'leave-head-first', load: loadLeavePart }),
    contribute(requestParts, { kind: 'forced-leave', load: () => import('./forced/request-part.tsx') }),
    contribute(requestParts, { kind: 'monetization', load: loadPaymentPart }),
    contribute(requestParts, { kind: 'terminal-leave', load: loadPaymentPart }),
    contribute(filingParts, { name: 'expected-credits', place: 10, load: () => import('./forecast/expected-credits.tsx') }),
    contribute(
      accountSections,
      staffSection('leave-calendars', 'Calendars of leave', 65, () => import('./feeds/feeds-section.tsx')),
    ),
    contribute(managementLinks, { label: 'Types of leave', link: '/edats/management/leave-types' }),
  ],
};
