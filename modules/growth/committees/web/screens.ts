import type { Screen } from '@talaan/kernel/web/screen.ts';

/** A meeting is open to everybody: who keeps it, who chairs it and who sits there meet on it, and the calls ask who sees and does what. */
export const screens: Screen[] = [
  {
    path: '/lnd/committee-secretary/scholarship-committee-management',
    title: 'Scholarship committee',
    group: 'LDCOMSEC',
    reach: 'university',
    menu: { group: 'Development', order: 110, under: 'More' },
    load: () => import('./committees/scholarship-committee-screen.tsx'),
  },
  {
    path: '/lnd/manage/committee/members',
    title: 'Committee members',
    group: 'LDADMIN',
    readers: ['LDCOMSEC', 'LDDPCSEC', 'SPMISADMIN'],
    menu: { group: 'Development', order: 205, under: 'Set-up' },
    load: () => import('./committees/committees-screen.tsx'),
  },
  {
    path: '/lnd/manage/committee/members/{id}',
    title: 'Committee',
    group: 'LDADMIN',
    readers: ['LDCOMSEC', 'LDDPCSEC', 'SPMISADMIN'],
    load: () => import('./committees/committee-screen.tsx'),
  },
  {
    path: '/lnd/manage/committee/meetings',
    title: 'Committee meetings',
    group: 'LDADMIN',
    readers: ['LDCOMSEC', 'LDDPCSEC', 'SPMISADMIN'],
    menu: { group: 'Development', order: 64 },
    load: () => import('./meetings/meetings-screen.tsx'),
  },
  {
    path: '/lnd/manage/committee/meetings/{id}',
    title: 'Meeting',
    group: 'OTHERS',
    above: '/account/development',
    load: () => import('./meetings/meeting-screen.tsx'),
  },
  {
    path: '/account/development',
    title: 'My development',
    group: 'OTHERS',
    menu: { group: 'Me', order: 75 },
    load: () => import('./own/development-screen.tsx'),
  },
];
