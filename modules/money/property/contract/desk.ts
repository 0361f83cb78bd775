import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { READERS } from './fields.ts';

export const readChoices = endpoint({
  method: 'GET',
  path: '/api/property/choices',
  summary: 'Accounts with their terms of today, fund clusters, and the thresholds of classes.',
  access: READERS,
  response: z.object({
    accounts: z.array(
      z.object({
        id: z.number().int(),
        code: z.string(),
        name: z.string(),
        kind: z.enum(['PPE', 'SEMI']),
        group_code: z.string(),
        account_code: z.string(),
        life_years: z.number().int(),
        residual_permille: z.number().int(),
      }),
    ),
    funds: z.array(z.object({ code: z.string(), name: z.string() })),
    thresholds: z.array(z.object({ effective_on: z.string(), ppe_from: z.number().int(), splv_to: z.number().int() })),
    /** Of the deliveries within reach, in the order of the alphabet. */
    suppliers: z.array(z.string()),
  }),
});

export const listHolders = endpoint({
  method: 'GET',
  path: '/api/property/holders',
  summary: 'Who holds items within the caller’s scope, to choose from.',
  access: READERS,
  response: z.object({ holders: z.array(z.object({ id: z.number().int(), fullname: z.string(), office: z.string() })) }),
});

export const readDesk = endpoint({
  method: 'GET',
  path: '/api/property/desk',
  summary:
    'What lies on the desk of who keeps property: items in stock, waiting, disputed, returned to be repaired, held by people who left, without a sticker.',
  access: READERS,
  response: z.object({
    in_stock: z.number().int(),
    waiting: z.number().int(),
    disputed: z.number().int(),
    returned: z.number().int(),
    left: z.number().int(),
    no_sticker: z.number().int(),
  }),
});
