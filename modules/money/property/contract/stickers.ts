import { z } from 'zod';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { KEEPERS } from './fields.ts';

export const STICKER_SIZES = { ROLL: 'Roll, 2 × 1 inch', A4: 'A4 sheet, 44 stickers' } as const;

export const printStickers = endpoint({
  method: 'POST',
  path: '/api/property/stickers',
  summary: 'Stickers of items as a PDF, on a roll of 2 × 1 inch or on A4 sheets; the items have a sticker from now on.',
  access: KEEPERS,
  reach: 'scope',
  body: z.object({
    item_ids: z.array(recordId).min(1, 'Choose at least one item.').max(500, 'At most 500 stickers are printed at once.'),
    size: z.enum(['ROLL', 'A4']),
  }),
  response: fileAnswer,
  download: ['application/pdf'],
});
