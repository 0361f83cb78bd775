import { importCalls } from '@talaan/imports/contract/import-calls.ts';

export const outsideImports = importCalls({
  path: '/api/service/outside-imports',
  access: ['PERSONNELS'],
  sections: ['outside-service'],
});
