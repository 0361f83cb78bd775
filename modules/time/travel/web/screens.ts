import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/ob',
    title: 'Official business travel',
    group: 'OTHERS',
    menu: { group: 'Me', order: 40 },
    action: 'File official business travel',
    offline: true,
    load: () => import('./trips/my-trips-screen.tsx'),
  },
  {
    path: '/edats/obt',
    title: 'Official business travel',
    group: 'EDATSADMIN',
    menu: { group: 'Attendance', order: 50 },
    load: () => import('./trips/trips-screen.tsx'),
  },
];
