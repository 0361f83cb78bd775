import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { deviceUserActions } from '@talaan/devices/web/devices/device-user-action.ts';
import { putPeopleOnDevices } from '../contract/commands.ts';

export const admsWeb: WebModule = {
  name: 'adms',
  screens: [
    {
      path: '/edats/devices',
      title: 'Devices',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 140, under: 'Set-up' },
      load: () => import('./devices-screen.tsx'),
    },
    { path: '/edats/devices/{id}/edit', title: 'Edit device', group: 'EDATSADMIN', load: () => import('./device-screen.tsx') },
  ],
  contributes: [
    contribute(deviceUserActions, {
      name: 'put-on-devices',
      label: 'Add to devices',
      of: { access: putPeopleOnDevices.access, reach: putPeopleOnDevices.reach },
      Dialog: openedLater(async () => (await import('./put-people-dialog.tsx')).PutUsersDialog),
    }),
  ],
};
