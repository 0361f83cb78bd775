import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/privacy/register',
    title: 'Register of processing',
    group: 'PRIVACY',
    menu: { group: 'Settings', order: 400, under: 'More' },
    load: () => import('./register/register-screen.tsx'),
  },
  {
    path: '/privacy/notices',
    title: 'Privacy notices',
    group: 'PRIVACY',
    menu: { group: 'Settings', order: 402, under: 'More' },
    action: 'Publish a privacy notice',
    load: () => import('./notices/notices-screen.tsx'),
  },
  { path: '/privacy-notice', title: 'Privacy notice', group: 'DEFAULT', applicants: {}, load: () => import('./notices/notice-screen.tsx') },
  {
    path: '/privacy/requests',
    title: 'Requests of data subjects',
    group: 'PRIVACY',
    menu: { group: 'Settings', order: 405, under: 'More' },
    action: 'Answer a request of a data subject',
    load: () => import('./subject-requests/requests-screen.tsx'),
  },
  {
    path: '/privacy/breaches',
    title: 'Breaches of personal data',
    group: 'PRIVACY',
    menu: { group: 'Settings', order: 410, under: 'More' },
    load: () => import('./breaches/breaches-screen.tsx'),
  },
  {
    path: '/privacy/retention',
    title: 'Retention',
    group: 'PRIVACY',
    menu: { group: 'Settings', order: 420, under: 'More' },
    load: () => import('./retention/retention-screen.tsx'),
  },
  {
    path: '/privacy/holds',
    title: 'Legal holds',
    group: 'PRIVACY',
    menu: { group: 'Settings', order: 430, under: 'More' },
    load: () => import('./holds/holds-screen.tsx'),
  },
];
