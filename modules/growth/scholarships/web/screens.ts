import type { Screen } from '@talaan/kernel/web/screen.ts';

/** A scholarship is open to everybody: scholar, head, committee, authority and L&D meet on it, and the calls ask who sees and does what. */
export const screens: Screen[] = [
  {
    path: '/lnd/committee-secretary/dashboard',
    title: 'Committee dashboard',
    group: 'LDCOMSEC',
    readers: ['LDADMIN'],
    menu: { group: 'Development', order: 60 },
    load: () => import('./lists/dashboard-screen.tsx'),
  },
  {
    path: '/lnd/committee-secretary/reports',
    title: 'Committee reports',
    group: 'LDCOMSEC',
    readers: ['LDADMIN'],
    menu: { group: 'Development', order: 120, under: 'More' },
    load: () => import('./lists/reports-screen.tsx'),
  },
  {
    path: '/lnd/department-personnel-committee',
    title: 'Department personnel committee',
    group: 'LDDPCSEC',
    menu: { group: 'Development', order: 55 },
    load: () => import('./lists/department-screen.tsx'),
  },
  {
    path: '/lnd/manage/admin/scholarships',
    title: 'Scholarship settings',
    group: 'LDADMIN',
    reach: 'university',
    menu: { group: 'Development', order: 240, under: 'Set-up' },
    load: () => import('./settings/settings-screen.tsx'),
  },
  {
    path: '/lnd/scholarships/{id}',
    title: 'Scholarship',
    group: 'OTHERS',
    above: [
      '/lnd/committee-secretary/dashboard',
      '/lnd/department-personnel-committee',
      '/lnd/committee-secretary/reports',
      '/account/development',
    ],
    load: () => import('./record/scholarship-screen.tsx'),
  },
  {
    path: '/account/development/application',
    title: 'Apply for a scholarship',
    group: 'OTHERS',
    action: 'Apply for a scholarship',
    load: () => import('./apply/apply-screen.tsx'),
  },
];
