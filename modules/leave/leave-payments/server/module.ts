import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountLiability } from './liability/routes.ts';
import { personalDataOfPayments } from './payments/personal-data.ts';
import { mountPayments } from './payments/routes.ts';
import { notifyLongAbsencesJob } from './payroll/long-absence-job.ts';
import { personalDataOfUnpaid } from './payroll/personal-data.ts';
import { mountUnpaid } from './payroll/routes.ts';
import { leaveLiability } from './figures/leave-liability.ts';
import { daysWithoutPay } from './figures/days-without-pay.ts';
import { leavePayments } from './figures/leave-payments.ts';
import { processing } from './processing.ts';

export const leavePaymentsModule: ServerModule = {
  name: 'leave-payments',
  tables: [new URL('./payments/tables.sql', import.meta.url), new URL('./payroll/tables.sql', import.meta.url)],
  constraints: {
    terminal_leave_is_claimed_once: { field: 'personnel_id', message: 'Terminal leave after this separation is claimed already.' },
    ten_to_thirty_days_are_monetized: { field: 'thousandths', message: 'From 10 to 30 days of vacation leave are monetized.' },
    half_of_the_credits_has_its_reason: { field: 'reason', message: 'Enter the reason for half of the credits and more.' },
  },
  jobs: [notifyLongAbsencesJob],
  processing,
  personalData: [...personalDataOfPayments, ...personalDataOfUnpaid],
  demo: () => import('../demo/load-demo.ts'),
  contributes: [
    contribute(executiveFigures, daysWithoutPay),
    contribute(executiveFigures, leavePayments),
    contribute(executiveFigures, leaveLiability),
  ],
  mount: (server) => {
    mountPayments(server);
    mountUnpaid(server);
    mountLiability(server);
  },
};
