import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';

const unit = z.enum([
  'seconds',
  'minutes',
  'times',
  'people',
  'days',
  'working days',
  'months',
  'percent',
  'thousandths',
  'ten-millionths',
  'pesos',
  'images',
  'switch',
  'clock',
]);

const setting = z.object({
  name: z.string(),
  title: z.string(),
  help: z.string(),
  unit,
  standard: z.number().int(),
  least: z.number().int(),
  most: z.number().int(),
  /** What applies today. */
  value: z.number().int(),
  /** What was set, the newest day first; `is_ahead` before its day has come, so that it may be taken back. */
  set: z.array(
    z.object({ from: z.string(), value: z.number().int(), reason: z.string(), by: z.string(), at: z.string(), is_ahead: z.boolean() }),
  ),
});
export type ShownSetting = z.output<typeof setting>;

const part = z.object({ module: z.string(), title: z.string(), changes_days: z.boolean(), settings: z.array(setting) });
export type ShownSettings = z.output<typeof part>;

export const listAgencySettings = endpoint({
  method: 'GET',
  path: '/api/edats/management',
  summary: 'What the agency sets about attendance: the value of today, what was set from which day, by whom and why.',
  access: ['EDATSADMIN'],
  response: z.object({ parts: z.array(part) }),
});

const named = z.object({ module: z.string().max(40), name: z.string().max(40) });
const value = z.number('Enter a whole number.').int('Enter a whole number.');

export const changeAgencySetting = endpoint({
  method: 'PUT',
  path: '/api/edats/management/{module}/{name}',
  summary: 'Sets what applies from a day on: of this month or later. Days from then on are computed again.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: named,
  body: z.object({
    value,
    from: isoDate,
    reason: z.string().trim().min(5, 'Enter a reason of at least 5 characters, such as the order.').max(500, 'Use at most 500 characters.'),
  }),
  response: messageOnly,
});

export const takeBackAgencySetting = endpoint({
  method: 'DELETE',
  path: '/api/edats/management/{module}/{name}/{from}',
  summary: 'Takes back what was to apply from a day that has not come.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: named.extend({ from: isoDate }),
  response: messageOnly,
});

export const tryAgencySetting = endpoint({
  method: 'POST',
  path: '/api/edats/management/{module}/{name}/try',
  summary: 'Computes last month under another value, and says what would change; nothing is stored.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: named,
  body: z.object({ value }),
  response: startedJob,
});
