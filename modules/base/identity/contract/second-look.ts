import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { passkeyAnswer } from './passkeys.ts';
import { factorMethod } from './sign-in.ts';

/**
 * Part of the body of a call that is only for the person themselves, such as a file that leaves the browser: one of these, or none of them where the
 * caller signed in within the last 10 minutes. Such a call has `ownTransactions`, so that a wrong try stays counted.
 */
export const secondLook = {
  password: z.string().max(1000).optional(),
  /** Of the second factor: of the app, from the e-mail, or a recovery code. */
  code: z.string().trim().max(40).optional(),
  /** What a passkey of theirs answers to a challenge. */
  credential: passkeyAnswer.optional(),
};
const proof = z.object(secondLook);
export type SecondLookProof = z.output<typeof proof>;

export const readSecondLook = endpoint({
  method: 'GET',
  path: '/api/users/me/second-look',
  summary: 'Whether the caller is asked once more who they are before a file is theirs, and how they may show it.',
  access: 'signed-in',
  response: z.object({
    needed: z.boolean(),
    password: z.boolean(),
    passkey: z.boolean(),
    codes: z.array(factorMethod),
  }),
});

export const mailSecondLook = endpoint({
  method: 'POST',
  path: '/api/users/me/second-look/code',
  summary: 'Mails the caller a code for a second look; for who has codes by e-mail.',
  access: 'signed-in',
  response: messageOnly,
  ownTransactions: true,
});
