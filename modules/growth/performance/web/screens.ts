import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/performance',
    title: 'Performance',
    group: 'OTHERS',
    menu: { group: 'Me', order: 90 },
    load: () => import('./own/own-screen.tsx'),
  },
  {
    path: '/department/performance',
    title: 'Performance of my people',
    group: 'EDATSDEPTHEAD',
    readers: ['SPMISADMIN'],
    menu: { group: 'My office', order: 60 },
    load: () => import('./people/people-screen.tsx'),
  },
  {
    path: '/spmis/calibration',
    title: 'Calibration of ratings',
    group: 'SPMIS',
    reach: 'university',
    menu: { group: 'Development', order: 130, under: 'More' },
    load: () => import('./calibration/calibration-screen.tsx'),
  },
  {
    path: '/spmis/admin/settings',
    title: 'SPMIS settings',
    group: 'SPMISADMIN',
    reach: 'university',
    menu: { group: 'Settings', order: 330, under: 'More' },
    load: () => import('./settings/settings-screen.tsx'),
  },
  {
    path: '/spmis/admin/settings/import',
    title: 'Import earlier ratings',
    group: 'SPMISADMIN',
    reach: 'university',
    action: 'Import earlier ratings',
    load: () => import('./settings/import-ratings-screen.tsx'),
  },
];
