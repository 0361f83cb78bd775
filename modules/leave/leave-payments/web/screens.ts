import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/edats/leave/reports/liability',
    title: 'Leave liability',
    group: 'EDATSADMIN',
    readers: ['PAYROLLBUDGET'],
    load: () => import('./liability/liability-screen.tsx'),
  },
  {
    path: '/account/leave-monetization',
    title: 'Monetization and terminal leave',
    group: 'OTHERS',
    menu: { group: 'Me', order: 220, under: 'More' },
    load: () => import('./payments/my-payments-screen.tsx'),
  },
  {
    path: '/account/leave-payments/{id}',
    title: 'Monetization and terminal leave',
    group: 'OTHERS',
    above: '/account/leave-monetization',
    load: () => import('./payments/payment-screen.tsx'),
  },
  {
    path: '/account/withoutpay',
    title: 'Leave without pay',
    group: 'OTHERS',
    menu: { group: 'Me', order: 215, under: 'More' },
    load: () => import('./payroll/without-pay-screen.tsx'),
  },
  {
    path: '/HR/leaves/without-pay',
    title: 'Days without pay',
    group: 'EDATSADMIN',
    readers: ['PAYROLL', 'PAYROLLBUDGET'],
    menu: { group: 'Leave', order: 65 },
    load: () => import('./payroll/payroll-screen.tsx'),
  },
  {
    path: '/HR/leaves/payments',
    title: 'Monetization and terminal leave',
    group: 'EDATSADMIN',
    readers: ['PAYROLLBUDGET'],
    menu: { group: 'Leave', order: 60 },
    load: () => import('./payments/payments-screen.tsx'),
  },
  {
    path: '/HR/leaves/payments/new',
    title: 'Monetization for an employee',
    group: 'EDATSADMIN',
    load: () => import('./payments/new-payment-screen.tsx'),
  },
];
