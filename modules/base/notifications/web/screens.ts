import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/notifications',
    title: 'Notifications',
    group: 'OTHERS',
    applicants: {},
    offline: true,
    load: () => import('./notifications-screen.tsx'),
  },
];
