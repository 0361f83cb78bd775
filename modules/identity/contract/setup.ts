import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { accountAddress, chosenPassword } from './password-reset.ts';

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
