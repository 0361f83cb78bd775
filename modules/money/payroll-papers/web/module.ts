import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const payrollPapersWeb: WebModule = { name: 'payroll-papers', screens };
