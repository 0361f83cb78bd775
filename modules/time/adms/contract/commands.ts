import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { DEVICE_PIN, NO_DEVICE_PIN } from '@talaan/personnel/rules/device-pin.ts';

/** What a person can ask of one device. */
export const ASKABLE = {
  QUERY_PUNCHES: 'Send stored punches',
  COUNT_PUNCHES: 'Count stored punches',
  INFO: 'Tell about itself',
  QUERY_USERS: 'Send its users',
  CHECK: 'Look for new settings',
  REBOOT: 'Restart',
} as const;
export type Askable = keyof typeof ASKABLE;
/** Those about a time. */
export const ABOUT_A_TIME: readonly Askable[] = ['QUERY_PUNCHES', 'COUNT_PUNCHES'];

export const askDevice = endpoint({
  method: 'POST',
  path: '/api/edats/devices/{id}/commands',
  summary: 'Sends a command to a device, which takes it with its next poll; it expires after 24 hours.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  body: z
    .object({ kind: z.enum(Object.keys(ASKABLE) as [Askable, ...Askable[]]), from: isoDate.optional(), to: isoDate.optional() })
    .superRefine(({ kind, from, to }, context) => {
      if (!ABOUT_A_TIME.includes(kind)) return;
      if (!from) context.addIssue({ code: 'custom', path: ['from'], message: 'Enter the first day.' });
      if (!to) context.addIssue({ code: 'custom', path: ['to'], message: 'Enter the last day.' });
      if (from && to && from > to) context.addIssue({ code: 'custom', path: ['to'], message: 'The last day is before the first.' });
    }),
  response: messageOnly,
});

const several = z.array(recordId).min(1, 'Choose at least one.').max(500, 'Choose at most 500.');

export const putPeopleOnDevices = endpoint({
  method: 'POST',
  path: '/api/edats/devices/people',
  summary: 'Puts people (PIN, name, card) on devices that push.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({
    devices: several,
    people: several,
    /** The number of the card of a single person. */
    card: z
      .string()
      .trim()
      .regex(/^[0-9A-Fa-f]{0,20}$/, 'The number of a card has digits and the letters A to F.')
      .optional(),
  }),
  response: messageOnly,
});

export const takePinsOffDevices = endpoint({
  method: 'POST',
  path: '/api/edats/devices/people/remove',
  summary: 'Takes PINs off devices that push; their punches stay.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({
    devices: several,
    pins: z.array(z.string().regex(DEVICE_PIN, NO_DEVICE_PIN)).min(1, 'Choose at least one.').max(500, 'Choose at most 500.'),
  }),
  response: messageOnly,
});

export const pinOnDevice = z.object({
  pin: z.string(),
  /** As the device has it. */
  name: z.string(),
  card: z.string(),
  privilege: z.number().int(),
  said_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  /** Who holds the PIN today. */
  person: z.object({ id: z.number().int(), fullname: z.string(), office: z.string().nullable() }).nullable(),
});
export type PinOnDevice = z.output<typeof pinOnDevice>;

export const listPinsOnDevice = endpoint({
  method: 'GET',
  path: '/api/edats/devices/{id}/people',
  summary: 'The PINs on a device, as reported by the device or put there by Talaan: 100 at most, with how many there are.',
  access: ['EDATSADMIN'],
  params: byId,
  query: z.object({ term: z.string().trim().max(100).optional() }),
  response: z.object({ pins: z.array(pinOnDevice), total: z.number().int() }),
});
