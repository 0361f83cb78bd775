import type { WebModule } from '@talaan/kernel/web/module.ts';

export const disposalWeb: WebModule = {
  name: 'disposal',
  screens: [
    {
      path: '/dts/disposal',
      title: 'Disposal',
      group: 'DTS',
      reach: 'university',
      menu: { group: 'Documents', order: 112, under: 'Set-up' },
      load: () => import('./due-screen.tsx'),
    },
    {
      path: '/dts/disposals',
      title: 'Requests for disposal',
      group: 'DTS',
      reach: 'university',
      above: '/dts/disposal',
      load: () => import('./disposals-screen.tsx'),
    },
    {
      path: '/dts/disposals/{id}',
      title: 'Request for disposal',
      group: 'DTS',
      reach: 'university',
      load: () => import('./disposal-screen.tsx'),
    },
    {
      path: '/dts/disposals/{id}/papers',
      title: 'Papers of the request',
      group: 'DTS',
      reach: 'university',
      load: () => import('./disposal-papers-screen.tsx'),
    },
    {
      path: '/dts/archiving',
      title: 'Archiving',
      group: 'DTS',
      reach: 'university',
      menu: { group: 'Documents', order: 115, under: 'Set-up' },
      load: () => import('./archive/archiving-screen.tsx'),
    },
  ],
};
