import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/work-schedules',
    title: 'My work schedules',
    group: 'OTHERS',
    menu: { group: 'Me', order: 40 },
    load: () => import('./my-schedules-screen.tsx'),
  },
  {
    path: '/account/work-schedules/new',
    title: 'New work schedule',
    group: 'OTHERS',
    action: 'Ask for a work schedule',
    load: () => import('./new-request-screen.tsx'),
  },
  { path: '/account/work-schedules/{id}', title: 'Work schedule', group: 'OTHERS', load: () => import('./request-screen.tsx') },
  {
    path: '/department/edats/work-schedules',
    title: 'Work schedules to act on',
    group: 'EDATSDEPTHEAD',
    readers: ['EDATSDEPTSETTING'],
    menu: { group: 'My office', order: 40 },
    load: () => import('./department-requests-screen.tsx'),
  },
  {
    path: '/department/edats/work-schedules/{id}',
    title: 'Work schedule',
    group: 'EDATSDEPTHEAD',
    readers: ['EDATSADMIN', 'EDATSDEPTSETTING'],
    load: () => import('./request-screen.tsx'),
  },
  {
    path: '/edats/work-schedules/requests',
    title: 'Requests for work schedules',
    group: 'EDATSADMIN',
    load: () => import('./hr-requests-screen.tsx'),
  },
  {
    path: '/edats/work-schedules/rota',
    title: 'Rota',
    group: 'EDATSADMIN',
    readers: ['EDATSDEPTHEAD'],
    action: 'Plan a rota of shifts',
    menu: { group: 'My office', order: 45 },
    load: () => import('./rota/rota-screen.tsx'),
  },
];
