import { z } from 'zod';
import { isoDate, isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

export const PUNCH_SOURCES = {
  DEVICE_USB: 'Device file',
  DEVICE_PUSH: 'Device',
  DEVICE_PULL: 'Device',
  FACE: 'Face kiosk',
  ANDROID: 'Kiosk',
  MANUAL: 'Entered by HR',
  APPEAL: 'Approved appeal',
  WEB_WFH: 'Logged from home',
} as const;
export type PunchSource = keyof typeof PUNCH_SOURCES;

export const punchSource = z.enum(Object.keys(PUNCH_SOURCES) as [PunchSource, ...PunchSource[]]);

export const timeLog = z.object({
  at: z.string(),
  /** By the clock on the wall, `HH:MM:SS`. */
  time: z.string(),
  source: punchSource,
  device: z.string().nullable(),
  /** From which address a device pushed it. */
  address: z.string().nullable(),
  pin: z.string().nullable(),
  voided: z.boolean(),
  void_reason: z.string().nullable(),
  entered_reason: z.string().nullable(),
});
export type TimeLog = z.output<typeof timeLog>;

const monthOfLogs = z.object({
  month: z.string(),
  days: z.array(z.object({ date: z.string(), logs: z.array(timeLog) })),
});

export const listOwnTimeLogs = endpoint({
  method: 'GET',
  path: '/api/account/time-logs',
  summary: 'The caller’s punches of a month as recorded.',
  access: 'signed-in',
  query: z.object({ month: isoMonth }),
  response: monthOfLogs,
});

export const listPersonTimeLogs = endpoint({
  method: 'GET',
  path: '/api/edats/personnel/{id}/time-logs',
  summary: 'The punches of a person within the caller’s scope, of a month, as recorded.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD'],
  params: byId,
  query: z.object({ month: isoMonth }),
  response: monthOfLogs,
});

const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(500, 'Use at most 500 characters.');

export const enterPunches = endpoint({
  method: 'POST',
  path: '/api/edats/punches',
  summary: 'Enters punches of a person by hand; they are always marked as such.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({
    personnel_id: z.coerce.number('Choose a person.').int().min(1, 'Choose a person.').max(2_147_483_647),
    date: isoDate,
    times: z
      .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:MM.'))
      .min(1, 'Enter at least one time.')
      .max(10, 'Enter at most 10 times at once.'),
    reason,
  }),
  response: messageOnly,
});

export const voidPunch = endpoint({
  method: 'POST',
  path: '/api/edats/punches/void',
  summary: 'Marks a punch of a person as not counting, with the reason; the punch itself stays.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ personnel_id: recordId, at: z.iso.datetime({ offset: true }), reason }),
  response: messageOnly,
});
