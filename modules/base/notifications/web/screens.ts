import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/notifications', title: 'Notifications', group: 'OTHERS', applicants: {}, load: () => import('./notifications-screen.tsx') },
];
