import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { accountSections, section } from '@talaan/identity/web/account/sections.ts';
import { shellPart, shellParts } from '@talaan/kernel/web/shell-part.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const notificationsWeb: WebModule = {
  name: 'notifications',
  screens,
  contributes: [
    contribute(
      shellParts,
      shellPart('top bar', 20, () => import('./bell.tsx')),
    ),
    contribute(
      accountSections,
      section('notifications', 'Notifications', 60, () => import('./preferences-section.tsx')),
    ),
  ],
};
