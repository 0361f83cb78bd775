import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/covid/vaccination',
    title: 'Vaccination checklist',
    group: 'COVIDVACCINATION',
    menu: { group: 'Me', order: 95, under: 'More' },
    load: () => import('./own/own-screen.tsx'),
  },
  {
    path: '/covid/personnel',
    title: 'Vaccination by office',
    group: 'COVIDPERSONNEL',
    menu: { group: 'People', order: 70, under: 'More' },
    load: () => import('./people/people-screen.tsx'),
  },
  {
    path: '/covid/analytics',
    title: 'Vaccination analytics',
    group: 'COVIDANALYTICS',
    menu: { group: 'People', order: 71, under: 'More' },
    load: () => import('./analytics/analytics-screen.tsx'),
  },
  {
    path: '/covid/report',
    title: 'Vaccination report',
    group: 'COVIDREPORT',
    menu: { group: 'People', order: 72, under: 'More' },
    load: () => import('./report/report-screen.tsx'),
  },
  {
    path: '/covid/settings',
    title: 'Vaccination settings',
    group: 'COVIDSETTINGS',
    menu: { group: 'Settings', order: 335, under: 'More' },
    load: () => import('./settings/settings-screen.tsx'),
  },
];
