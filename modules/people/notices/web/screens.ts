import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/nosa',
    title: 'Salary adjustments (NOSA)',
    group: 'NOSINOSA',
    menu: { group: 'People', order: 80 },
    load: () => import('./nosa-screen.tsx'),
  },
  {
    path: '/nosi',
    title: 'Step increments (NOSI)',
    group: 'NOSINOSA',
    menu: { group: 'People', order: 90 },
    load: () => import('./nosi-screen.tsx'),
  },
  {
    path: '/account/notices',
    title: 'My notices',
    group: 'OTHERS',
    menu: { group: 'Me', order: 140, under: 'More' },
    load: () => import('./my-notices-screen.tsx'),
  },
];
