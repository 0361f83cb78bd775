import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { fundCode, KEEPERS, READERS, reason } from '@talaan/property/contract/fields.ts';
import { figure, FILES, format, month } from './fields.ts';

const rspiRow = z.object({
  id: figure,
  /** `2026-11-0001`. */
  number: z.string(),
  month: z.string(),
  fund_code: z.string(),
  fund: z.string(),
  /** Null for all campuses. */
  campus: z.string().nullable(),
  items: figure,
  amount: figure,
  issued_on: z.string(),
  issued_by: z.string().nullable(),
  code: z.string(),
  void_reason: z.string().nullable(),
});
export type RspiRow = z.output<typeof rspiRow>;

export const listRspi = endpoint({
  method: 'GET',
  path: '/api/property/books/rspi',
  summary: 'Reports of semi-expendable property issued (Annex A.7) within the caller’s scope, the latest first.',
  access: READERS,
  query: listQuery(['month', 'number', 'amount']).extend({ month: month.optional(), fund: fundCode.optional() }),
  response: listOf('reports', rspiRow),
});

export const exportRspi = exportOf(listRspi, 'reports of semi-expendable property issued');

const line = z.object({
  ics_no: z.string(),
  /** The acronym of the office. */
  center: z.string(),
  property_no: z.string(),
  described: z.string(),
  unit: z.string(),
  quantity: figure,
  unit_cost: figure,
  amount: figure,
  account: z.string(),
  account_name: z.string(),
});
export type RspiLine = z.output<typeof line>;

const lines = {
  lines: z.array(line),
  recap: z.array(z.object({ account: z.string(), account_name: z.string(), items: figure, amount: figure })),
  items: figure,
  amount: figure,
};

/** Without a campus, of all that the caller keeps. */
const which = { month, fund_code: fundCode };

export const previewRspi = endpoint({
  method: 'GET',
  path: '/api/property/books/rspi/preview',
  summary:
    'What a report of a month and fund cluster would say now: slips of the month that no report has, and late ones of months that were reported.',
  access: KEEPERS,
  query: z.object({ ...which, campus_id: recordId.optional() }),
  response: z.object(lines),
});

export const issueRspi = endpoint({
  method: 'POST',
  path: '/api/property/books/rspi',
  summary: 'Issues the report of a month and fund cluster for accounting, under the next serial number and with a code.',
  access: KEEPERS,
  reach: 'scope',
  body: z.object({ ...which, campus_id: recordId.nullable() }),
  response: messageOnly.extend({ id: figure }),
});

export const readRspi = endpoint({
  method: 'GET',
  path: '/api/property/books/rspi/{id}',
  summary: 'One report as it was issued, with its summary by account.',
  access: READERS,
  params: byId,
  response: z.object({ report: rspiRow.extend(lines) }),
});

export const printRspi = endpoint({
  method: 'GET',
  path: '/api/property/books/rspi/{id}/print',
  summary: 'A report as it was issued, as a PDF or a workbook.',
  access: READERS,
  params: byId,
  query: z.object({ format }),
  response: fileAnswer,
  download: FILES,
});

export const voidRspi = endpoint({
  method: 'POST',
  path: '/api/property/books/rspi/{id}/void',
  summary: 'Voids a report with a reason: its number stays, and what it said is reported by the next one.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ reason }),
  response: messageOnly,
});
