import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/joborders/list',
    title: 'Job orders',
    group: 'JO',
    readers: EXECUTIVES,
    menu: { group: 'People', order: 50 },
    load: () => import('./contracts-screen.tsx'),
  },
  { path: '/personnels/joborders/list', title: 'Job orders', group: 'JO', load: () => import('./contracts-screen.tsx') },
  {
    path: '/joborders/funds',
    title: 'Contracts for funds',
    group: 'PAYROLLBUDGET',
    menu: { group: 'People', order: 60 },
    load: () => import('./funds-screen.tsx'),
  },
  {
    path: '/joborders/new',
    title: 'New contract',
    group: 'JO',
    action: 'Draft a contract',
    load: () => import('./new-contract-screen.tsx'),
  },
  { path: '/joborders/renew', title: 'Renew contracts', group: 'JO', load: () => import('./renew-contracts-screen.tsx') },
  { path: '/joborders/{id}', title: 'Contract', group: 'JO', load: () => import('./contract-screen.tsx') },
  { path: '/joborders/{id}/edit', title: 'Edit contract', group: 'JO', load: () => import('./edit-contract-screen.tsx') },
];
