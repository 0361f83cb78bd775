import { importCalls } from '@talaan/imports/contract/import-calls.ts';

export const paperImports = importCalls({
  path: '/api/file201/imports',
  access: ['PERSONNELS'],
  sections: ['papers'],
});
