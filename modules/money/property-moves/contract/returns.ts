import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { itemIds, KEEPERS, reason, seenCondition, text } from '@talaan/property/contract/fields.ts';
import { day, filing } from './fields.ts';

export const fileReturn = endpoint({
  method: 'POST',
  path: '/api/property/returns',
  summary: 'Asks that items be taken back: by their holder, the head of the office or the custodian.',
  access: 'staff',
  body: z.object({ ...filing, item_ids: itemIds }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const acceptReturn = endpoint({
  method: 'POST',
  path: '/api/property/returns/{id}/accept',
  summary: 'Accepts returned items on a return slip, each in the condition that the inspection found; the holder is free of them.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    dated_on: day,
    /** Items that did not come back are left out and stay with their holder. */
    lines: z
      .array(z.object({ item_id: recordId, condition: seenCondition, remarks: text(200) }))
      .min(1, 'Keep at least one item.')
      .max(1000),
  }),
  response: messageOnly,
});

export const inspectReturned = endpoint({
  method: 'POST',
  path: '/api/property/returns/inspections',
  summary: 'What became of returned items that needed repair: repaired and in stock again, or unserviceable.',
  access: KEEPERS,
  reach: 'scope',
  body: z.object({ item_ids: itemIds, condition: z.enum(['SERVICEABLE', 'UNSERVICEABLE']), reason }),
  response: messageOnly,
});
