import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { REPORT_NAMES, REPORTS } from '../rules/reports.ts';

/** Heads and executives read the reports of those whom they reach (README of attendance-reports). */
const shared = { group: 'EDATSADMIN', readers: ['EDATSDEPTHEAD', ...EXECUTIVES] } as const;

export const screens: Screen[] = [
  {
    ...shared,
    path: '/edats/reports',
    title: 'Attendance and leave reports',
    menu: { group: 'Attendance', order: 90 },
    load: () => import('./reports-screen.tsx'),
  },
  ...REPORT_NAMES.map((name) => ({
    ...shared,
    path: `/edats/reports/${name}`,
    title: REPORTS[name].title,
    load: () => import('./report-screen.tsx'),
  })),
];
