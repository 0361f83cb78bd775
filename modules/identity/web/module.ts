import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { shellPart, shellParts } from '@talaan/kernel/web/shell-part.ts';
import { accountSections, ownSections } from './account/sections.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const identityWeb: WebModule = {
  name: 'identity',
  screens,
  contributes: [
    contribute(
      shellParts,
      shellPart('banner', 10, () => import('./users/view-as-banner.tsx')),
    ),
    contribute(
      shellParts,
      shellPart('banner', 20, () => import('./maintenance/maintenance-banner.tsx')),
    ),
    contribute(
      shellParts,
      shellPart('overlay', 10, () => import('./sign-in-again-dialog.tsx')),
    ),
    ...ownSections.map((one) => contribute(accountSections, one)),
  ],
};
