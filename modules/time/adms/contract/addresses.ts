import { z } from 'zod';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

/** An address that a device never had, from which its serial number was used. */
export const newAddress = z.object({
  device_id: z.number().int(),
  device: z.string(),
  serial: z.string(),
  address: z.string(),
  /** From where the device was heard so far. */
  known: z.array(z.string()),
  state: z.enum(['HELD', 'REJECTED']),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  /** How often it asked for commands there, and got none. */
  asked: z.number().int(),
  /** Deliveries that are held, and their bytes. */
  posts: z.number().int(),
  bytes: z.number().int(),
  /** Deliveries beyond its place, which it was told to keep. */
  posts_refused: z.number().int(),
});
export type NewAddress = z.output<typeof newAddress>;

export const listNewAddresses = endpoint({
  method: 'GET',
  path: '/api/edats/devices/addresses',
  summary:
    'Addresses that devices without networks and key never had, from which their serial numbers are used: those to be decided, and rejected ones.',
  access: ['EDATSADMIN'],
  response: z.object({ addresses: z.array(newAddress) }),
});

export const decideNewAddresses = endpoint({
  method: 'POST',
  path: '/api/edats/devices/addresses/decide',
  summary:
    'Accepts addresses, so that what was held from there is read, or rejects them and deletes what was held; those that were already decided so are left out.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({
    addresses: z
      .array(z.object({ device_id: recordId, address: z.string().max(50) }))
      .min(1, 'Choose at least one.')
      .max(500, 'Choose at most 500.'),
    accept: z.boolean(),
  }),
  response: messageOnly,
});
