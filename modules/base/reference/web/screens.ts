import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/personnel_setting/approval-request',
    title: 'Approval requests',
    group: 'GENERALSETTINGS',
    menu: { group: 'Settings', order: 130 },
    load: () => import('./approval-request-screen.tsx'),
  },
  {
    path: '/personnel_setting/personnel_status',
    title: 'Others',
    group: 'GENERALSETTINGS',
    menu: { group: 'Settings', order: 110 },
    load: () => import('./personnel-status-screen.tsx'),
  },
  {
    path: '/personnel_setting/places/import',
    title: 'Import: places',
    group: 'GENERALSETTINGS',
    reach: 'university',
    load: () => import('./places/import-places-screen.tsx'),
  },
];
