import { managementLinks } from '@talaan/attendance/web/settings/management-links.ts';
import { accountSections, staffSection } from '@talaan/identity/web/account/sections.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

const loadLeavePart = () => import('./applications/record/request-part.tsx');

export const leaveWeb: WebModule = {
  name: 'leave',
  screens,
  contributes: [
    contribute(askedLists, {
      place: 50,
      paths: ['/HR/leaves/submitted-leave', '/department/edats/Leave'],
      example: 'leave next month',
      load: () => import('./asked-words.ts'),
    }),
    contribute(requestParts, { kind: 'leave', load: loadLeavePart }),
    contribute(requestParts, { kind: 'leave-head-first', load: loadLeavePart }),
    contribute(
      accountSections,
      staffSection('leave-calendars', 'Calendars of leave', 65, () => import('./feeds/feeds-section.tsx')),
    ),
    contribute(managementLinks, { label: 'Types of leave', link: '/edats/management/leave-types' }),
  ],
};
