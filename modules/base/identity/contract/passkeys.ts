import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

/** How long what a passkey is asked to sign stands, in minutes. */
export const CHALLENGE_MINUTES = 5;

const name = z.string().trim().min(1, 'Enter a name for the passkey.').max(60, 'Use at most 60 characters.');

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Kept by an account of its maker (iCloud, Google), and so on several devices; else on one device alone. */
  backed_up: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** Options of a ceremony, as `@simplewebauthn/browser` takes them: written by WebAuthn, level 3. */
const options = z.looseObject({ challenge: z.string() });

/** One’s own password; needed where one signed in more than 10 minutes ago. */
export const confirmation = z.object({ password: z.string().max(1000).optional() });

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

/** What an authenticator answers, both ceremonies; what is not read here is left out. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
};

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/users/me/passkeys',
  summary: 'The caller’s passkeys, and whether adding or removing one asks for the password.',
  access: 'signed-in',
  response: z.object({ passkeys: z.array(passkey), needs_password: z.boolean() }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/users/me/passkeys/options',
  summary: 'What the browser needs to make a passkey; asks for the password unless one has just signed in.',
  access: 'signed-in',
  body: confirmation,
  response: z.object({ options }),
  ownTransactions: true,
});

export const registerPasskey = endpoint({
  method: 'POST',
  path: '/api/users/me/passkeys',
  summary: 'Stores the passkey that the browser made.',
  access: 'signed-in',
  body: z.object({
    name,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(10_000),
        attestationObject: base64url(100_000),
        transports: z.array(z.string().max(20)).max(10).default([]).transform(onlyKnown),
      }),
    }),
  }),
  response: z.object({ passkey }),
  ownTransactions: true,
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/users/me/passkeys/{id}',
  summary: 'Renames one of the caller’s passkeys.',
  access: 'signed-in',
  params: byId,
  body: z.object({ name }),
  response: z.object({ passkey }),
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/users/me/passkeys/{id}',
  summary: 'Removes one of the caller’s passkeys; asks for the password unless they have just signed in.',
  access: 'signed-in',
  params: byId,
  body: confirmation,
  response: messageOnly,
  ownTransactions: true,
});

export const challengePasskey = endpoint({
  method: 'POST',
  path: '/api/authenticate/passkey/options',
  summary: 'What the browser needs to sign in with a passkey.',
  access: 'public',
  response: z.object({ options }),
});

/** What an authenticator answers to a challenge. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
    userHandle: base64url(200).optional(),
  }),
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/authenticate/passkey',
  summary: 'Signs in with a passkey, which counts as both factors, and answers with a token.',
  access: 'public',
  body: z.object({ credential: passkeyAnswer }),
  response: z.object({ token: z.string() }),
  ownTransactions: true,
});

/** Authenticators may name ways that did not exist yet when this was written. */
function onlyKnown(named: string[]): z.output<typeof transport>[] {
  return named.flatMap((one) => transport.safeParse(one).data ?? []);
}
