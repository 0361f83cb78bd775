import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { lineState, READERS } from '@talaan/property/contract/fields.ts';
import { itemFlow } from '@talaan/property/workflow.ts';

export const CAUSES = { separation: 'Left the service', office: 'In another office now' } as const;

export const leavingRow = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  cause: z.enum(['separation', 'office']),
  /** In words: `Resigned`, or the office in which they serve now. */
  detail: z.string(),
  /** The last day of service, or the first in the other office. */
  day: z.string(),
  /** The office that has the items. */
  office: z.string().nullable(),
  items: z.number().int(),
  amount: z.number().int(),
  /** Of these, how many wait in a transfer, return or loss. */
  moving: z.number().int(),
});
export type LeavingRow = z.output<typeof leavingRow>;

export const listLeaving = endpoint({
  method: 'GET',
  path: '/api/property/leaving',
  summary: 'People within the caller’s reach who left, leave or serve in another office, and are still accountable for property.',
  access: READERS,
  query: listQuery(['fullname', 'day', 'items', 'amount', 'office']).extend({ cause: z.enum(['separation', 'office']).optional() }),
  response: listOf('people', leavingRow),
});

export const exportLeaving = exportOf(listLeaving, 'people who leave with property');

export const readHolding = endpoint({
  method: 'GET',
  path: '/api/property/holdings/{id}',
  summary: 'What a person is accountable for, and whether that hinders their clearance (CS Form No. 7).',
  access: [...READERS, 'PERSONNELS'],
  params: byId,
  response: z.object({
    /** Why the person cannot be cleared of property; null where they can. */
    hindrance: z.string().nullable(),
    items: z.array(
      z.object({
        id: z.number().int(),
        property_no: z.string(),
        article: z.string(),
        amount: z.number().int(),
        state: z.enum(itemFlow.states),
        line: lineState,
        paper: z.string(),
      }),
    ),
    /** Transfers that wait for this person to receive them. */
    receiving: z.number().int(),
    /** Whether the caller keeps property. */
    is_kept: z.boolean(),
  }),
});
