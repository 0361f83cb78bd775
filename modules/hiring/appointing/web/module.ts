import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { postLinks } from '@talaan/vacancies/web/post-links.ts';

export const appointingWeb: WebModule = {
  name: 'appointing',
  screens: [
    {
      path: '/rsp/appointments',
      title: 'Appointments',
      group: 'RAI',
      menu: { group: 'Recruitment', order: 60 },
      action: 'Prepare an appointment',
      load: () => import('./appointments-screen.tsx'),
    },
    {
      path: '/rsp/appointments/{id}',
      title: 'Appointment',
      group: 'RAI',
      readers: ['PERSONNELS'],
      load: () => import('./appointment-screen.tsx'),
    },
    {
      path: '/rsp/rai',
      title: 'Report on appointments issued',
      group: 'RAI',
      menu: { group: 'Recruitment', order: 70 },
      load: () => import('./rai/rai-screen.tsx'),
    },
  ],
  contributes: [
    contribute(postLinks, { key: 'appointments', label: 'Appointments', link: '/rsp/appointments?post={id}', group: 'RAI', place: 40 }),
  ],
};
