import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { loadPayments } from './payments.ts';
import { loadPayrollList } from './payroll-list.ts';

/** Payments of credits, and days without pay listed for payroll. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  await loadPayments(making);
  await loadPayrollList(making);
}
