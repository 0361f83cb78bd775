import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { itemIds, KEEPERS, named, reason, seenCondition, text } from '@talaan/property/contract/fields.ts';
import { day, filing, transferType, witnesses } from './fields.ts';

const filed = messageOnly.extend({ id: z.number().int() });
/** As found when the report is made; those not named keep the condition that they have. */
const conditions = z.array(z.object({ item_id: recordId, condition: seenCondition })).max(1000);
const typed = { type: transferType, other_type: text(60) };
const namesOther = ({ type, other_type }: { type: string; other_type: string }) => type !== 'OTHER' || other_type !== '';
const OTHER_IS_NAMED = { path: ['other_type'], message: 'Name the type of transfer.' };

export const fileTransfer = endpoint({
  method: 'POST',
  path: '/api/property/transfers',
  summary: 'Asks for the transfer of items to another person: by their holder, the head of the office or the custodian.',
  access: 'staff',
  body: z.object({ ...filing, item_ids: itemIds, receiver_id: recordId, ...typed }).refine(namesOther, OTHER_IS_NAMED),
  response: filed,
});

export const witnessTransfer = endpoint({
  method: 'POST',
  path: '/api/property/transfers/{id}/witness',
  summary: 'Releases items in place of a holder who cannot, before two witnesses.',
  access: 'staff',
  params: byId,
  body: z.object({ witnesses }),
  response: messageOnly,
});

export const prepareTransfer = endpoint({
  method: 'POST',
  path: '/api/property/transfers/{id}/prepare',
  summary: 'Makes the transfer reports of released items; their receiver acknowledges these.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z
    .object({
      ...typed,
      dated_on: day,
      approved_by: named(150, 'Name who approved it.'),
      approved_position: text(150),
      conditions,
    })
    .refine(namesOther, OTHER_IS_NAMED),
  response: messageOnly,
});

export const transferOut = endpoint({
  method: 'POST',
  path: '/api/property/transfers/out',
  summary: 'Transfers items without a holder to another agency, by a transfer report.',
  access: KEEPERS,
  reach: 'scope',
  body: z
    .object({
      item_ids: itemIds,
      agency: named(200, 'Name the agency.'),
      received_by: named(200, 'Name who receives it there, with the designation.'),
      ...typed,
      reason,
      dated_on: day,
      approved_by: named(150, 'Name who approved it.'),
      approved_position: text(150),
    })
    .refine(namesOther, OTHER_IS_NAMED),
  response: filed,
});
