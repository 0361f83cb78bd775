import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';

export const devicesWeb: WebModule = {
  name: 'devices',
  screens: [
    {
      path: '/edats/devices/user',
      title: 'Device users',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 150, under: 'Set-up' },
      load: () => import('./devices/device-users-screen.tsx'),
    },
    {
      path: '/edats/devices/add',
      title: 'Add device',
      group: 'EDATSADMIN',
      action: 'Add a device',
      load: () => import('./devices/add-device-screen.tsx'),
    },
  ],
  contributes: [
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'silent-devices',
        column: 'wide',
        place: 5,
        groups: ['EDATSADMIN'],
        load: () => import('./devices/silent-devices-card.tsx'),
      }),
    ),
  ],
};
