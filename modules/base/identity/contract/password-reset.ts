import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

/** How long the mailed link sets a new password. */
export const RESET_MINUTES = 30;

/** An address as accounts have it: trimmed and in lower case. */
export const accountAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter your e-mail address.')
  .max(254)
  .pipe(z.email('This is no e-mail address.'));

/** The token of a mailed link: 256 random bits. */
export const LINK_TOKEN = /^[\w-]{43}$/;
export const linkToken = z.string().trim().regex(LINK_TOKEN, 'This link is not whole. Open it in the mail again.');

/** Checked by rules/password.ts, which knows whose it is. */
export const chosenPassword = z.string().min(1, 'Choose a password.').max(1000);

export const askForReset = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Mails a link that sets a new password; the answer is the same for an unknown address.',
  access: 'public',
  body: z.object({ email: accountAddress }),
  response: messageOnly,
});

export const readResetLink = endpoint({
  method: 'POST',
  path: '/api/verify-token',
  summary: 'Whether a mailed link still sets a new password.',
  access: 'public',
  body: z.object({ token: linkToken }),
  response: z.object({ works: z.boolean() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Sets a new password by a mailed link, once, and ends all sessions of the account.',
  access: 'public',
  body: z.object({ token: linkToken, password: chosenPassword }),
  response: messageOnly,
});
