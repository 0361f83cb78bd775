import type { WebModule } from '@talaan/kernel/web/module.ts';

export const openTablesWeb: WebModule = {
  name: 'open-tables',
  screens: [
    {
      path: '/executivedashboard/open-tables',
      title: 'Open tables',
      group: 'VPPD',
      readers: ['EXECUTIVEDASHBOARD'],
      action: 'Download the open tables',
      load: () => import('./open-tables-screen.tsx'),
    },
  ],
};
