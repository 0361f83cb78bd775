import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

/** A device from which nothing came of some days, on which people who use it have no data. */
const deviceWithoutData = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The last day before them of which something came; null where nothing ever did. */
  since: z.string().nullable(),
  first: z.string(),
  last: z.string(),
  /** How many people of its campus have no data on one of these days, at most. */
  people: z.number().int(),
});
export type DeviceWithoutData = z.output<typeof deviceWithoutData>;

export const listDevicesWithoutData = endpoint({
  method: 'GET',
  path: '/api/edats/devices/without-data',
  summary: 'Devices from which nothing came of days of the last 60, and these days.',
  access: ['EDATSADMIN'],
  response: z.object({ devices: z.array(deviceWithoutData) }),
});

export const markDeviceWhole = endpoint({
  method: 'POST',
  path: '/api/edats/devices/{id}/whole-days',
  summary: 'Says that a device was whole on days of which nothing came from it: who did not punch was absent.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  body: z
    .object({ first: isoDate, last: isoDate })
    .refine(({ first, last }) => first <= last, { path: ['last'], message: 'The last day must not be before the first.' }),
  response: messageOnly,
});
