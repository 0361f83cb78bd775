import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const payrollDeductionsWeb: WebModule = { name: 'payroll-deductions', screens };
