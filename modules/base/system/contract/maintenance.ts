import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

export const maintenance = endpoint({
  method: 'GET',
  path: '/api/users/maintainance',
  summary: 'Whether the system is open; 503 while under maintenance.',
  access: 'public',
  response: z.object({ status: z.string() }),
});

/** The switch by which administrators close Talaan for everybody else. */
export const maintenanceState = z.object({
  is_on: z.boolean(),
  message: z.string(),
  since: z.string().nullable(),
  /** When it opens by itself. */
  ends_at: z.string().nullable(),
});
export type MaintenanceState = z.output<typeof maintenanceState>;

const turn = z.object({ at: z.string(), by: z.string(), is_on: z.boolean(), message: z.string(), ends_at: z.string().nullable() });

export const readMaintenance = endpoint({
  method: 'GET',
  path: '/api/settings/maintenance',
  summary: 'Whether Talaan is closed, and who last closed and opened it.',
  access: ['ADMIN'],
  response: z.object({
    maintenance: maintenanceState,
    /** How many others are signed in. */
    signed_in: z.int(),
    history: z.array(turn),
  }),
});

export const changeMaintenance = endpoint({
  method: 'PUT',
  path: '/api/settings/maintenance',
  summary: 'Closes Talaan for everyone but administrators, with a message and an end, or opens it.',
  access: ['ADMIN'],
  reach: 'university',
  body: z
    .object({
      is_on: z.boolean(),
      message: z.string().trim().max(500, 'Enter at most 500 characters.').default(''),
      ends_at: z.iso.datetime({ offset: true, error: 'Enter a date and a time.' }).nullable().default(null),
    })
    .refine(({ is_on, message }) => !is_on || message.length > 0, {
      path: ['message'],
      error: 'Enter why Talaan is closed; everyone reads it.',
    }),
  response: messageOnly,
});
