import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { accountSections, staffSection } from '@talaan/identity/web/account/sections.ts';

export const facesWeb: WebModule = {
  name: 'faces',
  screens: [
    {
      path: '/edats/face/register',
      title: 'Face registration',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 156, under: 'Set-up' },
      load: () => import('./register/register-screen.tsx'),
    },
    {
      path: '/edats/face/recognize',
      title: 'Face recognition',
      group: 'EDATSADMIN',
      menu: { group: 'Attendance', order: 157, under: 'Set-up' },
      load: () => import('./recognize/recognize-screen.tsx'),
    },
  ],
  contributes: [
    contribute(
      accountSections,
      staffSection('face', 'Face', 60, () => import('./account/face-section.tsx')),
    ),
  ],
};
