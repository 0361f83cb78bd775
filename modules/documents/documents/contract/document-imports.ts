import { z } from 'zod';
import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { byId, endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import { slipSize } from './slips.ts';
import { DTS } from './words.ts';

/** Papers that an office registers from one spreadsheet. */
export const MOST_ROWS = 500;

export const documentImports = importCalls({
  path: '/api/dts/documents/imports',
  access: DTS,
  sections: ['documents'],
  ofOffice: true,
});

export const printImportedSlips = endpoint({
  method: 'GET',
  path: '/api/dts/documents/imports/{id}/slips',
  summary: 'Routing slips of all documents that one spreadsheet registered, for the office that registered them.',
  access: DTS,
  params: byId,
  query: z.object({ size: slipSize }),
  response: fileAnswer,
  download: ['application/pdf'],
});
