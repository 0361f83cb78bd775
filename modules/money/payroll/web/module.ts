import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const payrollWeb: WebModule = {
  name: 'payroll',
  screens,
  contributes: [contribute(requestParts, { kind: 'payroll-run', load: () => import('./runs/run-part.tsx') })],
};
