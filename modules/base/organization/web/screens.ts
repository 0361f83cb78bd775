import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/department_setting/',
    title: 'Add OIC head',
    group: 'EDATSDEPTSETTING',
    menu: { group: 'My office', order: 80 },
    load: () => import('./acting-heads/acting-heads-screen.tsx'),
  },
  {
    path: '/department/header/setting',
    title: 'Department header',
    group: 'OFFICEHEADER',
    menu: { group: 'My office', order: 90 },
    load: () => import('./letterheads/letterheads-screen.tsx'),
  },
  {
    path: '/personnel_setting/campuses',
    title: 'University and campuses',
    group: 'GENERALSETTINGS',
    menu: { group: 'Settings', order: 40 },
    load: () => import('./campuses/campuses-screen.tsx'),
  },
  {
    path: '/personnel_setting/positions',
    title: 'Positions',
    group: 'GENERALSETTINGS',
    menu: { group: 'Settings', order: 20 },
    load: () => import('./positions/positions-screen.tsx'),
  },
  {
    path: '/personnel_setting/positions/new',
    title: 'Add position',
    group: 'GENERALSETTINGS',
    load: () => import('./positions/add-position-screen.tsx'),
  },
  {
    path: '/personnel_setting/positions/{id}',
    title: 'Edit position',
    group: 'GENERALSETTINGS',
    load: () => import('./positions/edit-position-screen.tsx'),
  },
  {
    path: '/personnel_setting/salary_grades',
    title: 'Salary grades',
    group: 'GENERALSETTINGS',
    menu: { group: 'Settings', order: 30 },
    load: () => import('./salary/salary-grades-screen.tsx'),
  },
  {
    path: '/personnel_setting/salary_grades/new',
    title: 'New salary table',
    group: 'GENERALSETTINGS',
    reach: 'university',
    load: () => import('./salary/new-salary-table-screen.tsx'),
  },
  {
    path: '/personnel_setting/departments',
    title: 'Departments',
    group: 'GENERALSETTINGS',
    menu: { group: 'Settings', order: 10 },
    load: () => import('./departments/departments-screen.tsx'),
  },
  {
    path: '/personnel_setting/departments/import',
    title: 'Import offices',
    group: 'GENERALSETTINGS',
    reach: 'university',
    action: 'Import offices',
    load: () => import('./office-import/import-offices-screen.tsx'),
  },
  {
    path: '/personnel_setting/departments/{id}/split-unit',
    title: 'Split a unit',
    group: 'GENERALSETTINGS',
    load: () => import('./split/split-screen.tsx'),
  },
];
