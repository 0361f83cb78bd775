import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/edats/CTO',
    title: 'Compensatory time off',
    group: 'EDATSADMIN',
    menu: { group: 'Leave', order: 40 },
    load: () => import('./credits/cto-screen.tsx'),
  },
  {
    path: '/edats/CDO',
    title: 'Compensatory days off',
    group: 'EDATSADMIN',
    menu: { group: 'Leave', order: 50 },
    load: () => import('./credits/cdo-screen.tsx'),
  },
  {
    path: '/edats/ServiceCredits',
    title: 'Service credits',
    group: 'EDATSADMIN',
    menu: { group: 'Leave', order: 52 },
    load: () => import('./credits/service-credits-screen.tsx'),
  },
  {
    path: '/account/service-credits',
    title: 'My service credits',
    group: 'OTHERS',
    menu: { group: 'Me', order: 225, under: 'More' },
    load: () => import('./credits/my-service-credits-screen.tsx'),
  },
  {
    path: '/HR/leaves/vacation-pay',
    title: 'Vacation pay of teachers',
    group: 'EDATSADMIN',
    readers: ['PAYROLL', 'PAYROLLBUDGET'],
    menu: { group: 'Leave', order: 54 },
    load: () => import('./vacation/vacation-pay-screen.tsx'),
  },
  {
    path: '/account/vacation-pay',
    title: 'My vacation pay',
    group: 'OTHERS',
    menu: { group: 'Me', order: 226, under: 'More' },
    load: () => import('./vacation/my-vacation-pay-screen.tsx'),
  },
];
