import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { sealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { computeRunJob } from './compute/compute-run.ts';
import { constraints } from './constraints.ts';
import { personalDataOfPayroll } from './personal-data.ts';
import { accountSpreadsheets } from './people-import/account-spreadsheets.ts';
import { sealedAccounts } from './people/seal-accounts.ts';
import { loadReference } from './reference.ts';
import { mountPayroll } from './routes.ts';
import { notifyOwnersJob } from './runs/notify-owners-job.ts';
import { lowNetPay } from './figures/low-net-pay.ts';
import { payrollMonth } from './figures/payroll-month.ts';
import { processing } from './processing.ts';

export const payrollModule: ServerModule = {
  name: 'payroll',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints,
  jobs: [computeRunJob, notifyOwnersJob],
  contributes: [
    contribute(executiveFigures, lowNetPay),
    contribute(executiveFigures, payrollMonth),
    contribute(sealedThings, sealedAccounts),
    contribute(spreadsheets, accountSpreadsheets),
  ],
  processing,
  personalData: personalDataOfPayroll,
  demo: () => import('../demo/load-demo.ts'),
  mount: mountPayroll,
};
