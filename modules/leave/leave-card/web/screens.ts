import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/edats/leave/{id}/{type}/balance',
    title: 'Leave balance',
    group: 'EDATSADMIN',
    above: '/HR/leaves/leavesBalanceSummary',
    load: () => import('./balances/balance-screen.tsx'),
  },
  {
    path: '/edats/leave/{id}/{type}/{idno}/leaveRecord',
    title: 'Leave record',
    group: 'EDATSADMIN',
    readers: ['EDATSDEPTHEAD'],
    above: '/HR/leaves/leavesBalanceSummary',
    load: () => import('./card/leave-record-screen.tsx'),
  },
  {
    path: '/account/leave/{personnel_id}/{year}/{type_id}/{role}',
    title: 'Leave record',
    group: 'OTHERS',
    above: '/account/leave-Application',
    load: () => import('./card/own-record-screen.tsx'),
  },
  {
    path: '/account/leaves/{id}/{type}/{label}/summary',
    title: 'Leave summary',
    group: 'OTHERS',
    above: '/account/leave-Application',
    load: () => import('./summary/summary-screen.tsx'),
  },
  {
    path: '/HR/leaves/import/balances',
    title: 'Import opening balances of leave',
    group: 'EDATSADMIN',
    above: '/HR/leaves/submitted-leave',
    reach: 'university',
    action: 'Import opening balances of leave',
    load: () => import('./balance-import/import-balances-screen.tsx'),
  },
  {
    path: '/HR/leaves/import/cards',
    title: 'Import old leave cards',
    group: 'EDATSADMIN',
    above: '/HR/leaves/submitted-leave',
    reach: 'university',
    action: 'Import old leave cards',
    load: () => import('./balance-import/import-cards-screen.tsx'),
  },
  {
    path: '/HR/leaves/leavesBalanceSummary',
    title: 'Leave balance summary',
    group: 'EDATSADMIN',
    menu: { group: 'Leave', order: 20 },
    load: () => import('./balances/balances-screen.tsx'),
  },
  {
    path: '/edats/HR/leaves/leavesBalanceSummary',
    title: 'Leave balance summary',
    group: 'EDATSADMIN',
    load: () => import('./balances/balances-screen.tsx'),
  },
];
