import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestPart, requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const noticesWeb: WebModule = {
  name: 'notices',
  screens,
  contributes: [
    contribute(
      requestParts,
      requestPart('notice', () => import('./request-part.tsx')),
    ),
  ],
};
