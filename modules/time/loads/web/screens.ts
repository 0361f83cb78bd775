import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/manage/dtr',
    title: 'Faculty DTR',
    group: 'EDATSDTRFACULTY',
    menu: { group: 'Me', order: 15 },
    load: () => import('./dtr/faculty-dtr-screen.tsx'),
  },
  {
    path: '/edats/management/loads',
    title: 'Faculty loads',
    group: 'EDATSADMIN',
    readers: ['EDATSDEPTHEAD', 'EDATSOVPAA'],
    load: () => import('./loads/loads-screen.tsx'),
  },
  {
    path: '/edats/management/loads/import',
    title: 'Import faculty loads',
    group: 'EDATSADMIN',
    reach: 'university',
    action: 'Import faculty loads',
    load: () => import('./loads/import-loads-screen.tsx'),
  },
  {
    path: '/edats/management/loads/{id}',
    title: 'Faculty DTR of a teacher',
    group: 'EDATSADMIN',
    readers: ['EDATSDEPTHEAD', 'EDATSOVPAA'],
    load: () => import('./dtr/teacher-dtr-screen.tsx'),
  },
];
