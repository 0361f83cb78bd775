import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/profile',
    title: 'My personal data sheet',
    group: 'OTHERS',
    applicants: { order: 30 },
    menu: { group: 'Me', order: 100 },
    offline: true,
    load: () => import('./profile-screen.tsx'),
  },
  {
    path: '/pds/checking',
    title: 'PDS checking',
    group: 'PDS-CHECKING',
    menu: { group: 'People', order: 20 },
    load: () => import('./checking/queue-screen.tsx'),
  },
  {
    path: '/pds/checking/{personnel_id}',
    title: 'Check a data sheet',
    group: 'PDS-CHECKING',
    load: () => import('./checking/check-screen.tsx'),
  },
  {
    path: '/personnels/data_sheets',
    title: 'Print data sheets',
    group: 'PERSONNELS',
    action: 'Print data sheets',
    load: () => import('./print-many/print-sheets-screen.tsx'),
  },
  {
    path: '/account/profile/import',
    title: 'Upload an existing PDS',
    group: 'OTHERS',
    applicants: {},
    action: 'Upload an existing PDS',
    load: () => import('./import/my-import-screen.tsx'),
  },
  {
    path: '/personnels/{id}/data-sheet/import',
    title: 'Upload an existing PDS',
    group: 'PERSONNELS',
    load: () => import('./import/their-import-screen.tsx'),
  },
];
