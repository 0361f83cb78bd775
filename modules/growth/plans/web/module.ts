import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { FLOWS } from '../workflow.ts';
import { screens } from './screens.ts';

export const plansWeb: WebModule = {
  name: 'plans',
  screens,
  contributes: Object.values(FLOWS).map(({ kind }) => contribute(requestParts, { kind, load: () => import('./plans/request-part.tsx') })),
};
