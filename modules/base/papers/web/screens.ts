import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/verify/{code?}', title: 'Verify a paper', group: 'DEFAULT', load: () => import('./verify-screen.tsx') },
];
