import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/force-leave-schedule/{personnel_id}/{year}/{type_id}/{role}',
    title: 'Forced leave schedule',
    group: 'OTHERS',
    above: '/account/leave-Application',
    load: () => import('./forced-schedule-screen.tsx'),
  },
  {
    path: '/account/forced-leave-plans/{id}',
    title: 'Plan of forced leave',
    group: 'OTHERS',
    above: '/account/leave-Application',
    load: () => import('./forced-plan-screen.tsx'),
  },
  {
    path: '/HR/leaves/year-end',
    title: 'Year end',
    group: 'EDATSADMIN',
    menu: { group: 'Leave', order: 35 },
    action: 'End a year of leave',
    load: () => import('./year-end-screen.tsx'),
  },
  {
    path: '/edats/leave/reports/forced-leave',
    title: 'Forced leave compliance',
    group: 'EDATSADMIN',
    readers: ['EDATSDEPTHEAD'],
    load: () => import('./compliance-screen.tsx'),
  },
];
