import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  {
    path: '/account/force-leave-schedule/{personnel_id}/{year}/{type_id}/{role}',
    title: 'Forced leave schedule',
    group: 'OTHERS',
    load: () => import('./forced/forced-schedule-screen.tsx'),
  },
  {
    path: '/account/forced-leave-plans/{id}',
    title: 'Plan of forced leave',
    group: 'OTHERS',
    load: () => import('./forced/forced-plan-screen.tsx'),
  },
];
