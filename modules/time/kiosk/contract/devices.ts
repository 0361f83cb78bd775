import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

export const readTablet = endpoint({
  method: 'GET',
  path: '/api/edats/devices/{id}/tablet',
  summary: 'The tablet of a kiosk: since when it is enrolled, when it was heard last, how its clock is, and what of it is missing.',
  access: ['EDATSADMIN'],
  params: byId,
  response: z.object({
    tablet: z
      .object({
        enrolled_at: z.string(),
        enrolled_by: z.string(),
        last_contact_at: z.string().nullable(),
        /** Seconds that its clock is behind; below zero it is ahead. */
        clock_lag: z.number().int().nullable(),
        copied_at: z.string().nullable(),
        punches: z.number().int(),
        /** Numbers below the highest that never came. */
        missing: z.number().int(),
        pending: z.number().int(),
      })
      .nullable(),
    /** Until when a code that was issued enrols a tablet. */
    code_until: z.string().nullable(),
    /** Whether a tablet can be enrolled under the address of Talaan: browsers give camera and keys to https and localhost alone. */
    is_secure: z.boolean(),
  }),
});

export const issueEnrolmentCode = endpoint({
  method: 'POST',
  path: '/api/edats/devices/{id}/tablet/code',
  summary: 'Issues the one-time code that enrols a tablet as this device; an earlier code opens nothing any more.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: z.object({ code: z.string(), address: z.string(), until: z.string() }),
});

export const endTablet = endpoint({
  method: 'POST',
  path: '/api/edats/devices/{id}/tablet/end',
  summary: 'Ends the enrolment of a tablet, such as one that was lost: what it sends afterwards is held for review.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});
