import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/account/file201', title: 'My 201 file', group: 'OTHERS', menu: 'My work', load: () => import('./my-file-screen.tsx') },
  {
    path: '/personnels/expiring',
    title: 'Expiring documents',
    group: 'PERSONNELS',
    menu: 'Personnel',
    load: () => import('./expiring-screen.tsx'),
  },
  {
    path: '/personnel_setting/document-kinds',
    title: 'Kinds of 201 documents',
    group: 'PERSONNELS',
    menu: 'Settings',
    load: () => import('./document-kinds-screen.tsx'),
  },
];
