import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

const load = () => import('./form/form-part.tsx');

export const performanceWeb: WebModule = {
  name: 'performance',
  screens,
  contributes: ['ipcr', 'dpcr', 'opcr'].map((kind) => contribute(requestParts, { kind, load })),
};
