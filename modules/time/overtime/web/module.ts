import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

const load = () => import('./record/request-part.tsx');

export const overtimeWeb: WebModule = {
  name: 'overtime',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'overtime', load }),
    contribute(requestParts, { kind: 'overtime-pay', load }),
    contribute(requestParts, { kind: 'make-up-class', load: () => import('./makeup/makeup-part.tsx') }),
  ],
};
