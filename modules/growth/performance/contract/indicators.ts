import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { measure } from './fields.ts';

export const INDICATOR_KINDS = { OUTCOME: 'Outcome', OUTPUT: 'Output' } as const;
type IndicatorKind = keyof typeof INDICATOR_KINDS;
const kind = z.enum(Object.keys(INDICATOR_KINDS) as [IndicatorKind, ...IndicatorKind[]], { error: 'Choose outcome or output.' });

const indicator = z.object({
  id: z.number().int(),
  mfo_id: z.number().int(),
  mfo: z.string(),
  kind,
  measure,
  indicator: z.string(),
  active: z.boolean(),
  /** How many lines have its words. */
  uses: z.number().int(),
});
export type Indicator = z.output<typeof indicator>;

const body = z.object({
  mfo_id: recordId,
  kind,
  measure,
  indicator: z.string().trim().min(1, 'Enter the indicator.').max(1000),
  active: z.boolean(),
});

export const listIndicators = endpoint({
  method: 'GET',
  path: '/api/spmis/indicators',
  summary: 'The bank of success indicators.',
  access: 'staff',
  query: listQuery(['indicator', 'mfo']).extend({ mfo: recordId.optional(), kind: kind.optional(), active: z.stringbool().optional() }),
  response: listOf('indicators', indicator),
});
export const exportIndicators = exportOf(listIndicators, 'indicators');

export const addIndicator = endpoint({
  method: 'POST',
  path: '/api/spmis/indicators',
  summary: 'Adds an indicator to the bank.',
  access: ['SPMISADMIN'],
  reach: 'university',
  body,
  response: messageOnly,
});

export const changeIndicator = endpoint({
  method: 'PUT',
  path: '/api/spmis/indicators/{id}',
  summary: 'Changes an indicator of the bank; lines that took it keep their words.',
  access: ['SPMISADMIN'],
  reach: 'university',
  params: byId,
  body,
  response: messageOnly,
});
