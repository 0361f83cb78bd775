import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/dashboard',
    title: 'Home',
    group: 'DASHBOARD',
    menu: { group: 'Top', order: 10 },
    offline: true,
    load: () => import('./dashboard-screen.tsx'),
  },
];
