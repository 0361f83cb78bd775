import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { shellPart, shellParts } from '@talaan/kernel/web/shell-part.ts';
import { screens } from './screens.ts';

export const requestsWeb: WebModule = {
  name: 'requests',
  screens,
  contributes: [
    contribute(
      shellParts,
      shellPart('top bar', 10, () => import('./inbox-badge.tsx')),
    ),
  ],
};
