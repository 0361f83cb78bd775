import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

const window = z.object({ effective_on: z.string(), from: z.string(), to: z.string(), source: z.string() });

export const listWindows = endpoint({
  method: 'GET',
  path: '/api/development/windows',
  summary: 'In which days of the year plans are revised, each from a day on.',
  access: ['LDADMIN'],
  response: z.object({ windows: z.array(window) }),
});

const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter month and day, such as 06-01.');

export const saveWindow = endpoint({
  method: 'PUT',
  path: '/api/development/windows',
  summary: 'Sets in which days of the year plans are revised, from a day on.',
  access: ['LDADMIN'],
  reach: 'university',
  body: z
    .object({
      effective_on: isoDate,
      from: dayOfYear,
      to: dayOfYear,
      source: z.string().trim().min(1, 'Enter the order that sets it.').max(200, 'At most 200 characters.'),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day comes after the first.' }),
  response: messageOnly,
});
