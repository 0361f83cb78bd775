import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

const loadPart = () => import('./payments/request-part.tsx');

export const leavePaymentsWeb: WebModule = {
  name: 'leave-payments',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'monetization', load: loadPart }),
    contribute(requestParts, { kind: 'terminal-leave', load: loadPart }),
  ],
};
