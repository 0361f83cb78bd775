import { importCalls } from '@talaan/imports/contract/import-calls.ts';

export const loadImports = importCalls({ path: '/api/loads/imports', access: ['EDATSADMIN'], sections: ['faculty-loads'] });
