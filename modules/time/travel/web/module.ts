import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const travelWeb: WebModule = {
  name: 'travel',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'travel', load: () => import('./trips/request-part.tsx') }),
    contribute(requestParts, { kind: 'pass-slip', load: () => import('./slips/request-part.tsx') }),
  ],
};
