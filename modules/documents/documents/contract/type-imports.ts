import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { DTS } from './words.ts';

export const typeImports = importCalls({ path: '/api/dts/document-types/imports', access: DTS, sections: ['document-types'] });
