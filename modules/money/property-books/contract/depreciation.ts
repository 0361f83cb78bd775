import { z } from 'zod';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { fundCode, READERS } from '@talaan/property/contract/fields.ts';
import { figure, FILES, format, month } from './fields.ts';

/** Sums of items, in centavos. `before` and `at_end` have accumulated to the end of the month before and of the month; `off` is of what left the books in it. */
const sums = { items: figure, cost: figure, before: figure, of_month: figure, off: figure, at_end: figure, carrying: figure };
const row = z.object({ fund_code: z.string(), account_id: figure, account: z.string(), account_name: z.string(), ...sums });
export type ScheduleRow = z.output<typeof row>;
export type ScheduleSums = Pick<ScheduleRow, keyof typeof sums>;

const asked = z.object({ month, fund: fundCode.optional() });

export const readSchedule = endpoint({
  method: 'GET',
  path: '/api/property/books/depreciation',
  summary: 'The depreciation of a month by fund cluster and account, within the caller’s scope.',
  access: READERS,
  query: asked,
  response: z.object({ rows: z.array(row), total: z.object(sums) }),
});

export const printSchedule = endpoint({
  method: 'GET',
  path: '/api/property/books/depreciation/print',
  summary: 'The same as a PDF or a workbook.',
  access: READERS,
  query: asked.extend({ format }),
  response: fileAnswer,
  download: FILES,
});

const item = z.object({
  id: figure,
  property_no: z.string(),
  article: z.string(),
  described: z.string(),
  account: z.string(),
  fund_code: z.string(),
  acquired_on: z.string(),
  cost: figure,
  life_years: figure,
  months: figure,
  before: figure,
  of_month: figure,
  at_end: figure,
  carrying: figure,
  derecognized_on: z.string().nullable(),
});
export type DepreciatedItem = z.output<typeof item>;

export const listDepreciated = endpoint({
  method: 'GET',
  path: '/api/property/books/depreciation/items',
  summary: 'The items behind the depreciation of a month, each with what has accumulated.',
  access: READERS,
  query: listQuery(['property_no', 'acquired_on', 'cost']).extend({ month, fund: fundCode.optional(), account: recordId.optional() }),
  response: listOf('items', item),
});

export const exportDepreciated = exportOf(listDepreciated, 'the depreciation of a month');
