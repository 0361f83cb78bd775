import type { WebModule } from '@talaan/kernel/web/module.ts';

export const connectionsWeb: WebModule = {
  name: 'connections',
  screens: [
    {
      path: '/settings/admin/service-accounts',
      title: 'Service accounts',
      group: 'ADMIN',
      reach: 'university',
      menu: { group: 'Settings', order: 316, under: 'More' },
      load: () => import('./service-accounts/service-accounts-screen.tsx'),
    },
    {
      path: '/settings/admin/service-accounts/new',
      title: 'New service account',
      group: 'ADMIN',
      reach: 'university',
      load: () => import('./service-accounts/new-service-screen.tsx'),
    },
    {
      path: '/settings/admin/service-accounts/{id}',
      title: 'Service account',
      group: 'ADMIN',
      reach: 'university',
      load: () => import('./service-accounts/service-screen.tsx'),
    },
  ],
};
