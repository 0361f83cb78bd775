import type { Screen } from '@talaan/kernel/web/screen.ts';

const KEEPER = 'PAYROLLBUDGET';

export const screens: Screen[] = [
  {
    path: '/payroll/casual_fund_source',
    title: 'Casual fund source',
    group: KEEPER,
    menu: { group: 'Payroll', order: 40 },
    load: () => import('./sources-screen.tsx'),
  },
  {
    path: '/payroll/casual_fund_source/new',
    title: 'New fund source',
    group: KEEPER,
    reach: 'university',
    action: 'Set up a fund source',
    load: () => import('./form/new-source-screen.tsx'),
  },
  {
    path: '/payroll/casual_fund_source/unfunded',
    title: 'People without a fund source',
    group: KEEPER,
    load: () => import('./people/unfunded-screen.tsx'),
  },
  { path: '/payroll/casual_fund_source/{id}', title: 'Fund source', group: KEEPER, load: () => import('./source/source-screen.tsx') },
  {
    path: '/payroll/casual_fund_source/{id}/edit',
    title: 'Edit fund source',
    group: KEEPER,
    reach: 'university',
    load: () => import('./form/edit-source-screen.tsx'),
  },
  {
    path: '/payroll/casual_fund_source/{id}/people',
    title: 'People of a fund source',
    group: KEEPER,
    load: () => import('./people/people-screen.tsx'),
  },
  {
    path: '/payroll/casual_fund_source/{id}/ledger',
    title: 'Ledger of a fund source',
    group: KEEPER,
    load: () => import('./source/ledger-screen.tsx'),
  },
  {
    path: '/payroll/casual_fund_source/{id}/payment',
    title: 'Record a payment',
    group: KEEPER,
    reach: 'university',
    load: () => import('./people/payment-screen.tsx'),
  },
];
