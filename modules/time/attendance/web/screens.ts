import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/dtr',
    title: 'Daily time record',
    group: 'OTHERS',
    menu: { group: 'Me', order: 10 },
    load: () => import('./days/dtr-screen.tsx'),
  },
  { path: '/account/dtr/{date}', title: 'Daily time record', group: 'OTHERS', load: () => import('./days/dtr-day-screen.tsx') },
  {
    path: '/edats/daily-attendance',
    title: 'Daily attendance',
    group: 'EDATSADMIN',
    readers: EXECUTIVES,
    menu: { group: 'Attendance', order: 10 },
    load: () => import('./daily/daily-attendance-screen.tsx'),
  },
  {
    path: '/edats/personnel/{personnelId}/{view?}',
    title: 'Personnel attendance',
    group: 'EDATSADMIN',
    load: () => import('./person/personnel-attendance-screen.tsx'),
  },
  {
    path: '/edats/personnel/{personnelId}/{view}/{id?}',
    title: 'Personnel attendance',
    group: 'EDATSADMIN',
    load: () => import('./person/personnel-attendance-screen.tsx'),
  },
  {
    path: '/edats/flag-ceremony',
    title: 'Absences from the flag ceremony',
    group: 'EDATSADMIN',
    readers: ['EDATSDEPTHEAD'],
    load: () => import('./daily/flag-ceremony-screen.tsx'),
  },
  {
    path: '/department/statistic',
    title: 'Department monitoring',
    group: 'EDATSDEPTHEAD',
    menu: { group: 'My office', order: 60 },
    load: () => import('./department/department-statistic-screen.tsx'),
  },
  {
    path: '/account/actualTimeLogs',
    title: 'Daily time log',
    group: 'OTHERS',
    menu: { group: 'Me', order: 132, under: 'More' },
    load: () => import('./punches/time-logs-screen.tsx'),
  },
  {
    path: '/edats/Attendance/addLogs',
    title: 'Add time logs',
    group: 'EDATSADMIN',
    action: 'Import a device file',
    load: () => import('./punches/add-logs-screen.tsx'),
  },
  {
    path: '/edats/work-schedules',
    title: 'Work schedules',
    group: 'EDATSADMIN',
    menu: { group: 'Attendance', order: 110, under: 'Set-up' },
    load: () => import('./schedules/schedules-screen.tsx'),
  },
  {
    path: '/edats/work-schedules/form',
    title: 'Work schedule form',
    group: 'EDATSADMIN',
    load: () => import('./schedules/schedule-form-screen.tsx'),
  },
  {
    path: '/edats/workSchedule/{id}',
    title: 'Personnel work schedule',
    group: 'EDATSADMIN',
    load: () => import('./schedules/person-schedule-screen.tsx'),
  },
  {
    path: '/edats/Add/workSchedule',
    title: 'Add work schedule',
    group: 'EDATSADMIN',
    action: 'Assign a work schedule',
    load: () => import('./schedules/assign-screen.tsx'),
  },
  {
    path: '/edats/management',
    title: 'Attendance management',
    group: 'EDATSADMIN',
    menu: { group: 'Attendance', order: 160, under: 'Set-up' },
    load: () => import('./settings/management-screen.tsx'),
  },
];
