import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const forcedLeaveWeb: WebModule = {
  name: 'forced-leave',
  screens,
  contributes: [contribute(requestParts, { kind: 'forced-leave', load: () => import('./request-part.tsx') })],
};
