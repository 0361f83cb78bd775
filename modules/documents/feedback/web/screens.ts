import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/feedback/details',
    title: 'Feedback',
    group: 'FEEDBACKDETAILS',
    menu: { group: 'Me', order: 90, under: 'More' },
    load: () => import('./items/own-items-screen.tsx'),
  },
  {
    path: '/feedback/list',
    title: 'Feedback received',
    group: 'FEEDBACKLIST',
    menu: { group: 'Documents', order: 95, under: 'More' },
    load: () => import('./items/received-screen.tsx'),
  },
  {
    path: '/feedback/modules',
    title: 'Feedback modules',
    group: 'FEEDBACKMODULES',
    menu: { group: 'Documents', order: 125, under: 'Set-up' },
    load: () => import('./settings/modules-screen.tsx'),
  },
  { path: '/rate/{token}', title: 'Rate our service', group: 'DEFAULT', load: () => import('./rate/rate-screen.tsx') },
];
