import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { loadApprovalRules } from './approval-rules.ts';
import { loadApplications } from './load-applications.ts';
import { closeMonths } from './closed-months.ts';
import { loadCreditCertificates } from './credit-certificates.ts';
import { loadForcedPlans } from './forced-plans.ts';
import { bringForward } from './opening-balances.ts';
import { loadPayments } from './payments.ts';
import { loadSchoolYears } from './school-years.ts';
import { loadServiceGrants } from './service-grants.ts';
import { loadUnpaid } from './unpaid.ts';
import { grantRights } from './yearly-rights.ts';

/** Leave of the demo university: a part a line, each in its own file. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  await loadApprovalRules(making.client);
  await bringForward(making);
  await closeMonths(making);
  await grantRights(making);
  await loadPayments(making);
  await loadApplications(making);
  await loadUnpaid(making);
  await loadServiceGrants(making);
  await loadSchoolYears(making);
  await loadForcedPlans(making);
  await loadCreditCertificates(making);
}
