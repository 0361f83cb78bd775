import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/personnels/list',
    title: 'Personnel',
    group: 'PERSONNELS',
    readers: EXECUTIVES,
    menu: { group: 'People', order: 10 },
    load: () => import('./personnel-list-screen.tsx'),
  },
  {
    path: '/personnels/import',
    title: 'Import personnel',
    group: 'PERSONNELS',
    reach: 'university',
    action: 'Import personnel',
    load: () => import('./import-screen.tsx'),
  },
  {
    path: '/personnels/import/{section}',
    title: 'Import a section',
    group: 'PERSONNELS',
    load: () => import('./section-import/section-import-screen.tsx'),
  },
  {
    path: '/personnels/new',
    title: 'New personnel',
    group: 'PERSONNELS',
    action: 'Add a person',
    load: () => import('./record/new-personnel-screen.tsx'),
  },
  {
    path: '/account/connectedoffice',
    title: 'Connected offices',
    group: 'OTHERS',
    menu: { group: 'Me', order: 210, under: 'More' },
    load: () => import('./record/connected-offices-screen.tsx'),
  },
  {
    path: '/personnels/{id}/reclassification-reappoint',
    title: 'Reclassification and reappointment',
    group: 'PERSONNELS',
    load: () => import('./moves/new-appointment-screen.tsx'),
  },
  {
    path: '/personnels/renewals',
    title: 'Renew appointments',
    group: 'PERSONNELS',
    action: 'Renew appointments',
    load: () => import('./moves/renewals-screen.tsx'),
  },
  {
    path: '/personnels/{id}',
    title: 'Personnel record',
    group: 'PERSONNELS',
    load: () => import('./record/personnel-record-screen.tsx'),
  },
];
