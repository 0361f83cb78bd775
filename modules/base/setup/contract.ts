import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { accountAddress, chosenPassword } from '@talaan/identity/contract/password-reset.ts';

/** How long the set-up address works that the server prints at its start. */
export const SETUP_MINUTES = 60;

/** The code of a set-up address: 256 random bits. */
export const SETUP_CODE = /^[\w-]{43}$/;
const setupCode = z.string().trim().regex(SETUP_CODE, 'This set-up address is not whole. Copy all of it, to its last character.');

export const readSetupCode = endpoint({
  method: 'POST',
  path: '/api/setup/code',
  summary: 'Whether a set-up address still makes the first administrator, is over, or is needed no more since there is one.',
  access: 'public',
  body: z.object({ code: setupCode }),
  response: z.object({ state: z.enum(['works', 'over', 'done']) }),
});

export const makeFirstAdministrator = endpoint({
  method: 'POST',
  path: '/api/setup/administrator',
  summary: 'Makes the first administrator by the set-up address, once and for all, and signs in.',
  access: 'public',
  body: z.object({
    code: setupCode,
    name: z.string().trim().min(1, 'Enter your name.').max(150),
    email: accountAddress,
    password: chosenPassword,
  }),
  response: z.object({ token: z.string() }),
});

const setupLine = z.object({
  name: z.string(),
  title: z.string(),
  /** How far it is. */
  says: z.string(),
  is_done: z.boolean(),
  /** The screen where it is done; null for what is done at a terminal of the server. */
  link: z.string().nullable(),
});
export type SetupLine = z.output<typeof setupLine>;

export const readSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  summary: "What a university sets up and how far each thing is, and whether 'Set-up checklist' was hidden.",
  access: ['ADMIN'],
  response: z.object({ lines: z.array(setupLine), is_put_away: z.boolean() }),
});

export const putSetupAway = endpoint({
  method: 'PUT',
  path: '/api/setup/put-away',
  summary: "Takes 'Set-up checklist' out of the menu of administrators, or puts it back.",
  access: ['ADMIN'],
  reach: 'university',
  body: z.object({ is_put_away: z.boolean() }),
  response: messageOnly,
});
