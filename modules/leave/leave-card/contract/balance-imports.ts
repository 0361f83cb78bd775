import { importCalls } from '@talaan/imports/contract/import-calls.ts';

export const balanceImports = importCalls({
  path: '/api/leave/imports',
  access: ['EDATSADMIN'],
  sections: ['leave-balances', 'leave-cards'],
});
