import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import { DECIDERS, PREPARERS } from '../contract/fields.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const payrollWeb: WebModule = {
  name: 'payroll',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'payroll-run', load: () => import('./runs/run-part.tsx') }),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'payroll', column: 'narrow', place: 4, groups: PREPARERS, load: () => import('./home/desk-card.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'payroll-runs', column: 'narrow', place: 4, groups: DECIDERS, load: () => import('./home/runs-card.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'payslip', column: 'narrow', place: 7, load: () => import('./home/payslip-card.tsx') }),
    ),
  ],
};
