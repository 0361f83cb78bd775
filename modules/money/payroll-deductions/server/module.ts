import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { loanSpreadsheets } from './loan-import/loan-spreadsheets.ts';
import { mountDeductions } from './routes.ts';

export const payrollDeductionsModule: ServerModule = {
  name: 'payroll-deductions',
  contributes: [contribute(spreadsheets, loanSpreadsheets)],
  mount: mountDeductions,
};
