import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/inbox',
    title: 'Inbox',
    group: 'DASHBOARD',
    menu: { group: 'Top', order: 20 },
    offline: true,
    load: () => import('./inbox/inbox-screen.tsx'),
  },
  {
    path: '/account/unsent',
    title: 'Filed offline',
    group: 'OTHERS',
    above: '/inbox',
    offline: true,
    load: () => import('./unsent/unsent-screen.tsx'),
  },
  {
    path: '/personnel_setting/approval-rules',
    title: 'Approval rules',
    group: 'GENERALSETTINGS',
    menu: { group: 'Settings', order: 50 },
    load: () => import('./settings/approval-rules-screen.tsx'),
  },
];
