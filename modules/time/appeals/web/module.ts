import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const appealsWeb: WebModule = {
  name: 'appeals',
  screens,
  contributes: [contribute(requestParts, { kind: 'time-log-appeal', load: () => import('./request-part.tsx') })],
};
