import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/personnel_setting/approval-request',
    title: 'Approval requests',
    group: 'GENERALSETTINGS',
    menu: 'Settings',
    load: () => import('./approval-request-screen.tsx'),
  },
  {
    path: '/personnel_setting/personnel_status',
    title: 'Others',
    group: 'GENERALSETTINGS',
    menu: 'Settings',
    load: () => import('./personnel-status-screen.tsx'),
  },
];
