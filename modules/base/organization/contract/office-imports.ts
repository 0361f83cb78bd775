import { importCalls } from '@talaan/imports/contract/import-calls.ts';

export const officeImports = importCalls({
  path: '/api/departments/imports',
  access: ['GENERALSETTINGS'],
  sections: ['offices'],
});
