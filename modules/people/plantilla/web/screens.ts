import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/plantilla/items',
    title: 'Plantilla items',
    group: 'PLANTILLA',
    readers: EXECUTIVES,
    menu: { group: 'Plantilla', order: 10 },
    load: () => import('./items/items-screen.tsx'),
  },
  {
    path: '/plantilla/items/import',
    title: 'Import plantilla items',
    group: 'PLANTILLA',
    reach: 'university',
    action: 'Import plantilla items',
    load: () => import('./item-import/import-items-screen.tsx'),
  },
  { path: '/plantilla/items/{id}', title: 'Plantilla item', group: 'PLANTILLA', load: () => import('./items/item-screen.tsx') },
  {
    path: '/plantilla/items/{id}/edit',
    title: 'Edit plantilla item',
    group: 'PLANTILLA',
    load: () => import('./items/edit-item-screen.tsx'),
  },
  {
    path: '/plantilla/new/personnel-item',
    title: 'New plantilla item',
    group: 'PLANTILLA',
    action: 'Add a plantilla item',
    load: () => import('./items/new-item-screen.tsx'),
  },
  {
    path: '/plantilla/personnels',
    title: 'Plantilla personnel',
    group: 'PLANTILLA',
    menu: { group: 'Plantilla', order: 20 },
    load: () => import('./personnels/personnels-screen.tsx'),
  },
  {
    path: '/plantilla/report',
    title: 'Plantilla report',
    group: 'PLANTILLA',
    menu: { group: 'Plantilla', order: 30 },
    load: () => import('./reports/report-screen.tsx'),
  },
  {
    path: '/plantilla/report/list-of-appointment-status-personnel',
    title: 'Personnel by appointment status',
    group: 'PLANTILLA',
    load: () => import('./reports/status-report-screen.tsx'),
  },
  {
    path: '/plantilla_setting/coverage',
    title: 'Plantilla coverage',
    group: 'PLANTILLA',
    menu: { group: 'Plantilla', order: 40 },
    load: () => import('./lists/coverage-screen.tsx'),
  },
  {
    path: '/plantilla_setting/level',
    title: 'Plantilla levels',
    group: 'PLANTILLA',
    menu: { group: 'Plantilla', order: 50 },
    load: () => import('./lists/level-screen.tsx'),
  },
];
