import type { Screen } from '@talaan/kernel/web/screen.ts';
import { READERS } from '@talaan/payroll/contract/fields.ts';

const KEEPER = 'PAYROLL';

export const screens: Screen[] = [
  {
    path: '/payroll/bonuses',
    title: 'Bonuses',
    group: KEEPER,
    menu: { group: 'Payroll', order: 40 },
    load: () => import('./bonus-screen.tsx'),
  },
  {
    path: '/payroll/last-pay',
    title: 'Last pay',
    group: KEEPER,
    readers: READERS,
    menu: { group: 'Payroll', order: 45 },
    load: () => import('./last-pay-screen.tsx'),
  },
  {
    path: '/payroll/tax',
    title: 'Tax of the year',
    group: KEEPER,
    readers: READERS,
    menu: { group: 'Payroll', order: 50 },
    load: () => import('./tax-screen.tsx'),
  },
  {
    path: '/account/payroll/tax',
    title: 'Tax and certificates',
    group: 'OTHERS',
    menu: { group: 'Me', order: 158, under: 'More' },
    load: () => import('./own-tax-screen.tsx'),
  },
];
