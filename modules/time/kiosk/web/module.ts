import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { deviceParts } from '@talaan/devices/web/devices/device-part.ts';

export const kioskWeb: WebModule = {
  name: 'kiosk',
  screens: [
    { path: '/androidLogs', title: 'Attendance kiosk', group: 'DEFAULT', load: () => import('./tablet/kiosk-screen.tsx') },
    {
      path: '/edats/kiosk/review',
      title: 'Kiosk punches',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 75 },
      load: () => import('./review/review-screen.tsx'),
    },
    {
      path: '/edats/kiosk/cards',
      title: 'Employee cards',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 155, under: 'Set-up' },
      action: 'Print employee cards',
      load: () => import('./cards/cards-screen.tsx'),
    },
  ],
  contributes: [
    contribute(deviceParts, {
      name: 'tablet',
      label: 'Tablet',
      mode: 'android',
      Part: shownLater(async () => (await import('./devices/tablet-part.tsx')).TabletPart),
    }),
  ],
};
