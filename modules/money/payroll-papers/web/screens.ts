import type { Screen } from '@talaan/kernel/web/screen.ts';
import { SEATS } from '@talaan/payroll/contract/fields.ts';
import { REMITTERS } from '../contract/kinds.ts';

const KEEPER = 'PAYROLL';

export const screens: Screen[] = [
  {
    path: '/payroll/runs/{id}/papers',
    title: 'Papers of a payroll',
    group: KEEPER,
    readers: SEATS,
    load: () => import('./run-papers-screen.tsx'),
  },
  {
    path: '/payroll/remittances',
    title: 'Remittances',
    group: KEEPER,
    readers: REMITTERS,
    menu: { group: 'Payroll', order: 30 },
    load: () => import('./remittances-screen.tsx'),
  },
];
