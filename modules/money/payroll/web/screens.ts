import type { Screen } from '@talaan/kernel/web/screen.ts';
import { FIGURE_READERS, READERS, SEATS } from '../contract/fields.ts';

const KEEPER = 'PAYROLL';

export const screens: Screen[] = [
  {
    path: '/account/payroll/payslip',
    title: 'Payslip',
    group: 'OTHERS',
    menu: { group: 'Me', order: 45 },
    load: () => import('./payslips/own-payslip-screen.tsx'),
  },
  {
    path: '/payroll/runs',
    title: 'Payroll runs',
    group: KEEPER,
    readers: SEATS,
    menu: { group: 'Payroll', order: 10 },
    load: () => import('./runs/runs-screen.tsx'),
  },
  {
    path: '/payroll/runs/new',
    title: 'New payroll run',
    group: KEEPER,
    action: 'Open a payroll run',
    load: () => import('./runs/new-run-screen.tsx'),
  },
  {
    path: '/payroll/runs/{id}',
    title: 'Payroll run',
    group: 'OTHERS',
    above: '/payroll/runs',
    load: () => import('./runs/run-screen.tsx'),
  },
  {
    path: '/payroll/runs/{id}/payslips',
    title: 'Payslips of a run',
    group: KEEPER,
    readers: SEATS,
    load: () => import('./payslips/payslips-screen.tsx'),
  },
  {
    path: '/payroll/runs/{id}/payslips/{person}',
    title: 'Payslip of a person',
    group: KEEPER,
    readers: SEATS,
    load: () => import('./payslips/payslip-screen.tsx'),
  },
  {
    path: '/payroll/figures',
    title: 'Rates and tables',
    group: KEEPER,
    readers: FIGURE_READERS,
    menu: { group: 'Payroll', order: 60 },
    load: () => import('./figures/figures-screen.tsx'),
  },
  {
    path: '/payroll/figures/{kind}',
    title: 'Rates of a kind',
    group: KEEPER,
    readers: FIGURE_READERS,
    load: () => import('./figures/figure-screen.tsx'),
  },
  {
    path: '/payroll/figures/{kind}/new',
    title: 'New figure',
    group: KEEPER,
    load: () => import('./figures/new-figure-screen.tsx'),
  },
  {
    path: '/payroll/people',
    title: 'Pay of people',
    group: KEEPER,
    readers: READERS,
    menu: { group: 'Payroll', order: 20 },
    load: () => import('./people/people-screen.tsx'),
  },
  {
    path: '/payroll/people/import',
    title: 'Import: bank accounts',
    group: KEEPER,
    reach: 'university',
    action: 'Import bank accounts',
    load: () => import('./people/import-screen.tsx'),
  },
  {
    path: '/payroll/people/{id}',
    title: 'Pay of a person',
    group: KEEPER,
    readers: READERS,
    load: () => import('./people/person-screen.tsx'),
  },
];
