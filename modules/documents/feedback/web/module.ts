import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { shellPart, shellParts } from '@talaan/kernel/web/shell-part.ts';
import { screens } from './screens.ts';

export const feedbackWeb: WebModule = {
  name: 'feedback',
  screens,
  contributes: [
    contribute(
      shellParts,
      shellPart('avatar menu', 10, () => import('./tell/tell-us-entry.tsx')),
    ),
    contribute(
      shellParts,
      shellPart('overlay', 40, () => import('./tell/tell-us-overlay.tsx')),
    ),
  ],
};
