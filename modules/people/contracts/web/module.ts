import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const contractsWeb: WebModule = {
  name: 'contracts',
  screens,
  contributes: [contribute(requestParts, { kind: 'contract', load: () => import('./request-part.tsx') })],
};
