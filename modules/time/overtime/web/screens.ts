import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/overtime',
    title: 'Overtime',
    group: 'OTHERS',
    menu: { group: 'Me', order: 50 },
    offline: true,
    load: () => import('./my-overtime-screen.tsx'),
  },
  {
    path: '/account/overtime/new',
    title: 'New overtime request',
    group: 'OTHERS',
    action: 'File overtime',
    offline: true,
    load: () => import('./file/new-overtime-screen.tsx'),
  },
  { path: '/account/overtime/form', title: 'Overtime form', group: 'OTHERS', load: () => import('./record/form-screen.tsx') },
  { path: '/account/overtime/{id}', title: 'Overtime request', group: 'OTHERS', load: () => import('./record/overtime-screen.tsx') },
  {
    path: '/department/edats/overtime',
    title: 'Overtime to act on',
    group: 'EDATSDEPTHEAD',
    menu: { group: 'My office', order: 40 },
    load: () => import('./department-overtime-screen.tsx'),
  },
  {
    path: '/department/edats/overtime/{id}',
    title: 'Overtime request',
    group: 'EDATSDEPTHEAD',
    readers: ['EDATSADMIN'],
    load: () => import('./record/overtime-screen.tsx'),
  },
  {
    path: '/edats/overtime',
    title: 'Overtime',
    group: 'EDATSADMIN',
    menu: { group: 'Attendance', order: 60 },
    load: () => import('./all-overtime-screen.tsx'),
  },
  {
    path: '/faculty/edats/overtime',
    title: 'Make-up class requests',
    group: 'EDATSOVPAA',
    menu: { group: 'Attendance', order: 70 },
    load: () => import('./makeup-classes-screen.tsx'),
  },
];
