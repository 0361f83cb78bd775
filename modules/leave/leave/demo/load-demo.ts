import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { loadApprovalRules } from './approval-rules.ts';
import { postEarnedMonths } from './earned-months.ts';
import { loadApplications } from './load-applications.ts';
import { bringForward } from './bring-forward.ts';
import { loadSchoolYears } from './school-years.ts';
import { putUnpaidOnRecord } from './unpaid.ts';
import { grantRights } from './yearly-rights.ts';

/** Leave of the demo university: a part a line, each in its own file. The credits come first, from which the applications are paid. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  await loadApprovalRules(making.client);
  await bringForward(making);
  await postEarnedMonths(making);
  await grantRights(making);
  await loadApplications(making);
  await putUnpaidOnRecord(making);
  await loadSchoolYears(making);
}
