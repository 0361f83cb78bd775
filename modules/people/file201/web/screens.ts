import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/file201',
    title: 'My 201 file',
    group: 'OTHERS',
    menu: { group: 'Me', order: 110, under: 'More' },
    load: () => import('./my-file-screen.tsx'),
  },
  {
    path: '/personnels/expiring',
    title: 'Expiring documents',
    group: 'PERSONNELS',
    menu: { group: 'People', order: 40 },
    load: () => import('./expiring-screen.tsx'),
  },
  {
    path: '/personnels/missing-papers',
    title: 'Papers missing from 201 files',
    group: 'PERSONNELS',
    load: () => import('./missing-screen.tsx'),
  },
  {
    path: '/personnels/import-papers',
    title: 'Import papers',
    group: 'PERSONNELS',
    reach: 'university',
    action: 'Import papers of 201 files',
    load: () => import('./paper-import/import-papers-screen.tsx'),
  },
  {
    path: '/personnel_setting/document-kinds',
    title: 'Kinds of 201 documents',
    group: 'PERSONNELS',
    menu: { group: 'Settings', order: 120 },
    load: () => import('./document-kinds-screen.tsx'),
  },
];
