import { importCalls } from '@talaan/imports/contract/import-calls.ts';

export const itemImports = importCalls({
  path: '/api/plantilla/imports',
  access: ['PLANTILLA'],
  sections: ['plantilla-items'],
});
