import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/edats/management/leave-types',
    title: 'Types of leave',
    group: 'EDATSADMIN',
    load: () => import('./types/types-screen.tsx'),
  },
  {
    path: '/account/force-leave-schedule/{personnel_id}/{year}/{type_id}/{role}',
    title: 'Forced leave schedule',
    group: 'OTHERS',
    load: () => import('./forced/forced-schedule-screen.tsx'),
  },
  {
    path: '/account/forced-leave-plans/{id}',
    title: 'Plan of forced leave',
    group: 'OTHERS',
    load: () => import('./forced/forced-plan-screen.tsx'),
  },
  {
    path: '/account/leave-Application',
    title: 'Leave application',
    group: 'OTHERS',
    menu: { group: 'Me', order: 20 },
    action: 'File leave',
    load: () => import('./applications/my-leave-screen.tsx'),
  },
  {
    path: '/department/edats/Leave',
    title: 'Leave to act on',
    group: 'EDATSDEPTHEAD',
    menu: { group: 'My office', order: 20 },
    load: () => import('./applications/department-leave-screen.tsx'),
  },
  {
    path: '/HR/leaves/submitted-leave',
    title: 'Submitted leave',
    group: 'EDATSADMIN',
    menu: { group: 'Leave', order: 10 },
    load: () => import('./applications/submitted-leave-screen.tsx'),
  },
  {
    path: '/edats/HR/leaves/submitted-leave',
    title: 'Submitted leave',
    group: 'EDATSADMIN',
    load: () => import('./applications/submitted-leave-screen.tsx'),
  },
  {
    path: '/edats/addLeaveAdmin/{id}',
    title: 'Add leave for an employee',
    group: 'EDATSADMIN',
    load: () => import('./applications/paper-form-screen.tsx'),
  },
  {
    path: '/edats/LeaveAdminForm/{id}/{label}/{lid}',
    title: 'Leave form',
    group: 'EDATSADMIN',
    load: () => import('./applications/admin-form-screen.tsx'),
  },
  {
    path: '/account/leave-monetization',
    title: 'Leave credits in money',
    group: 'OTHERS',
    menu: { group: 'Me', order: 220, under: 'More' },
    load: () => import('./payments/my-payments-screen.tsx'),
  },
  {
    path: '/account/leave-payments/{id}',
    title: 'Leave credits in money',
    group: 'OTHERS',
    load: () => import('./payments/payment-screen.tsx'),
  },
  {
    path: '/HR/leaves/payments',
    title: 'Leave credits in money',
    group: 'EDATSADMIN',
    readers: ['PAYROLLBUDGET'],
    menu: { group: 'Leave', order: 60 },
    load: () => import('./payments/payments-screen.tsx'),
  },
  {
    path: '/HR/leaves/payments/new',
    title: 'Leave credits in money for an employee',
    group: 'EDATSADMIN',
    load: () => import('./payments/new-payment-screen.tsx'),
  },
];
