import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { formerPay, runKinds } from '@talaan/payroll/server/public.ts';
import { bonusRuns } from './bonuses/bonus-runs.ts';
import { lastPayRuns } from './last-pay/last-pay-runs.ts';
import { personalDataOfYear } from './personal-data.ts';
import { mountPayrollYear } from './routes.ts';
import { readFormerPay } from './tax-certificates/former.ts';
import { printedTaxCertificates } from './tax-certificates/print-tax-certificates.ts';
import { processing } from './processing.ts';

export const payrollYearModule: ServerModule = {
  name: 'payroll-year',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: { former_pay_is_of_a_person: { message: 'Pay of a former employer was entered of this person: they stay on record.' } },
  jobs: [printedTaxCertificates.job],
  processing,
  personalData: personalDataOfYear,
  demo: () => import('../demo/load-demo.ts'),
  contributes: [
    contribute(runKinds, { kind: 'BONUS', of: bonusRuns }),
    contribute(runKinds, { kind: 'LAST_PAY', of: lastPayRuns }),
    contribute(formerPay, readFormerPay),
  ],
  mount: mountPayrollYear,
};
