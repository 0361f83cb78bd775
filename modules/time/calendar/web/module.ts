import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { setupStep, setupSteps } from '@talaan/kernel/web/setup-step.ts';

export const calendarWeb: WebModule = {
  name: 'calendar',
  screens: [
    {
      path: '/edats/holidays',
      title: 'Holidays',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 120, under: 'Set-up' },
      load: () => import('./holidays/holidays-screen.tsx'),
    },
    {
      path: '/edats/holidays/add',
      title: 'Add holiday',
      group: 'EDATSADMIN',
      action: 'Add a holiday',
      load: () => import('./holidays/add-holiday-screen.tsx'),
    },
    {
      path: '/edats/holidays/{id}/edit',
      title: 'Edit holiday',
      group: 'EDATSADMIN',
      load: () => import('./holidays/edit-holiday-screen.tsx'),
    },
    {
      path: '/edats/suspension',
      title: 'Suspensions of work',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 130, under: 'Set-up' },
      load: () => import('./suspensions/suspensions-screen.tsx'),
    },
    {
      path: '/edats/suspension/{cid}/add',
      title: 'Add suspension',
      group: 'EDATSADMIN',
      load: () => import('./suspensions/add-suspension-screen.tsx'),
    },
    {
      path: '/edats/suspension/{id}/{cid}/edit',
      title: 'Edit suspension',
      group: 'EDATSADMIN',
      load: () => import('./suspensions/edit-suspension-screen.tsx'),
    },
  ],
  contributes: [
    contribute(
      setupSteps,
      setupStep('holidays', 'Holidays', 60, () => import('./holidays/holidays-step.tsx')),
    ),
  ],
};
