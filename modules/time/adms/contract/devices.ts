import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { jobRun } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { DEVICE_MODES, device, deviceFields, type DeviceMode } from '@talaan/devices/contract/devices.ts';
import { FAULTS, type FaultKind } from '../rules/judge-health.ts';

/** How a device is at this moment. */
export const DEVICE_STATES = {
  ONLINE: 'Online',
  OFFLINE: 'Offline',
  NEVER: 'Never heard',
  FILES: 'By file',
  OFF: 'Switched off',
} as const;
export type DeviceState = keyof typeof DEVICE_STATES;

const namesOf = <T extends string>(names: Record<T, string>) => Object.keys(names) as [T, ...T[]];

const openFault = z.object({ kind: z.enum(namesOf<FaultKind>(FAULTS)), says: z.string(), began_at: z.string() });

export const deviceHealth = z.object({
  id: z.number().int(),
  number: z.number().int(),
  name: z.string(),
  serial: z.string().nullable(),
  location: z.string(),
  campus: z.string(),
  mode: z.enum(namesOf<DeviceMode>(DEVICE_MODES)),
  state: z.enum(namesOf<DeviceState>(DEVICE_STATES)),
  last_seen_at: z.string().nullable(),
  /** When a file of it was imported last. */
  imported_at: z.string().nullable(),
  /** When punches came last. */
  punched_at: z.string().nullable(),
  /** Seconds that its clock is behind; below zero it is ahead. Null while too little came to say so. */
  drift: z.number().int().nullable(),
  firmware: z.string().nullable(),
  users: z.number().int().nullable(),
  open_commands: z.number().int(),
  faults: z.array(openFault),
});
export type DeviceHealth = z.output<typeof deviceHealth>;

export const listDeviceHealth = endpoint({
  method: 'GET',
  path: '/api/edats/devices/health',
  summary: 'The devices of the campuses within the caller’s scope: whether each is online, when it was heard last, and what is wrong.',
  access: ['EDATSADMIN'],
  query: listQuery(['name', 'number', 'campus', 'location', 'last_seen_at', 'punched_at']).extend({
    campus: z.coerce.number().int().optional(),
    state: z.enum(namesOf<DeviceState>(DEVICE_STATES)).optional(),
    /** With something wrong, or without. */
    fault: z.enum(['yes', 'no']).optional(),
    /** In use, and nothing came from it for a day. */
    silent: z.enum(['yes', 'no']).optional(),
  }),
  response: listOf('devices', deviceHealth),
});

export const exportDeviceHealth = exportOf(listDeviceHealth, 'devices');

const pastFault = openFault.extend({
  id: z.number().int(),
  ended_at: z.string().nullable(),
  /** Of a silence, the minutes within working hours. */
  work_minutes: z.number().int().nullable(),
});
export type PastFault = z.output<typeof pastFault>;

export const deviceCommand = z.object({
  id: z.number().int(),
  kind: z.string(),
  /** In words, such as `Put Cruz, Juan (PIN 1003) on it`. */
  says: z.string(),
  state: z.enum(['QUEUED', 'SENT', 'DONE', 'FAILED', 'EXPIRED']),
  /** Why it failed, in words. */
  failure: z.string().nullable(),
  queued_by: z.string().nullable(),
  queued_at: z.string(),
  sent_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type DeviceCommand = z.output<typeof deviceCommand>;

export const readDeviceLink = endpoint({
  method: 'GET',
  path: '/api/edats/devices/{id}/link',
  summary:
    'One device that pushes: how it is, what it was asked to do, what was wrong with it, and the lines of it that could not be read.',
  access: ['EDATSADMIN'],
  params: byId,
  response: z.object({
    health: deviceHealth,
    address: z.string().nullable(),
    has_key: z.boolean(),
    networks: z.array(z.string()),
    punches: z.number().int(),
    doubled: z.number().int(),
    bad_lines: z.number().int(),
    /** What the device says that it holds. */
    records: z.number().int().nullable(),
    templates: z.number().int().nullable(),
    said_at: z.string().nullable(),
    counted: z.object({ device: z.number().int(), talaan: z.number().int(), at: z.string() }).nullable(),
    /** The last 50, the newest first. */
    faults: z.array(pastFault),
    /** The last 100, the newest first. */
    commands: z.array(deviceCommand),
    /** The last 100, the newest first. */
    errors: z.array(z.object({ id: z.number().int(), received_at: z.string(), table: z.string(), line: z.string(), reason: z.string() })),
  }),
});

const admission = {
  networks: z
    .array(z.union([z.cidrv4(), z.ipv4(), z.cidrv6(), z.ipv6()], 'Enter networks such as 10.20.0.0/16, or single addresses.'))
    .max(20, 'Enter at most 20 networks.'),
  key: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9_-]{8,64})?$/, 'A key has 8 to 64 letters and digits.')
    .optional(),
};

export const changeDeviceLink = endpoint({
  method: 'PUT',
  path: '/api/edats/devices/{id}/link',
  summary: 'Sets from which networks a device may send, and its key; a key that is left out stays, an empty one is taken away.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  body: z.object(admission),
  response: messageOnly,
});

export const unknownDevice = z.object({
  serial: z.string(),
  state: z.enum(['PENDING', 'REJECTED']),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  address: z.string(),
  two_addresses: z.boolean(),
  /** Deliveries that are kept unread, and their bytes. */
  posts: z.number().int(),
  bytes: z.number().int(),
  /** Deliveries beyond its place, which it was told to keep. */
  posts_refused: z.number().int(),
  said: z.string(),
});
export type UnknownDevice = z.output<typeof unknownDevice>;

export const listUnknownDevices = endpoint({
  method: 'GET',
  path: '/api/edats/devices/unknown',
  summary: 'Serial numbers that send and that no device has: those to be decided, and those that were rejected.',
  access: ['EDATSADMIN'],
  reach: 'university',
  response: z.object({
    unknown: z.array(unknownDevice),
    /** On which port devices are answered; null where none is open to them. */
    port: z.number().int().nullable(),
  }),
});

const bySerial = z.object({ serial: z.string().max(50) });

export const approveUnknownDevice = endpoint({
  method: 'POST',
  path: '/api/edats/devices/unknown/{serial}/approve',
  summary: 'Makes a device of an unknown serial number, reads what it sent so far, and asks it for its stored punches since a day.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: bySerial,
  body: z.object({
    /** A device that is on record already; without it a new one is added. */
    device_id: recordId.nullish(),
    fields: deviceFields.omit({ serial: true, mode: true, enabled: true, model: true }).nullish(),
    since: isoDate,
    /** From where it may send, and its key; those of a device that is on record stay where they are left out. Without both it is known by its serial number and by where it is heard now. */
    networks: admission.networks.optional(),
    key: admission.key,
  }),
  response: z.object({ device, job: jobRun }),
});

export const rejectUnknownDevice = endpoint({
  method: 'POST',
  path: '/api/edats/devices/unknown/{serial}/reject',
  summary: 'Rejects an unknown serial number and deletes what it sent; it is answered no more.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: bySerial,
  response: messageOnly,
});

export const rejectUnknownDevices = endpoint({
  method: 'POST',
  path: '/api/edats/devices/unknown/reject',
  summary: 'Rejects unknown serial numbers and deletes what they sent; those that were already decided are left out.',
  access: ['EDATSADMIN'],
  reach: 'university',
  body: z.object({
    serials: z.array(z.string().max(50)).min(1, 'Choose at least one.').max(500, 'Choose at most 500.'),
  }),
  response: messageOnly,
});
