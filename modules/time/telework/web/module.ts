import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const teleworkWeb: WebModule = {
  name: 'telework',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'telework-order', load: () => import('./orders/request-part.tsx') }),
    contribute(requestParts, { kind: 'telework-report', load: () => import('./log/request-part.tsx') }),
  ],
};
