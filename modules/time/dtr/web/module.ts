import { monthParts } from '@talaan/attendance/web/month-part.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';

export const dtrWeb: WebModule = {
  name: 'dtr',
  screens: [
    {
      path: '/clerk/dtr_list/',
      title: 'DTR submission',
      group: 'EDATSDEPTSETTING',
      readers: ['EDATSDEPTHEAD'],
      menu: { group: 'My office', order: 65 },
      load: () => import('./office-records-screen.tsx'),
    },
    {
      path: '/clerk/month',
      title: 'Month of the office',
      group: 'EDATSDEPTSETTING',
      readers: ['EDATSDEPTHEAD'],
      menu: { group: 'My office', order: 64 },
      load: () => import('./board/board-screen.tsx'),
    },
    {
      path: '/edats/dtr-submission',
      title: 'DTR submission',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 20 },
      load: () => import('./submission-screen.tsx'),
    },
  ],
  contributes: [
    contribute(requestParts, { kind: 'dtr', load: () => import('./request-part.tsx') }),
    contribute(requestParts, { kind: 'habit-notice', load: () => import('./notice-part.tsx') }),
    contribute(monthParts, { name: 'submission', place: 10, load: () => import('./own-records.tsx') }),
  ],
};
