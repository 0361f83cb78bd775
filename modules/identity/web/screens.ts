import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/login', title: 'Sign in', group: 'LOGIN', load: () => import('./login-screen.tsx') },
  { path: '/404', title: 'Page not found', group: '404', load: () => import('./not-found-screen.tsx') },
  { path: '/503', title: 'Under maintenance', group: 'DEFAULT', load: () => import('./maintenance-screen.tsx') },
];
