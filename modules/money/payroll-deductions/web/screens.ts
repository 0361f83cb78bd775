import type { Screen } from '@talaan/kernel/web/screen.ts';
import { REMITTERS } from '../contract/fields.ts';

const KEEPER = 'PAYROLL';
const AUDITORS = ['PAYROLLAUDIT'] as const;

export const screens: Screen[] = [
  {
    path: '/account/payroll/loans',
    title: 'My loans and deductions',
    group: 'OTHERS',
    menu: { group: 'Me', order: 157, under: 'More' },
    load: () => import('./own/own-loans-screen.tsx'),
  },
  {
    path: '/payroll/deductions',
    title: 'Deductions and loans',
    group: KEEPER,
    readers: AUDITORS,
    menu: { group: 'Payroll', order: 20 },
    load: () => import('./deductions/deductions-screen.tsx'),
  },
  {
    path: '/payroll/deductions/new',
    title: 'New deduction',
    group: KEEPER,
    action: 'Enter a deduction or loan',
    load: () => import('./deductions/new-deduction-screen.tsx'),
  },
  {
    path: '/payroll/deductions/import',
    title: 'Import: deductions and loans',
    group: KEEPER,
    reach: 'university',
    action: 'Import the list of a lender',
    load: () => import('./deductions/import-screen.tsx'),
  },
  {
    path: '/payroll/deductions/{id}',
    title: 'Deduction',
    group: KEEPER,
    readers: AUDITORS,
    load: () => import('./deductions/deduction-screen.tsx'),
  },
  {
    path: '/payroll/lenders',
    title: 'Lists for lenders',
    group: KEEPER,
    readers: REMITTERS,
    menu: { group: 'Payroll', order: 30 },
    load: () => import('./lenders/lenders-screen.tsx'),
  },
  {
    path: '/payroll/lenders/{id}',
    title: 'List for a lender',
    group: KEEPER,
    readers: REMITTERS,
    load: () => import('./lenders/lender-screen.tsx'),
  },
  {
    path: '/payroll/items',
    title: 'Pay items',
    group: KEEPER,
    readers: AUDITORS,
    menu: { group: 'Payroll', order: 90, under: 'Set-up' },
    load: () => import('./items/items-screen.tsx'),
  },
];
