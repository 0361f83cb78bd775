import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const payrollYearWeb: WebModule = { name: 'payroll-year', screens };
