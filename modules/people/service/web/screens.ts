import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/service_record',
    title: 'My service record',
    group: 'OTHERS',
    menu: { group: 'Me', order: 120, under: 'More' },
    load: () => import('./record/my-service-record-screen.tsx'),
  },
  {
    path: '/account/certificates',
    title: 'My certificates',
    group: 'OTHERS',
    menu: { group: 'Me', order: 130, under: 'More' },
    load: () => import('./certificates/my-certificates-screen.tsx'),
  },
  {
    path: '/personnels/{id}/service_record',
    title: 'Service record',
    group: 'PERSONNELS',
    load: () => import('./record/service-record-screen.tsx'),
  },
  {
    path: '/personnels/service_records',
    title: 'Print service records',
    group: 'PERSONNELS',
    action: 'Print service records',
    load: () => import('./print-many/print-records-screen.tsx'),
  },
  {
    path: '/personnels/import-outside-service',
    title: 'Import service elsewhere',
    group: 'PERSONNELS',
    reach: 'university',
    action: 'Import service at other agencies',
    load: () => import('./outside-import/import-outside-screen.tsx'),
  },
  {
    path: '/coe',
    title: 'Certificates of employment',
    group: 'COE',
    menu: { group: 'People', order: 30 },
    load: () => import('./certificates/certificates-screen.tsx'),
  },
  {
    path: '/personnels/coe',
    title: 'Certificates of employment',
    group: 'COE',
    load: () => import('./certificates/certificates-screen.tsx'),
  },
  {
    path: '/personnel_setting/clearance-offices',
    title: 'Clearance offices',
    group: 'GENERALSETTINGS',
    menu: { group: 'Settings', order: 60 },
    load: () => import('./clearance/clearance-offices-screen.tsx'),
  },
  { path: '/coe/{id}', title: 'Certificate of employment', group: 'COE', load: () => import('./certificates/certificate-screen.tsx') },
];
