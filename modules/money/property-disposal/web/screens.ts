import type { Screen } from '@talaan/kernel/web/screen.ts';
import { READERS } from '@talaan/property/contract/fields.ts';

const KEEPER = 'PROPERTYCUSTODIAN';

/** Records are open to everybody: custodian, committee, who approves and who borrows meet there, and the calls ask who sees and does what. */
export const screens: Screen[] = [
  {
    path: '/property/disposals',
    title: 'Unserviceable property',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 80, under: 'More' },
    load: () => import('./reports/reports-screen.tsx'),
  },
  {
    path: '/property/disposals/new',
    title: 'New disposal report',
    group: KEEPER,
    action: 'List unserviceable property for disposal',
    load: () => import('./reports/new-report-screen.tsx'),
  },
  {
    path: '/property/disposals/{id}',
    title: 'Disposal report',
    group: 'OTHERS',
    above: '/property/inspections',
    load: () => import('./reports/report-screen.tsx'),
  },
  {
    path: '/property/disposals/{id}/inspection',
    title: 'Inspect property',
    group: 'OTHERS',
    above: '/property/inspections',
    load: () => import('./reports/inspection-screen.tsx'),
  },
  {
    path: '/property/inspections',
    title: 'Property to inspect',
    group: 'OTHERS',
    above: '/inbox',
    load: () => import('./reports/inspections-screen.tsx'),
  },
  {
    path: '/property/slips',
    title: 'Gate passes and loans',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 82, under: 'More' },
    load: () => import('./slips/slips-screen.tsx'),
  },
  {
    path: '/property/slips/new',
    title: 'New gate pass or loan',
    group: KEEPER,
    action: 'Make a gate pass or lend property',
    load: () => import('./slips/new-slip-screen.tsx'),
  },
  {
    path: '/property/slips/{id}',
    title: 'Gate pass or loan',
    group: 'OTHERS',
    above: '/my/mrs/requests',
    load: () => import('./slips/slip-screen.tsx'),
  },
];
