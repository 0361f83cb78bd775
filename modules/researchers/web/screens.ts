import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/personnel_setting/researchers',
    title: 'Researchers',
    group: 'GENERALSETTINGS',
    menu: { group: 'People', order: 100 },
    load: () => import('./researchers-screen.tsx'),
  },
];
