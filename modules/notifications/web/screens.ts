import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/notifications', title: 'Notifications', group: 'OTHERS', load: () => import('./notifications-screen.tsx') },
];
