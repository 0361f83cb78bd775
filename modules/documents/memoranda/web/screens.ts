import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/memorandum_circular',
    title: 'Circulars',
    group: 'DEFAULT',
    menu: { group: 'Top', order: 30 },
    offline: true,
    load: () => import('./circulars-screen.tsx'),
  },
  {
    path: '/memorandum_circular/new',
    title: 'Post a circular',
    group: 'GENERALSETTINGS',
    action: 'Post a circular',
    load: () => import('./post-circular-screen.tsx'),
  },
  { path: '/memorandum_circular/{id}', title: 'Circular', group: 'DEFAULT', load: () => import('./circular-screen.tsx') },
  {
    path: '/memorandum_circular/{id}/readers',
    title: 'Who has read it',
    group: 'GENERALSETTINGS',
    load: () => import('./readers-screen.tsx'),
  },
];
