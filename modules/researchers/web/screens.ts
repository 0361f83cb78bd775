import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/personnel_setting/researchers',
    title: 'Researchers',
    group: 'GENERALSETTINGS',
    menu: 'Settings',
    load: () => import('./researchers-screen.tsx'),
  },
];
