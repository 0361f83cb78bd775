import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/nosa', title: 'Notices of salary adjustment', group: 'NOSINOSA', menu: 'Personnel', load: () => import('./nosa-screen.tsx') },
  { path: '/nosi', title: 'Notices of step increment', group: 'NOSINOSA', menu: 'Personnel', load: () => import('./nosi-screen.tsx') },
  { path: '/account/notices', title: 'My notices', group: 'OTHERS', menu: 'My work', load: () => import('./my-notices-screen.tsx') },
];
