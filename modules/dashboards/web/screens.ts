import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/dashboard', title: 'Dashboard', group: 'DASHBOARD', menu: 'Home', load: () => import('./dashboard-screen.tsx') },
];
