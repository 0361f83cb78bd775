import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { loadApprovalRules } from './approval-rules.ts';
import { postEarnedMonths } from './earned-months.ts';
import { loadApplications } from './load-applications.ts';
import { closeMonths } from './closed-months.ts';
import { loadCreditCertificates } from './credit-certificates.ts';
import { loadForcedPlans } from './forced-plans.ts';
import { bringForward } from './opening-balances.ts';
import { loadOpeningPapers } from './opening-papers.ts';
import { loadPayments } from './payments.ts';
import { loadPayrollList } from './payroll-list.ts';
import { loadSchoolYears } from './school-years.ts';
import { loadServiceGrants } from './service-grants.ts';
import { putUnpaidOnRecord } from './unpaid.ts';
import { grantRights } from './yearly-rights.ts';

/** Leave of the demo university: a part a line, each in its own file. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  await loadApprovalRules(making.client);
  await bringForward(making);
  await postEarnedMonths(making);
  await grantRights(making);
  await loadApplications(making);
  await putUnpaidOnRecord(making);
  await loadSchoolYears(making);
  await closeMonths(making);
  await loadForcedPlans(making);
  await loadServiceGrants(making);
  await loadCreditCertificates(making);
  await loadOpeningPapers(making);
  await loadPayments(making);
  await loadPayrollList(making);
}
