import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/personnels/list',
    title: 'Personnel',
    group: 'PERSONNELS',
    menu: 'Personnel',
    load: () => import('./personnel-list-screen.tsx'),
  },
  { path: '/personnels/import', title: 'Import personnel', group: 'PERSONNELS', load: () => import('./import-screen.tsx') },
  { path: '/personnels/{id}', title: 'Personnel record', group: 'PERSONNELS', load: () => import('./personnel-screen.tsx') },
];
