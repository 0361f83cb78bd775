import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/time-log-appeals',
    title: 'Time-log appeals',
    group: 'OTHERS',
    menu: { group: 'Me', order: 135, under: 'More' },
    load: () => import('./list/my-appeals-screen.tsx'),
  },
  {
    path: '/account/time-log-appeals/new/{date}',
    title: 'New time-log appeal',
    group: 'OTHERS',
    load: () => import('./form/new-appeal-screen.tsx'),
  },
  { path: '/account/time-log-appeals/{id}', title: 'Time-log appeal', group: 'OTHERS', load: () => import('./appeal-screen.tsx') },
  {
    path: '/department/edats/time-log-appeals',
    title: 'Time-log appeals to act on',
    group: 'EDATSDEPTHEAD',
    readers: ['EDATSDEPTSETTING'],
    menu: { group: 'My office', order: 30 },
    load: () => import('./list/department-appeals-screen.tsx'),
  },
  {
    path: '/department/edats/time-log-appeals/{id}',
    title: 'Time-log appeal',
    group: 'EDATSDEPTHEAD',
    readers: ['EDATSADMIN', 'EDATSDEPTSETTING'],
    load: () => import('./appeal-screen.tsx'),
  },
  {
    path: '/edats/time-log-appeals',
    title: 'Time-log appeals',
    group: 'EDATSADMIN',
    menu: { group: 'Attendance', order: 30 },
    load: () => import('./list/hr-appeals-screen.tsx'),
  },
  {
    path: '/edats/time-log-appeals/outages',
    title: 'Outages of devices',
    group: 'EDATSADMIN',
    load: () => import('./outages/outages-screen.tsx'),
  },
  {
    path: '/edats/time-log-appeals/outages/new',
    title: 'Excuse an outage',
    group: 'EDATSADMIN',
    action: 'Excuse the outage of a device',
    load: () => import('./outages/excuse-outage-screen.tsx'),
  },
];
