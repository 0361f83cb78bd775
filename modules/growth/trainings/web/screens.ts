import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/lnd/recommendations',
    title: 'Training recommendations',
    group: 'LDHEAD',
    readers: ['LDADMIN', 'LDCOMSEC'],
    menu: { group: 'Development', order: 10 },
    action: 'Recommend people for a training',
    load: () => import('./nominations/recommendations-screen.tsx'),
  },
  {
    path: '/lnd/manage/admin/programs',
    title: 'Training programmes',
    group: 'LDADMIN',
    menu: { group: 'Development', order: 210, under: 'Set-up' },
    action: 'Add a training',
    load: () => import('./programmes/programs-screen.tsx'),
  },
  {
    path: '/lnd/manage/admin/providers',
    title: 'Training providers',
    group: 'LDADMIN',
    menu: { group: 'Development', order: 220, under: 'Set-up' },
    action: 'Add a training provider',
    load: () => import('./providers/providers-screen.tsx'),
  },
  {
    path: '/lnd/manage/admin/trainings',
    title: 'Training settings',
    group: 'LDADMIN',
    reach: 'university',
    menu: { group: 'Development', order: 230, under: 'Set-up' },
    load: () => import('./settings/settings-screen.tsx'),
  },
  {
    path: '/lnd/manage/admin/programs/sessions/{id}',
    title: 'Attendance',
    group: 'LDADMIN',
    load: () => import('./attendance/session-screen.tsx'),
  },
];
