import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { DEVICE_PIN, NO_DEVICE_PIN } from '@talaan/personnel/rules/device-pin.ts';

/** How punches come from a device (domain, section 10.3). */
export const DEVICE_MODES = {
  usb: 'Exported to a USB stick',
  push: 'Sends automatically',
  pull: 'Is asked over the network',
  face: 'Face kiosk',
  android: 'Kiosk on a tablet',
} as const;
export type DeviceMode = keyof typeof DEVICE_MODES;

const modes = Object.keys(DEVICE_MODES) as [DeviceMode, ...DeviceMode[]];

const line = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`);

export const deviceFields = z.object({
  name: line(100).min(1, 'Enter the name of the device.'),
  number: z.coerce
    .number('Enter the number shown in the menu of the device.')
    .int('The number is a whole one.')
    .min(1, 'The number is above zero.')
    .max(999_999_999, 'The number is too large.'),
  serial: line(50)
    .nullish()
    .transform((serial) => serial || null),
  model: line(100).default(''),
  location: line(200).default(''),
  campus_id: z.coerce.number('Choose the campus.').int().min(1, 'Choose the campus.').max(2_147_483_647),
  mode: z.enum(modes, 'Choose how its punches are collected.'),
  enabled: z.boolean().default(true),
});

export const device = z.object({
  id: z.number().int(),
  number: z.number().int(),
  name: z.string(),
  serial: z.string().nullable(),
  model: z.string(),
  location: z.string(),
  campus_id: z.number().int(),
  campus: z.string(),
  mode: z.enum(modes),
  enabled: z.boolean(),
  last_seen_at: z.string().nullable(),
  /** When a file of it was imported last. */
  imported_at: z.string().nullable(),
});
export type Device = z.output<typeof device>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/edats/devices',
  summary: 'The attendance devices of the campuses within the caller’s scope.',
  access: ['EDATSADMIN'],
  query: listQuery(['number', 'name', 'campus', 'location']).extend({
    campus: z.coerce.number().int().optional(),
    /** In use, and nothing came from it for a day. */
    silent: z.enum(['yes', 'no']).optional(),
  }),
  response: listOf('devices', device),
});

export const exportDevices = exportOf(listDevices, 'devices');

export const readDevice = endpoint({
  method: 'GET',
  path: '/api/edats/devices/{id}',
  summary: 'One attendance device.',
  access: ['EDATSADMIN'],
  params: byId,
  versioned: 'attendance.device:{id}',
  response: z.object({ device, version: recordVersion }),
});

export const createDevice = endpoint({
  method: 'POST',
  path: '/api/edats/devices',
  summary: 'Adds an attendance device.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: deviceFields,
  response: z.object({ device }),
});

export const updateDevice = endpoint({
  method: 'PUT',
  path: '/api/edats/devices/{id}',
  summary: 'Changes an attendance device.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  versioned: 'attendance.device:{id}',
  body: deviceFields,
  response: z.object({ device }),
});

const devicePin = z.string().trim().regex(DEVICE_PIN, NO_DEVICE_PIN);

/** A PIN with who holds it and since when; or without a person, with the days on which nobody held it. */
export const deviceUser = z.object({
  id: z.string(),
  pin: z.string(),
  person: foundPerson.extend({ idno: z.string() }).nullable(),
  from: z.string().nullable(),
  /** The last day, or null while it runs. */
  to: z.string().nullable(),
  devices: z.array(z.string()),
  /** How many punches wait for their person; null for a matched PIN. */
  punches: z.number().int().nullable(),
  first_at: z.string().nullable(),
  last_at: z.string().nullable(),
});
export type DeviceUser = z.output<typeof deviceUser>;

export const listDeviceUsers = endpoint({
  method: 'GET',
  path: '/api/edats/devices/users',
  summary: 'The PINs of the devices: the unassigned first, then those of the people within the caller’s scope.',
  access: ['EDATSADMIN'],
  query: listQuery(['pin', 'fullname']).extend({ state: z.enum(['unmatched', 'matched']).optional() }),
  response: listOf('users', deviceUser),
});

export const exportDeviceUsers = exportOf(listDeviceUsers, 'PINs');

export const mapDeviceUser = endpoint({
  method: 'POST',
  path: '/api/edats/devices/users',
  summary: 'Assigns a PIN to a person from a day on; the punches of those days are counted at once.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ pin: devicePin, personnel_id: recordId, from: isoDate }),
  response: messageOnly,
});

export const unmapDeviceUser = endpoint({
  method: 'POST',
  path: '/api/edats/devices/users/unmap',
  summary: 'Takes a PIN from a person: `until` is the first day on which it is no longer theirs.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ pin: devicePin, personnel_id: recordId, until: isoDate }),
  response: messageOnly,
});
