import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

/** The password of oneself; needed where one signed in more than 10 minutes ago. */
const confirmation = z.object({ password: z.string().max(1000).optional() });

const code = z.string().trim().min(1, 'Enter the code.').max(40);

/** A factor that was turned on; the first one brings recovery codes, which are shown this once. */
const turnedOn = messageOnly.extend({ recovery_codes: z.array(z.string()) });

export const rememberedBrowser = z.object({
  id: z.uuid(),
  /** As in `Chrome on Windows`. */
  device: z.string(),
  remembered_at: z.string(),
  remembered_until: z.string(),
  last_seen_at: z.string(),
  is_this: z.boolean(),
});
export type RememberedBrowser = z.output<typeof rememberedBrowser>;

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/users/me/second-factor',
  summary: 'The caller’s second factors, their remembered browsers, and whether a change asks for the password.',
  access: 'signed-in',
  response: z.object({
    app: z.boolean(),
    email: z.boolean(),
    /** Where mailed codes go. */
    address: z.string(),
    /** How many recovery codes are left. */
    recovery_codes: z.number().int(),
    /** Whether one of one’s roles asks for a second factor. */
    required: z.boolean(),
    needs_password: z.boolean(),
    browsers: z.array(rememberedBrowser),
  }),
});

export const beginApp = endpoint({
  method: 'POST',
  path: '/api/users/me/second-factor/app',
  summary: 'Makes the secret of an authenticator app; it counts only after a code of it was proven.',
  access: 'signed-in',
  body: confirmation,
  response: z.object({ secret: z.string(), address: z.string() }),
  ownTransactions: true,
});

export const turnOnApp = endpoint({
  method: 'PUT',
  path: '/api/users/me/second-factor/app',
  summary: 'Turns the authenticator app on, with a code of it.',
  access: 'signed-in',
  body: z.object({ code }),
  response: turnedOn,
});

export const turnOffApp = endpoint({
  method: 'DELETE',
  path: '/api/users/me/second-factor/app',
  summary: 'Turns the authenticator app off.',
  access: 'signed-in',
  body: confirmation,
  response: messageOnly,
  ownTransactions: true,
});

export const mailTrialCode = endpoint({
  method: 'POST',
  path: '/api/users/me/second-factor/email',
  summary: 'Mails a code, to turn codes by e-mail on.',
  access: 'signed-in',
  body: confirmation,
  response: messageOnly,
  ownTransactions: true,
});

export const turnOnEmail = endpoint({
  method: 'PUT',
  path: '/api/users/me/second-factor/email',
  summary: 'Turns codes by e-mail on, with the one that was mailed.',
  access: 'signed-in',
  body: z.object({ code }),
  response: turnedOn,
  ownTransactions: true,
});

export const turnOffEmail = endpoint({
  method: 'DELETE',
  path: '/api/users/me/second-factor/email',
  summary: 'Turns codes by e-mail off.',
  access: 'signed-in',
  body: confirmation,
  response: messageOnly,
  ownTransactions: true,
});

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/users/me/second-factor/recovery-codes',
  summary: 'Makes ten new recovery codes, shown this once; the old ones count no more.',
  access: 'signed-in',
  body: confirmation,
  response: z.object({ recovery_codes: z.array(z.string()) }),
  ownTransactions: true,
});

export const forgetBrowser = endpoint({
  method: 'DELETE',
  path: '/api/users/me/remembered-browsers/{id}',
  summary: 'Asks for the second factor again in one of the caller’s remembered browsers.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  response: messageOnly,
});
