import { importCalls } from '@talaan/imports/contract/import-calls.ts';

/** A spreadsheet may give any role, so that only those who look after roles bring one. */
export const userImports = importCalls({
  path: '/api/users/imports',
  access: ['ROLES'],
  sections: ['users'],
});
