import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { PREPARERS } from './fields.ts';

export const accountImports = importCalls({ path: '/api/payroll/accounts/imports', access: PREPARERS, sections: ['payroll-accounts'] });
