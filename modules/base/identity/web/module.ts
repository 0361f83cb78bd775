import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { setupStep, setupSteps } from '@talaan/kernel/web/setup-step.ts';
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
      shellPart('overlay', 10, () => import('./sign-in-again-dialog.tsx')),
    ),
    contribute(
      setupSteps,
      setupStep('account', 'Your account', 10, () => import('./setup/account-step.tsx')),
    ),
    ...ownSections.map((one) => contribute(accountSections, one)),
  ],
};
